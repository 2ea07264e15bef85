import type { Seat } from '@rudel/kernel';
import {
  fresh,
  inNest,
  isFresh,
  onStart,
  placeOf,
  quarter,
  ringSize,
  seatOf,
  stallDoor,
  stallEnd,
  stallHas,
  stoneAt,
} from './board.ts';
import type { Board, Place, Stone } from './board.ts';

/**
 * Whether a fresh stone stands on the way from a field, which counts less than a quarter of the ring (dog 4.1).
 * Fresh stones stand on starts only, and so short a way meets one start at the most.
 */
export function isBarred(board: Board, field: Place, distance: number): boolean {
  const past = field & (quarter - 1);
  if (distance < 0) return past > 0 && past <= -distance && isFresh(board, field >> 4);
  return quarter - past <= distance && isFresh(board, ((field >> 4) + 1) & 3);
}

/** Whether no stone stands in the stall after `from` up to `target` (dog 5.5). */
export function isStallFree(board: Board, seat: Seat, from: Stone, target: Stone): boolean {
  for (let stone = from + 1; stone <= target; stone += 1) if (stallHas(board, seat, stone)) return false;
  return true;
}

/**
 * Drives a stone one step of a seven, in place, and sends home whom it meets (dog 6.3).
 * At its own start it turns in or goes on, as told. Tells what bars the step, or null.
 */
export function stepForward(
  stones: Stone[],
  index: number,
  turnsIn: boolean,
  onHit?: (index: number) => void,
): 'fresh-in-way' | 'stall-blocked' | null {
  const stone = stones[index] as Stone;
  const seat = seatOf(index);
  if (stone >= stallDoor || (stone === onStart && turnsIn)) {
    const target = stone === onStart ? stallDoor : stone + 1;
    if (target > stallEnd || stallHas(stones, seat, target)) return 'stall-blocked';
    stones[index] = target;
    return null;
  }
  const other = stoneAt(stones, (placeOf(seat, stone) + 1) & (ringSize - 1));
  if (other >= 0) {
    if (stones[other] === fresh) return 'fresh-in-way';
    onHit?.(other);
    stones[other] = inNest;
  }
  stones[index] = (Math.max(stone, onStart) + 1) & (ringSize - 1);
  return null;
}
