import type { MutableBoard } from './mutable-board.ts';
import type { MutableCards } from './mutable-cards.ts';
import {
  cardOf,
  DRIVE,
  EXIT,
  FOLD,
  GIVE,
  kindOf,
  type MoveList,
  SPLIT,
  SWAP,
  stoneOf,
  targetOf,
  valueOf,
} from './mutable-list.ts';
import { JOKER, NEST, RANKS, rankText } from './mutable-types.ts';

/** A place as moves name it: `12`, `0h1`, `0n`. */
function placeText(seat: number, place: number): string {
  if (place < NEST) return `${place}`;
  return place === NEST ? `${seat}n` : `${seat}h${place - NEST}`;
}

function legText(stone: number, from: number, to: number): string {
  const seat = stone >> 2;
  return `${placeText(seat, from)}>${placeText(seat, to)}`;
}

function splitText(board: MutableBoard, list: MoveList, shares: number): string {
  const legs: string[] = [];
  for (let slot = 0; slot < list.slotCount; slot++) {
    const steps = (shares >> (slot * 3)) & 7;
    if (steps === 0) continue;
    const stone = list.slots[slot] ?? 0;
    const from = board.pos[stone] ?? NEST;
    const enters = ((shares >>> (24 + slot)) & 1) === 1;
    const toStart = (((stone >> 2) << 4) - from) & 63;
    const onward = from > NEST ? from + steps : (from + steps) & 63;
    legs.push(legText(stone, from, enters ? NEST + steps - toStart : onward));
  }
  return legs.join(',');
}

function bodyText(board: MutableBoard, list: MoveList, index: number): string {
  const move = list.move(index);
  const stone = stoneOf(move);
  const from = board.pos[stone] ?? NEST;
  switch (kindOf(move)) {
    case EXIT:
      return legText(stone, NEST, (stone >> 2) << 4);
    case DRIVE:
      return legText(stone, from, targetOf(move));
    case SPLIT:
      return splitText(board, list, list.shares[index] ?? 0);
    case SWAP:
      return `${from}x${board.pos[targetOf(move)] ?? NEST}`;
    default:
      return '-';
  }
}

export function moveTextOf(board: MutableBoard, list: MoveList, index: number): string {
  const move = list.move(index);
  if (kindOf(move) === GIVE) return `give ${rankText(cardOf(move))}`;
  if (kindOf(move) === FOLD) return 'fold';
  const value = rankText(valueOf(move));
  const card = cardOf(move) === JOKER ? `X=${value}` : value;
  return `${card}:${bodyText(board, list, index)}`;
}

/** Sorting weight of a stone: nest, fresh, track by distance travelled, stall. */
function weight(board: MutableBoard, stone: number): number {
  const place = board.pos[stone] ?? NEST;
  if (place === NEST) return -2;
  if (board.isFresh(stone)) return -1;
  return place > NEST ? place : (place - ((stone >> 2) << 4)) & 63;
}

function stoneText(board: MutableBoard, stone: number): string {
  const place = board.pos[stone] ?? NEST;
  if (place === NEST) return 'n';
  if (place > NEST) return `h${place - NEST}`;
  return board.isFresh(stone) ? `${place}!` : `${place}`;
}

/** The stones of all seats: `s0:n,n,0!,h2 s1:…`. */
export function stonesText(board: MutableBoard): string {
  const seats: string[] = [];
  for (let seat = 0; seat < 4; seat++) {
    const stones = [0, 1, 2, 3].map((number) => seat * 4 + number);
    stones.sort((a, b) => weight(board, a) - weight(board, b));
    seats.push(`s${seat}:${stones.map((stone) => stoneText(board, stone)).join(',')}`);
  }
  return seats.join(' ');
}

export function handsText(cards: MutableCards): string {
  const hands: string[] = [];
  for (let seat = 0; seat < 4; seat++) {
    const hand: string[] = [];
    for (let rank = 0; rank < RANKS; rank++) {
      const copies = cards.held[seat * RANKS + rank] ?? 0;
      for (let copy = 0; copy < copies; copy++) hand.push(rankText(rank));
    }
    hands.push(hand.join(',') || '-');
  }
  return `hands:${hands.join('/')}`;
}
