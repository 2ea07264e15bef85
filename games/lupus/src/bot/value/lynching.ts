import type { Seat } from '@rudel/kernel';
import type { Role } from '../../roles/role.ts';
import { isHonest } from '../know/knowledge.ts';
import { habits } from '../parameters/habits.ts';
import { hamsterOdds } from '../worlds/hamster.ts';
import type { Basis } from './basis.ts';

type Judging = Omit<Basis, 'worth'>;

const { hamster } = habits;

const sumOf = (values: Float64Array, seats: readonly Seat[]): number =>
  seats.reduce((sum, seat) => sum + (values[seat] ?? 0), 0);

/** How much it is worth to a seat that each is lynched: wolves, and the werehamster, which must not outlive the last of them (5.1). */
export function lynchWorth(basis: Judging): Float64Array {
  const { shown, policy, knowledge } = basis;
  const stance = isHonest(knowledge.role) ? spared(basis) : basis.stance;
  if (!policy.mindsHamster || !shown.deck.includes('werehamster') || knowledge.role === 'werehamster')
    return stance;
  if (isHonest(knowledge.role)) return huntersWorth({ ...basis, stance });
  const odds = knownOdds(basis);
  const weight = basis.others.length < hamster.lateBelow ? hamster.wolvesLate : hamster.wolvesEarly;
  return stance.map((one, seat) => (knowledge.mates.includes(seat) ? one : one + weight * (odds[seat] ?? 0)));
}

/** Suspicion, less what the village would lose: its seer, or one who claims to be somebody useful and is alone with that. */
function spared({ stance, common, policy, eye }: Judging): Float64Array {
  const [seer, other] = policy.sparing;
  const { claims } = common.heard;
  const isAlone = (claim: Role | null): boolean =>
    claim !== null && claim !== 'villager' && claims.indexOf(claim) === claims.lastIndexOf(claim);
  return stance.map((doubt, seat) => {
    const claim = claims[seat] ?? null;
    if (seat === eye) return doubt;
    if (claim === 'seer') return doubt - seer * (common.belief.seer[seat] ?? 0);
    return isAlone(claim) ? doubt - other * (1 - doubt) : doubt;
  });
}

/** Wolves know whom they chose in vain. */
function knownOdds(basis: Judging): Float64Array {
  const chosen = new Set(
    basis.knowledge.deeds.flatMap(({ role, note }) => (role === 'wolf' ? (note.chosen ?? []) : [])),
  );
  return hamsterOdds(basis).map((odds, seat) =>
    odds > 0 && chosen.has(seat) ? Math.max(odds, hamster.chosenInVain) : odds,
  );
}

/** While a lynching can be spared, the last wolf can wait for the werehamster. */
function huntersWorth(basis: Judging): Float64Array {
  const { wolf, stance, others } = basis;
  const odds = hamsterOdds(basis);
  const wolves = sumOf(wolf, others);
  const isAlive = sumOf(odds, others);
  const canSpare = others.length + 1 > 2 * Math.max(1, Math.ceil(wolves - hamster.anotherWolf)) + 2;
  if (wolves < hamster.lastWolf && canSpare && isAlive > hamster.alive)
    return odds.map((one, seat) => one - hamster.waiting * isAlive * (wolf[seat] ?? 0));
  return stance.map((one, seat) => one + hamster.besides * (odds[seat] ?? 0));
}
