import type { Rng } from '@rudel/kernel';

const words = 0x1_0000_0000;

/** One of several, each as often as its weight says; some weight is positive. */
export function weighted<T>(items: readonly T[], rng: Rng, weightOf: (item: T) => number): T {
  const weights = items.map(weightOf);
  let mark = (rng.int(words) / words) * weights.reduce((sum, weight) => sum + weight, 0);
  let last = 0;
  for (const [nth, weight] of weights.entries()) {
    if (weight === 0) continue;
    if (mark < weight) return items[nth] as T;
    mark -= weight;
    last = nth;
  }
  return items[last] as T;
}
