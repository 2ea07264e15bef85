import type { Seat } from '@rudel/kernel';

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
 * A place as moves name it: a field of the ring (0 to 63),
 * or a field of a stall (64 + 4 · seat + depth − 1).
 */
export type Place = number;

export const emptyBoard: Board = Array.from({ length: 16 }, () => inNest);

export const partnerOf = (seat: Seat): Seat => (seat + 2) & 3;
export const nextSeat = (seat: Seat): Seat => (seat + 1) & 3;
export const startOf = (seat: Seat): Place => seat * quarter;
/** The seat of the stone at an index of the board. */
export const seatOf = (index: number): Seat => index >> 2;

export const isOnRing = (stone: Stone): boolean => stone >= fresh && stone < stallDoor;
export const isHome = (stone: Stone): boolean => stone >= stallDoor;
export const isStallPlace = (place: Place): boolean => place >= ringSize;
export const stallSeatOf = (place: Place): Seat => (place - ringSize) >> 2;
export const stallPlace = (seat: Seat, depth: number): Place => ringSize + seat * stallSize + depth - 1;

/** The place of a stone that is not in the nest. */
export function placeOf(seat: Seat, stone: Stone): Place {
  if (stone >= stallDoor) return stallPlace(seat, stone - stallDoor + 1);
  return (startOf(seat) + Math.max(stone, 0)) & (ringSize - 1);
}

/** The index of the stone at a place, or −1. */
export function stoneAt(board: Board, place: Place): number {
  for (let index = 0; index < 16; index += 1) {
    const stone = board[index] as Stone;
    if (stone !== inNest && placeOf(seatOf(index), stone) === place) return index;
  }
  return -1;
}

export function isFresh(board: Board, seat: Seat): boolean {
  const first = seat * 4;
  for (let index = first; index < first + 4; index += 1) if (board[index] === fresh) return true;
  return false;
}

export function stallHas(board: Board, seat: Seat, stone: Stone): boolean {
  const first = seat * 4;
  for (let index = first; index < first + 4; index += 1) if (board[index] === stone) return true;
  return false;
}

/** Whether all four stones of a seat are home: the outermost of a sorted seat comes first. */
export function allHome(board: Board, seat: Seat): boolean {
  const first = seat * 4;
  for (let index = first; index < first + 4; index += 1)
    if ((board[index] as Stone) < stallDoor) return false;
  return true;
}

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
