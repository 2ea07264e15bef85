import { seededRng } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { habits } from '../parameters/habits.ts';
import { asBystander } from '../worlds/believed.ts';
import type { Basis } from './basis.ts';

type Lying = Omit<Basis, 'stance' | 'worth'>;

const { named, cleared, rival, blur } = habits.lying;

/** What a liar has said as a seer: it stands by that. */
function reported({ common, eye }: Lying): ReadonlyMap<Seat, boolean> {
  const reports = common.heard.reports.seer[eye] ?? [];
  return new Map(
    reports.flatMap(({ at, isWolf }): [Seat, boolean][] =>
      at === null || isWolf === null ? [] : [[at, isWolf]],
    ),
  );
}

/** What a wolf shows of what it thinks of another: less than others do, until the other is lost. */
function shielded({ persona, policy }: Lying, opinion: number): number {
  const [least, most] = policy.givingUp;
  const limit = least + (most - least) * persona.loyalty;
  if (persona.boldness >= policy.shielders) return opinion;
  return opinion >= limit ? opinion : opinion * (1 - policy.shielding);
}

/** The possessed does not want to hit a wolf, and cannot tell: it spreads what others think. */
const blurred = (opinion: number): number => blur.least + opinion * blur.share;

/**
 * The cover world of a liar: what somebody innocent would believe in its place, bent by what it has said before and by
 * whom it spares.
 */
export function stanceOf(basis: Lying): Float64Array {
  const { common, eye, knowledge } = basis;
  const { role, mates } = knowledge;
  const said = reported(basis);
  const isSeer = common.heard.claims[eye] === 'seer';
  const opinions = asBystander(common.belief, eye);
  const rng = seededRng(`spread ${eye} ${basis.shown.days.length} ${basis.persona.boldness}`);
  return opinions.map((opinion, seat) => {
    if (seat === eye) return 0;
    const lie = said.get(seat);
    if (lie !== undefined && isSeer) return lie ? named : cleared;
    if (isSeer && common.heard.claims[seat] === 'seer') return rival;
    if (role === 'wolf' && mates.includes(seat)) return shielded(basis, opinion);
    return role === 'possessed' ? blurred(opinion) + (blur.own * rng.int(1000)) / 1000 : opinion;
  });
}
