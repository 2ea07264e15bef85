import type { Seat } from '@rudel/kernel';

export const seats: readonly Seat[] = [0, 1, 2, 3];

/** The ring, sixteen fields a quarter (dog 1.1). */
export const ringSize = 64;
export const quarter: number = ringSize / 4;
export const stallSize = 4;

/**
 * Where a stone is, seen from its own seat: in the nest, fresh on the start,
 * so many fields past the start (0 to 63), or in the stall (64 to 67, outermost first).
 */
export type Stone = number;

export const inNest: Stone = -2;
export const fresh: Stone = -1;
export const onStart: Stone = 0;
export const stallDoor: Stone = ringSize;
export const stallEnd: Stone = ringSize + stallSize - 1;

/** Sixteen stones, four a seat, each seat's in ascending order: equal boards are equal lists. */
export type Board = readonly Stone[];

/**
 * A place as moves name it: a field of the ring (0 to 63), a field of a stall (64 + 4 · seat + depth − 1),
 * or a nest (80 + seat).
 */
export type Place = number;

export const emptyBoard: Board = seats.flatMap(() => [inNest, inNest, inNest, inNest]);

export const partnerOf = (seat: Seat): Seat => (seat + 2) & 3;
export const nextSeat = (seat: Seat): Seat => (seat + 1) & 3;
export const startOf = (seat: Seat): Place => seat * quarter;
/** The seat of the stone at an index of the board. */
export const seatOf = (index: number): Seat => index >> 2;

export const isOnRing = (stone: Stone): boolean => stone >= fresh && stone < stallDoor;
export const isHome = (stone: Stone): boolean => stone >= stallDoor;
const firstNest: Place = ringSize + 4 * stallSize;
export const nestPlace = (seat: Seat): Place => firstNest + seat;
export const isNest = (place: Place): boolean => place >= firstNest;
export const nestSeatOf = (place: Place): Seat => place - firstNest;

export const isStallPlace = (place: Place): boolean => place >= ringSize && place < firstNest;
export const stallSeatOf = (place: Place): Seat => (place - ringSize) >> 2;
export const stallPlace = (seat: Seat, depth: number): Place => ringSize + seat * stallSize + depth - 1;

/** The place of a stone that is not in the nest. */
export function placeOf(seat: Seat, stone: Stone): Place {
  if (stone >= stallDoor) return stallPlace(seat, stone - stallDoor + 1);
  return (startOf(seat) + Math.max(stone, 0)) & (ringSize - 1);
}

/** The stone of a seat that stands at a place, as the seat counts it. */
export function stoneFor(seat: Seat, place: Place): Stone {
  if (isStallPlace(place)) return stallDoor + ((place - ringSize) & 3);
  return (place - startOf(seat)) & (ringSize - 1);
}

/** How many steps a stone is from its own start; one that stands on it may turn in at once (dog 5.2). */
export const stepsToStart = (stone: Stone): number => (ringSize - stone) & (ringSize - 1);

/** The index of the stone at a place, or −1. */
export function stoneAt(board: Board, place: Place): number {
  if (place >= ringSize) {
    return indexOfStone(board, stallSeatOf(place), stallDoor + ((place - ringSize) & (stallSize - 1)));
  }
  for (let seat = 0; seat < 4; seat += 1) {
    const stone = (place - startOf(seat)) & (ringSize - 1);
    const index = indexOfStone(board, seat, stone);
    if (index >= 0) return index;
    if (stone === onStart && isFresh(board, seat)) return indexOfStone(board, seat, fresh);
  }
  return -1;
}

/** The index of a seat's stone that is where it is said to be, or −1. */
function indexOfStone(board: Board, seat: Seat, stone: Stone): number {
  const first = seat * 4;
  if (board[first] === stone) return first;
  if (board[first + 1] === stone) return first + 1;
  if (board[first + 2] === stone) return first + 2;
  return board[first + 3] === stone ? first + 3 : -1;
}

export function isFresh(board: Board, seat: Seat): boolean {
  return indexOfStone(board, seat, fresh) >= 0;
}

export function stallHas(board: Board, seat: Seat, stone: Stone): boolean {
  return indexOfStone(board, seat, stone) >= 0;
}

export function stonesHome(board: Board, seat: Seat): number {
  let home = 0;
  for (let index = seat * 4; index < seat * 4 + 4; index += 1)
    if ((board[index] as Stone) >= stallDoor) home += 1;
  return home;
}

/** Whether all four stones of a seat are home; on a board in order the first one tells. */
export const allHome = (board: Board, seat: Seat): boolean => (board[seat * 4] as Stone) >= stallDoor;

export const partyHome = (board: Board, seat: Seat): boolean =>
  allHome(board, seat) && allHome(board, partnerOf(seat));

/** The seat whose stones a seat drives: its own, or its partner's once its own are home (dog 8.1). */
export const drivenBy = (board: Board, seat: Seat): Seat => (allHome(board, seat) ? partnerOf(seat) : seat);

/** Puts a seat's four stones back into order, in place. */
export function sortSeat(stones: Stone[], seat: Seat): void {
  const first = seat * 4;
  for (let end = first + 1; end < first + 4; end += 1) {
    const stone = stones[end] as Stone;
    let slot = end;
    while (slot > first && (stones[slot - 1] as Stone) > stone) {
      stones[slot] = stones[slot - 1] as Stone;
      slot -= 1;
    }
    stones[slot] = stone;
  }
}

export function sortBoard(stones: Stone[]): void {
  for (let seat = 0; seat < 4; seat += 1) sortSeat(stones, seat);
}
