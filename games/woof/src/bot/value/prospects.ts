import type { World } from '../worlds/drawn-worlds.ts';
import { findings } from './inquiries.ts';
import type { Inquiry } from './inquiries.ts';
import { RightCounts } from './right-counts.ts';

/** What an inquiry is worth to a character, by its value: the best suspicion afterwards, over all that may come of it. */
export function prospectOf(
  move: Inquiry,
  worlds: readonly World[],
  value: number,
  worthOf: (chance: number) => number,
): number {
  const counts = new RightCounts(worlds, (world) => findings(move, world), [value]);
  let [sum, whole] = [0, 0];
  for (const outcome of counts.outcomes) {
    const share = counts.shareOf(counts.likeliest(outcome, value), outcome, value);
    sum += counts.worldsWith(outcome) * worthOf(share);
    whole += counts.worldsWith(outcome);
  }
  return sum / whole;
}
