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

/** What one stone can do by itself, as far as any card carries it. */
export type Way = {
  readonly index: number;
  readonly seat: Seat;
  readonly stone: Stone;
  readonly from: Place;
  /** How many steps it can go on the ring before a fresh stone bars it (dog 4.1). */
  readonly ahead: number;
  readonly behind: number;
  /** Steps from here to the start, where it may turn in, and how many fields behind the door are free (dog 5.2, 5.5). */
  readonly stepsBefore: number;
  readonly depth: number;
};

const farthest = 13;
const nowhere: Place = -1;

/** The ways of a seat's stones that are out of the nest. */
export function addWays(board: Board, seat: Seat, ways: Way[]): void {
  for (let index = seat * 4; index < seat * 4 + 4; index += 1) {
    const stone = board[index] as Stone;
    if (stone >= stallDoor) ways.push(wayInStall(board, index, stone));
    else if (stone !== inNest) ways.push(wayOnRing(board, index, stone));
  }
}

function wayInStall(board: Board, index: number, stone: Stone): Way {
  const seat = seatOf(index);
  const depth = freeDepth(board, seat, stone);
  return { index, seat, stone, from: placeOf(seat, stone), ahead: 0, behind: 0, stepsBefore: 0, depth };
}

/** Fresh stones stand on starts only, so that a card's way meets one of them at the most. */
function wayOnRing(board: Board, index: number, stone: Stone): Way {
  const seat = seatOf(index);
  const from = placeOf(seat, stone);
  const past = from & (quarter - 1);
  const ahead = isFresh(board, ((from >> 4) + 1) & 3) ? quarter - past - 1 : farthest;
  const behind = past > 0 && isFresh(board, from >> 4) ? past - 1 : farthest;
  const stepsBefore = stepsToStart(stone);
  const mayTurnIn = stone !== fresh && stepsBefore < farthest && stepsBefore <= ahead;
  const depth = mayTurnIn ? freeDepth(board, seat, stallDoor - 1) : 0;
  return { index, seat, stone, from, ahead, behind, stepsBefore, depth };
}

/** How many fields of the stall are free behind a stone, or behind the door. */
function freeDepth(board: Board, seat: Seat, stone: Stone): number {
  let depth = 0;
  while (stone + depth < stallEnd && !stallHas(board, seat, stone + depth + 1)) depth += 1;
  return depth;
}

/** The field of the ring that this many steps lead to, negative ones back; −1 where the way is barred. */
export function ringPlace({ from, ahead, behind }: Way, steps: number): Place {
  if (steps > ahead || -steps > behind) return nowhere;
  return (from + steps) & (ringSize - 1);
}

/** The field of the stall that this many steps lead to; −1 where there is none. */
export function stallPlaceAfter({ seat, stone, stepsBefore, depth }: Way, steps: number): Place {
  const deep = steps - stepsBefore;
  if (deep < 1 || deep > depth) return nowhere;
  return placeOf(seat, (stone >= stallDoor ? stone : stallDoor - 1) + deep);
}
