import type { Seat } from '@rudel/kernel';
import type { Shown } from '../../types.ts';
import { deadOfNight, fateOf } from '../../village/fates.ts';
import { isAlive } from '../../village/seats.ts';
import type { Knowledge } from '../know/knowledge.ts';
import { has } from '../know/seat-set.ts';
import { habits } from '../parameters/habits.ts';
import type { Common } from './belief.ts';

type Looking = {
  readonly shown: Shown;
  readonly eye: Seat;
  readonly common: Common;
  readonly knowledge: Knowledge;
  readonly wolf: Float64Array;
};

const { claimed, diedAlone, diedWithAnother } = habits.hamster;

/** Whoever was seen by a true seer and lives is no werehamster (3.6). */
function unseen({ heard, belief }: Common, seat: Seat): number {
  let chance = 1;
  for (const [seer, reports] of heard.reports.seer.entries())
    if (reports.some(({ at }) => at === seat)) chance *= 1 - (belief.seer[seer] ?? 0);
  return chance;
}

function commonWeight(shown: Shown, common: Common, seat: Seat): number {
  const claim = common.heard.claims[seat] ?? null;
  const byClaim = claim === null || claim === 'villager' ? 1 : claimed;
  const fate = fateOf(shown, seat);
  if (fate === null) return byClaim * unseen(common, seat);
  if (fate.time === 'day') return byClaim;
  const dead = deadOfNight(shown, fate.nth).length;
  return byClaim * (dead > 1 ? diedWithAnother : diedAlone);
}

const kept = new WeakMap<Common, readonly number[]>();

function commonWeights(shown: Shown, common: Common): readonly number[] {
  const known = kept.get(common);
  if (known !== undefined) return known;
  const weights = common.heard.claims.map((_, seat) => commonWeight(shown, common, seat));
  kept.set(common, weights);
  return weights;
}

/** How likely each living one is the werehamster; together that it lives. All zero where there is none. */
export function hamsterOdds({ shown, eye, common, knowledge, wolf }: Looking): Float64Array {
  const odds = new Float64Array(common.heard.players);
  if (!shown.deck.includes('werehamster')) return odds;
  const seen = knowledge.role === 'seer' ? knowledge.innocent : 0;
  let all = 0;
  for (const [seat, weight] of commonWeights(shown, common).entries()) {
    const isOut = seat === eye || (has(seen, seat) && isAlive(shown, seat));
    const own = isOut ? 0 : weight * (1 - (wolf[seat] ?? 0));
    odds[seat] = own;
    all += own;
  }
  return odds.map((weight, seat) => (all > 0 && isAlive(shown, seat) ? weight / all : 0));
}
