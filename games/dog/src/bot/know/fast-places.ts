import type { Seat } from '@rudel/kernel';
import { fresh, inNest, onStart, placeOf, seatOf, stallDoor } from '../../board.ts';
import type { Board, Stone } from '../../board.ts';
import { cards } from '../../cards.ts';
import type { Card } from '../../cards.ts';
import type { MutableBoard } from '../../fast/mutable-board.ts';
import { NEST } from '../../fast/mutable-types.ts';

/** Where a stone stands as its seat counts: fields past the start, 64 the nest, 65 to 68 the stall, and 69 fresh on the start. */
export type Standing = number;
export const FRESH: Standing = 69;
export const standings = 70;

/** The number that the fast core knows a card by. */
export const rankNumber = (card: Card): number => cards.indexOf(card);
export const cardNumbered = (rank: number): Card => cards[rank] as Card;

export function standingOf(board: MutableBoard, stone: number): Standing {
  const place = board.pos[stone] as number;
  if (place >= NEST) return place;
  const start = (stone >> 2) << 4;
  if (place === start && board.isFresh(stone)) return FRESH;
  return (place - start) & 63;
}

/** Puts the stones of a board of the rules onto one of the fast core. */
export function loadBoard(target: MutableBoard, board: Board): void {
  target.reset();
  for (let index = 0; index < board.length; index += 1) {
    const stone = board[index] as Stone;
    if (stone !== inNest) put(target, index, stone);
  }
}

function put(target: MutableBoard, index: number, stone: Stone): void {
  const seat: Seat = seatOf(index);
  if (stone >= stallDoor) {
    target.drive(index, NEST + 1 + stone - stallDoor);
    return;
  }
  const field = placeOf(seat, Math.max(stone, onStart));
  target.pos[index] = field;
  target.occ[field] = index;
  if (stone === fresh) target.fresh |= 1 << seat;
}
