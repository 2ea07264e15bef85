import type { Seat } from '@rudel/kernel';
import { silhouettes } from '../silhouettes.ts';
import type { Silhouette } from '../silhouettes.ts';
import { activeIn, activeOf } from '../turns.ts';
import type { OpenTurn, Shown } from '../types.ts';

/** How much somebody seems to like each silhouette as an answer. */
export type Liking = { readonly [S in Silhouette]: number };

/** What one answer tells about the taste of who gave it, and about everybody's. */
const weightOfOwn = 1;
const weightOfOthers = 0.25;

/** What the answers shown so far in this match tell of a seat's taste; everybody's counts a little. */
export function likingOf(shown: Shown, seat: Seat): Liking {
  const liking = Object.fromEntries(silhouettes.map((one) => [one, 0])) as { [S in Silhouette]: number };
  const turns: readonly (readonly [Seat, OpenTurn])[] = [
    ...shown.past.map((turn, nth) => [activeIn(shown, nth), turn] as const),
    [activeOf(shown) ?? seat, shown],
  ];
  for (const [active, { best, worst }] of turns) {
    const weight = active === seat ? weightOfOwn : weightOfOthers;
    for (const one of best) liking[one] += weight;
    for (const one of worst) liking[one] -= weight;
  }
  return liking;
}
