import { pick } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { inNest, onStart, placeOf, ringSize, seatOf, stallDoor } from '../src/board.ts';
import type { Stone } from '../src/board.ts';
import { formatPlace } from '../src/places.ts';
import type { View } from '../src/types.ts';

/** A seven shared out at random, often in a way that is lawful and never listed: a stone may drive twice. */
export function oddSeven({ shown }: View, rng: Rng): string {
  const stones = shown.board.slice();
  const out = stones.flatMap((stone, index) => (stone === inNest ? [] : [index]));
  const legs: string[] = [];
  for (let rest = 7; rest > 0 && out.length > 0;) {
    const steps = 1 + rng.int(rest);
    const index = pick(out, rng);
    const from = stones[index] as Stone;
    const to = driven(from, steps, rng.int(2) === 0);
    legs.push(`${formatPlace(placeOf(seatOf(index), from))}>${formatPlace(placeOf(seatOf(index), to))}`);
    stones[index] = to;
    rest -= steps;
  }
  return `${pick(['7', 'X=7'], rng)}:${legs.join(',') || '-'}`;
}

/** Where a stone would come to if nothing were in its way. */
function driven(stone: Stone, steps: number, turnsIn: boolean): Stone {
  if (stone >= stallDoor) return Math.min(stone + steps, stallDoor + 3);
  const passed = Math.max(stone, onStart) + steps;
  const deep = stone === onStart ? steps : passed - ringSize;
  if (turnsIn && deep >= 1 && deep <= 4) return stallDoor + deep - 1;
  return passed & (ringSize - 1);
}
