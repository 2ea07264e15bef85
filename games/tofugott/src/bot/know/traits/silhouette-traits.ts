import { silhouettes } from '../../../silhouettes.ts';
import type { Silhouette } from '../../../silhouettes.ts';
import type { Trait } from './traits.ts';

/**
 * How much of each trait a silhouette has, from −3 to 3, in the order of `silhouettes`:
 * rat, pig, elephant, dolphin, human, tofu, spider, beetle, bird, snake.
 */
export const silhouetteTraits: Readonly<Record<Trait, readonly number[]>> = {
  big: [-1, 1, 3, 1, 1, -1, -2, -3, -1, 0],
  fast: [2, -1, -1, 2, 0, -2, 1, -1, 2, 0],
  cute: [-1, 1, 2, 2, 0, 0, -2, 1, 2, -2],
  dangerous: [0, -1, 1, -1, 2, -2, 2, 0, -2, 3],
  dirty: [3, 3, -1, -2, 0, -2, 0, 2, 0, -1],
  clever: [2, 1, 1, 3, 1, -2, 1, -1, 0, 0],
  wet: [1, 0, 0, 3, -1, 1, -2, -1, -1, 1],
  airy: [-1, -2, -3, 1, -1, 1, 2, 2, 3, -2],
  sociable: [1, 1, 1, 2, 2, 0, -2, 0, 1, -2],
  elegant: [-2, -3, -1, 2, 1, -1, 1, 1, 2, 2],
  funny: [0, 2, 1, 2, 0, 1, -1, 0, 1, -2],
  edible: [-2, 3, -1, -1, -2, 2, -1, 1, 2, 0],
  calm: [-2, 0, 2, 0, -3, 2, 2, 1, -2, 2],
  strong: [-1, 1, 2, 1, 0, -2, -1, 3, -2, 1],
  exotic: [-2, -2, 2, 2, -2, 0, 0, 2, 0, 2],
  loyal: [-1, 1, 2, 2, 0, 1, -2, 1, 0, -3],
  sly: [3, -1, -1, 0, 2, -2, 2, -2, 0, 3],
  noisy: [-1, 2, 1, 1, 3, -2, -2, 0, 3, -2],
  soft: [1, 2, 0, 0, 0, 3, -1, -3, 2, 0],
  old: [-1, -2, 2, -1, 0, -1, 1, 3, -1, 2],
  modern: [0, -1, -2, 1, 3, 2, 1, -1, 0, -2],
  holy: [-2, -1, 1, 1, -1, 2, -1, 2, 2, 0],
  diligent: [0, -2, 1, -1, 1, -2, 3, 3, 1, -2],
  creepy: [2, -1, -2, -2, 0, -1, 3, 2, -2, 2],
  greedy: [2, 3, 0, -1, 3, -2, 1, -2, 0, 0],
  plain: [0, 0, -2, -2, 2, 2, 0, 2, 1, -2],
  free: [1, -2, -1, 2, -1, -2, 0, 1, 3, 1],
};

export function traitOf(silhouette: Silhouette, trait: Trait): number {
  return silhouetteTraits[trait][silhouettes.indexOf(silhouette)] ?? 0;
}
