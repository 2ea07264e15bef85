import { inNest, onStart, ringSize, stallDoor, stallEnd } from '../../board.ts';
import type { Stone } from '../../board.ts';
import type { Weights } from '../parameters.ts';

/** What a stone is worth to its seat, wherever it may be. */
export type StoneValues = readonly number[];

const back = 4;

export function stoneValues(weights: Weights): StoneValues {
  return Array.from({ length: stallEnd - inNest + 1 }, (_, index) => valueAt(index + inNest, weights));
}

export const valueOf = (values: StoneValues, stone: Stone): number => values[stone - inNest] as number;

/** Fields driven; a stone that stands on its start in an ordinary way has the round behind it (dog 5.2). */
function valueAt(stone: Stone, weights: Weights): number {
  if (stone === inNest) return 0;
  if (stone >= stallDoor) return weights.out + ringSize + weights.home + stone - stallDoor;
  const driven = stone === onStart ? ringSize : Math.max(stone, onStart);
  const turningBack = stone !== onStart && stone <= back ? weights.fourBack : 0;
  return weights.out + driven + turningBack;
}
