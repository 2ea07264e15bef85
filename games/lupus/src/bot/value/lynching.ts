import type { Seat } from '@rudel/kernel';
import type { Role } from '../../roles/role.ts';
import { isHonest } from '../know/knowledge.ts';
import { hamsterOdds } from '../worlds/hamster.ts';
import type { Scene } from './basis.ts';

type Judging = Omit<Scene, 'worth'>;

const sumOf = (values: Float64Array, seats: readonly Seat[]): number =>
  seats.reduce((sum, seat) => sum + (values[seat] ?? 0), 0);

/** How much it is worth to a seat that each is lynched: wolves, and the werehamster, which must not outlive the last of them (5.1). */
export function lynchWorth(scene: Judging): Float64Array {
  const { shown, policy, knowledge } = scene;
  const stance = isHonest(knowledge.role) ? spared(scene) : scene.stance;
  if (!policy.mindsHamster || !shown.deck.includes('werehamster') || knowledge.role === 'werehamster')
    return stance;
  if (isHonest(knowledge.role)) return huntersWorth({ ...scene, stance });
  const odds = knownOdds(scene);
  const weight = scene.others.length < 7 ? 1 : 0.5;
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
function knownOdds(scene: Judging): Float64Array {
  const chosen = new Set(
    scene.knowledge.deeds.flatMap(({ role, note }) => (role === 'wolf' ? (note.chosen ?? []) : [])),
  );
  return hamsterOdds(scene).map((odds, seat) => (odds > 0 && chosen.has(seat) ? Math.max(odds, 0.5) : odds));
}

/** While a lynching can be spared, the last wolf can wait for the werehamster. */
function huntersWorth(scene: Judging): Float64Array {
  const { wolf, stance, others } = scene;
  const odds = hamsterOdds(scene);
  const wolves = sumOf(wolf, others);
  const isAlive = sumOf(odds, others);
  const canSpare = others.length + 1 > 2 * Math.max(1, Math.ceil(wolves - 0.4)) + 2;
  if (wolves < 1.4 && canSpare && isAlive > 0.2)
    return odds.map((one, seat) => one - 0.6 * isAlive * (wolf[seat] ?? 0));
  return stance.map((one, seat) => one + 0.35 * (odds[seat] ?? 0));
}
