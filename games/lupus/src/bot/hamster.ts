import type { Seat } from '@rudel/kernel';
import { deadOfNight, isAlive } from '../seats.ts';
import type { Shown } from '../types.ts';
import type { Common } from './belief.ts';
import type { Knowledge } from './knowledge.ts';
import { has } from './worlds.ts';

type Looking = {
  readonly shown: Shown;
  readonly eye: Seat;
  readonly common: Common;
  readonly knowledge: Knowledge;
  readonly wolf: Float64Array;
};

/** How well a claim other than that of a villager speaks against being the werehamster. */
const doubtOfClaims = 0.35;
/** That somebody who died alone in a night was the werehamster, found by a seer while the wolves failed; or as one of two. */
const diedAlone = 0.1;
const diedWithAnother = 0.5;

/** Whoever was seen by a true seer and lives is no werehamster (3.6). */
function unseen({ shown, common, knowledge }: Looking, seat: Seat): number {
  if (!isAlive(shown, seat)) return 1;
  if (knowledge.role === 'seer' && has(knowledge.innocent, seat)) return 0;
  let chance = 1;
  for (const [seer, reports] of common.heard.reports.seer.entries())
    if (reports.some(({ at }) => at === seat)) chance *= 1 - (common.belief.seer[seer] ?? 0);
  return chance;
}

function weightOf(looking: Looking, seat: Seat): number {
  const { shown, eye, common, wolf } = looking;
  if (seat === eye) return 0;
  const fate = shown.fates[seat] ?? null;
  const claim = common.heard.claims[seat] ?? null;
  const byClaim = claim === null || claim === 'villager' ? 1 : doubtOfClaims;
  if (fate?.startsWith('n') === true) {
    const dead = deadOfNight(shown, Number(fate.slice(1))).length;
    return byClaim * (dead > 1 ? diedWithAnother : diedAlone);
  }
  return byClaim * (1 - (wolf[seat] ?? 0)) * unseen(looking, seat);
}

/** How likely each living one is the werehamster; together that it lives. All zero where there is none. */
export function hamsterOdds(looking: Looking): Float64Array {
  const { shown, common } = looking;
  const odds = new Float64Array(common.heard.players);
  if (!shown.deck.includes('werehamster')) return odds;
  const weights = odds.map((_, seat) => weightOf(looking, seat));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, seat) => (all > 0 && isAlive(shown, seat) ? weight / all : 0));
}
