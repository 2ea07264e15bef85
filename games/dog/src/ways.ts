import type { Seat } from '@rudel/kernel';
import {
  fresh,
  inNest,
  isFresh,
  placeOf,
  quarter,
  ringSize,
  seatOf,
  stallDoor,
  stallEnd,
  stallHas,
  stepsToStart,
} from './board.ts';
import type { Board, Place, Stone } from './board.ts';

/**
 * What one stone can do by itself, as far as any card carries it: which one it is and where it stands, how many steps it can go ahead
 * and back on the ring before a fresh stone bars it (dog 4.1), how many lead to its start, where it may turn in, and how many
 * fields behind the door are free (dog 5.2, 5.5). It is packed into one number, since ways are found for every move.
 */
export type Way = number;

const farthest = 13;
const nowhere: Place = -1;

/** More steps to the start than any card has are all alike. */
const tooFar = 15;

function wayOf(
  index: number,
  stone: Stone,
  ahead: number,
  behind: number,
  before: number,
  depth: number,
): Way {
  return (
    index |
    ((stone - inNest) << 4) |
    (ahead << 11) |
    (behind << 15) |
    (Math.min(before, tooFar) << 19) |
    (depth << 23)
  );
}

export const indexOfWay = (way: Way): number => way & 15;
export const seatOfWay = (way: Way): Seat => seatOf(way & 15);
export const stoneOfWay = (way: Way): Stone => ((way >> 4) & 127) + inNest;
const aheadOfWay = (way: Way): number => (way >> 11) & 15;
const behindOfWay = (way: Way): number => (way >> 15) & 15;
export const stepsBefore = (way: Way): number => (way >> 19) & 15;
const depthOfWay = (way: Way): number => way >> 23;

/** Whether no card moves the stone at all, in its nest or at rest in the stall. */
export const leadsNowhere = (way: Way): boolean => way >> 11 === 0;

/** Where the stone stands that goes a way. */
export const fromOfWay = (way: Way): Place => placeOf(seatOfWay(way), stoneOfWay(way));

/** The ways of a seat's four stones; a stone in the nest has one that leads nowhere. */
export function waysOf(board: Board, seat: Seat): readonly Way[] {
  const first = seat * 4;
  return [wayAt(board, first), wayAt(board, first + 1), wayAt(board, first + 2), wayAt(board, first + 3)];
}

function wayAt(board: Board, index: number): Way {
  const stone = board[index] as Stone;
  if (stone === inNest) return wayOf(index, stone, 0, 0, 0, 0);
  if (stone < stallDoor) return wayOnRing(board, index, stone);
  return wayOf(index, stone, 0, 0, 0, freeDepth(board, seatOf(index), stone));
}

/** Fresh stones stand on starts only, so that a card's way meets one of them at the most. */
function wayOnRing(board: Board, index: number, stone: Stone): Way {
  const seat = seatOf(index);
  const from = placeOf(seat, stone);
  const past = from & (quarter - 1);
  const ahead = isFresh(board, ((from >> 4) + 1) & 3) ? quarter - past - 1 : farthest;
  const behind = past > 0 && isFresh(board, from >> 4) ? past - 1 : farthest;
  const before = stepsToStart(stone);
  const mayTurnIn = stone !== fresh && before < farthest && before <= ahead;
  return wayOf(index, stone, ahead, behind, before, mayTurnIn ? freeDepth(board, seat, stallDoor - 1) : 0);
}

/** How many fields of the stall are free behind a stone, or behind the door. */
function freeDepth(board: Board, seat: Seat, stone: Stone): number {
  let depth = 0;
  while (stone + depth < stallEnd && !stallHas(board, seat, stone + depth + 1)) depth += 1;
  return depth;
}

/** The field of the ring that this many steps lead to, negative ones back; −1 where the way is barred. */
export function ringPlace(way: Way, steps: number): Place {
  if (steps > aheadOfWay(way) || -steps > behindOfWay(way)) return nowhere;
  return (fromOfWay(way) + steps) & (ringSize - 1);
}

/** The field of the stall that this many steps lead to; −1 where there is none. */
export function stallPlaceAfter(way: Way, steps: number): Place {
  const deep = steps - stepsBefore(way);
  if (deep < 1 || deep > depthOfWay(way)) return nowhere;
  return placeOf(seatOfWay(way), Math.max(stoneOfWay(way), stallDoor - 1) + deep);
}
