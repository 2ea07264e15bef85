import { pick, shuffled } from '@rudel/kernel';
import type { Open, Rng } from '@rudel/kernel';

/** Data of the same shape with other contents: lists in another order, numbers a little off. */
export function nudged(data: Open, rng: Rng): Open {
  if (typeof data === 'number') return rng.int(8) === 0 ? data + pick([-1, 1, 2], rng) : data;
  if (typeof data !== 'object' || data === null) return data;
  if (isList(data)) {
    const parts = data.map((part) => nudged(part, rng));
    return rng.int(2) === 0 ? shuffled(parts, rng) : parts;
  }
  return Object.fromEntries(Object.entries(data).map(([key, part]) => [key, nudged(part, rng)]));
}

function isList(data: object): data is readonly Open[] {
  return Array.isArray(data);
}
