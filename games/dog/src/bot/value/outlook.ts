import type { Seat } from '@rudel/kernel';
import { fresh, isOnRing, placeOf, seatOf, startOf, stoneAt, stoneFor } from '../../board.ts';
import type { Board, Place, Stone } from '../../board.ts';
import { distances, opensNest, ranks } from '../../cards.ts';
import type { Card, Rank } from '../../cards.ts';
import { mayLeaveNest } from '../../moves.ts';
import { ringPlace, stallPlaceAfter, stoneOfWay, waysOf } from '../../ways.ts';
import type { Way } from '../../ways.ts';
import type { Weights } from '../parameters.ts';
import { valueOf } from './stone-values.ts';
import type { StoneValues } from './stone-values.ts';

/** What a seat with its stones on a board looks for in its cards. */
export type Prospect = {
  readonly board: Board;
  readonly seat: Seat;
  readonly values: StoneValues;
  readonly weights: Weights;
};

type Look = Prospect & { readonly ways: readonly Way[] };

/** Marks a card that cannot be played. */
const noGain = Number.NEGATIVE_INFINITY;

const shares = [1, 2, 3, 4, 5, 6, 7] as const;

export function isAnyOut(board: Board, seat: Seat): boolean {
  for (let index = seat * 4; index < seat * 4 + 4; index += 1)
    if (isOnRing(board[index] as Stone)) return true;
  return false;
}

export const isStarter = (card: Card): boolean => card === 'X' || opensNest(card);

/** What the cards left in hand promise, each looked at alone. */
export function outlookOf(prospect: Prospect, hand: readonly Card[]): number {
  const { board, seat, values, weights } = prospect;
  const look: Look = { board, seat, values, weights, ways: waysOf(board, seat) };
  let best = noGain;
  let sum = 0;
  for (const card of hand) {
    const gain = gainOf(look, card);
    sum += weights.keep[card] + (gain === noGain ? -weights.deadCard : gain * weights.laterPlays);
    if (gain > best) best = gain;
  }
  return best === noGain ? sum : sum + best * (weights.nextPlay - weights.laterPlays);
}

/** How much a card gains when it is used as well as it can be. */
function gainOf(prospect: Look, card: Card): number {
  if (card !== 'X') return gainAs(prospect, card);
  let best = noGain;
  for (const rank of ranks) best = Math.max(best, gainAs(prospect, rank));
  return best;
}

function gainAs(prospect: Look, rank: Rank): number {
  if (rank === 'J') return gainBySwap(prospect);
  let best = opensNest(rank) ? gainByExit(prospect) : noGain;
  for (const distance of rank === '7' ? shares : distances[rank])
    best = Math.max(best, gainByDrive(prospect, distance));
  return best;
}

function gainByExit(prospect: Prospect): number {
  const { board, seat, values } = prospect;
  if (!mayLeaveNest(board, seat)) return noGain;
  return valueOf(values, fresh) + gainByHit(prospect, startOf(seat));
}

/** A seven is looked at as if one stone took a share and the rest did no good. */
function gainByDrive(prospect: Look, steps: number): number {
  const { seat, values, ways } = prospect;
  let best = noGain;
  for (const way of ways) {
    const inStall = stallPlaceAfter(way, steps);
    const target = inStall < 0 ? ringPlace(way, steps) : inStall;
    if (target < 0) continue;
    const hit = inStall < 0 ? gainByHit(prospect, target) : 0;
    best = Math.max(best, valueOf(values, stoneFor(seat, target)) - valueOf(values, stoneOfWay(way)) + hit);
  }
  return best;
}

/** What it is worth to send home whoever stands on a field. */
function gainByHit(prospect: Prospect, field: Place): number {
  const { board, values } = prospect;
  const other = stoneAt(board, field);
  return other < 0 ? 0 : -valueOf(values, board[other] as Stone) * shareOf(prospect, seatOf(other));
}

/** How much the value of a seat's stones counts for the one that plays. */
function shareOf({ seat, weights }: Prospect, owner: Seat): number {
  if (owner === seat) return 1;
  return (owner & 1) === (seat & 1) ? weights.partner : -weights.rival;
}

/** A jack that finds nobody to swap with does nothing (dog 7.2). */
function gainBySwap(prospect: Prospect): number {
  const { board, seat } = prospect;
  let best = noGain;
  for (let index = seat * 4; index < seat * 4 + 4; index += 1) {
    if (!isSwappable(board[index] as Stone)) continue;
    best = Math.max(best, bestSwapOf(prospect, board[index] as Stone));
  }
  return best;
}

function bestSwapOf(prospect: Prospect, mine: Stone): number {
  const { board, seat, values } = prospect;
  const from = placeOf(seat, mine);
  let best = noGain;
  for (let index = 0; index < 16; index += 1) {
    const owner = seatOf(index);
    const theirs = board[index] as Stone;
    if (owner === seat || !isSwappable(theirs)) continue;
    const own = valueOf(values, stoneFor(seat, placeOf(owner, theirs))) - valueOf(values, mine);
    const other = valueOf(values, stoneFor(owner, from)) - valueOf(values, theirs);
    best = Math.max(best, own + other * shareOf(prospect, owner));
  }
  return best === noGain ? 0 : best;
}

const isSwappable = (stone: Stone): boolean => isOnRing(stone) && stone !== fresh;
