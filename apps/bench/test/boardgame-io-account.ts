import { RANK_TEXTS } from '@rudel/dog/fast';
import { isFresh, moved, NEST, RING, seatOf, startOf } from '../src/engine/boardgame-io-board.ts';
import type { Board } from '../src/engine/boardgame-io-board.ts';
import type { SevenStep } from '../src/engine/boardgame-io-legal.ts';
import type { DogMatch } from '../src/engine/boardgame-io-match.ts';
import type { Listed } from '../src/engine/boardgame-io.ts';

/** Matches of boardgame.io in the words of the mutable game. */

const placeOf = ({ stones }: Board, stone: number): number => stones[stone] ?? NEST;

function weight(board: Board, stone: number): number {
  const place = placeOf(board, stone);
  if (place === NEST || isFresh(board, stone)) return place === NEST ? -2 : -1;
  return place >= RING ? place : (place - startOf(seatOf(stone)) + RING) % RING;
}

function stoneText(board: Board, stone: number): string {
  const place = placeOf(board, stone);
  if (place === NEST) return 'n';
  if (place >= RING) return `h${place - RING + 1}`;
  return isFresh(board, stone) ? `${place}!` : String(place);
}

function stonesText(board: Board): string {
  const texts = [0, 1, 2, 3].map((seat) => {
    const own = [0, 1, 2, 3].map((nth) => seat * 4 + nth);
    const sorted = own.toSorted((one, other) => weight(board, one) - weight(board, other));
    return `s${seat}:${sorted.map((stone) => stoneText(board, stone)).join(',')}`;
  });
  return texts.join(' ');
}

function handText(hand: readonly (string | null)[]): string {
  const sorted = hand
    .map(String)
    .toSorted((one, other) => RANK_TEXTS.indexOf(one) - RANK_TEXTS.indexOf(other));
  return sorted.join(',') || '-';
}

export function positionText({ G, ctx }: DogMatch): string {
  const phase = ctx.gameover === undefined ? ctx.phase : 'over';
  const turn = phase === 'play' ? ctx.currentPlayer : '-';
  const hands = `hands:${G.hands.map(handText).join('/')}`;
  return `round:${G.round} starter:${G.starter} turn:${turn} phase:${phase} ${stonesText(G)} ${hands}`;
}

function placeText(seat: number, place: number): string {
  if (place === NEST) return `${seat}n`;
  return place >= RING ? `${seat}h${place - RING + 1}` : String(place);
}

const named = (card: unknown, as: unknown): string =>
  card === as ? String(card) : `${String(card)}=${String(as)}`;

function driveText(board: Board, stone: number, to: number): string {
  return `${placeText(seatOf(stone), placeOf(board, stone))}>${placeText(seatOf(stone), to)}`;
}

function sevenResult(board: Board, steps: readonly SevenStep[]): string {
  return stonesText(steps.reduce((now, [stone, to]) => moved(now, stone, to), board));
}

/** A listed move; a seven by what it leads to, the others as they are written. */
export function described({ G }: DogMatch, driven: number, { move, args }: Listed): string {
  const [card, second, third, fourth] = args;
  switch (move) {
    case 'give':
      return `give ${String(card)}`;
    case 'exit':
      return `${named(card, second)}:${driven}n>${startOf(driven)}`;
    case 'drive':
      return `${named(card, second)}:${driveText(G, Number(third), Number(fourth))}`;
    case 'seven':
      return `${named(card, '7')} leads to ${sevenResult(G, second as readonly SevenStep[])}`;
    case 'swap':
      return `${named(card, 'J')}:${placeOf(G, Number(second))}x${placeOf(G, Number(third))}`;
    case 'idle':
      return `${named(card, 'J')}:-`;
    default:
      return move;
  }
}
