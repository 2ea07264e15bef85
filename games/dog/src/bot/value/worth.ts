import type { Seat } from '@rudel/kernel';
import {
  drivenBy,
  fresh,
  isHome,
  isOnRing,
  nextSeat,
  partnerOf,
  partyHome,
  placeOf,
  stallEnd,
} from '../../board.ts';
import type { Board, Place, Stone } from '../../board.ts';
import type { Card } from '../../cards.ts';
import { isBarred } from '../../driving.ts';
import type { Odds } from '../worlds/odds.ts';
import type { Basis } from './basis.ts';
import { hittersOf } from './hitters.ts';
import { outlookOf } from './outlook.ts';
import { valueOf } from './stone-values.ts';

/** What a board with these cards left is worth to the seat that looks. */
export function worthOf(basis: Basis, board: Board, hand: readonly Card[]): number {
  const { eye, weights, values } = basis;
  if (partyHome(board, eye)) return weights.victory;
  const partner = partnerOf(eye);
  const left = nextSeat(eye);
  const right = partnerOf(left);
  return (
    seatWorth(basis, board, eye) -
    seatRisk(basis, board, eye) +
    (seatWorth(basis, board, partner) - seatRisk(basis, board, partner)) * weights.partner -
    (seatWorth(basis, board, left) + seatWorth(basis, board, right)) * weights.rival +
    outlookOf({ board, seat: drivenBy(board, eye), values, weights }, hand)
  );
}

function seatWorth({ weights, values }: Basis, board: Board, seat: Seat): number {
  let worth = -gapsIn(board, seat) * weights.gap;
  for (let index = seat * 4; index < seat * 4 + 4; index += 1) {
    const stone = board[index] as Stone;
    worth += valueOf(values, stone);
    if (isOnRing(stone) && isBarred(board, placeOf(seat, stone), weights.barredWithin))
      worth -= weights.barred;
  }
  return worth;
}

/** The empty fields of a stall that no stone from outside can reach any more (dog 5.5). */
function gapsIn(board: Board, seat: Seat): number {
  const last = seat * 4 + 3;
  for (let index = seat * 4; index <= last; index += 1) {
    const stone = board[index] as Stone;
    if (isHome(stone)) return stallEnd - stone - (last - index);
  }
  return 0;
}

/** What a seat's stones stand to lose where an opponent may hit them. */
function seatRisk(basis: Basis, board: Board, seat: Seat): number {
  const { weights, values } = basis;
  let risk = 0;
  for (let index = seat * 4; index < seat * 4 + 4; index += 1) {
    const stone = board[index] as Stone;
    if (isOnRing(stone) && stone !== fresh)
      risk += valueOf(values, stone) * hitOdds(basis, board, seat, placeOf(seat, stone));
  }
  return risk * weights.danger;
}

/** Both opponents play before the eye does again, but the right one only after the eye's partner. */
function hitOdds(basis: Basis, board: Board, seat: Seat, field: Place): number {
  const left = nextSeat(basis.eye);
  const late = seat === basis.eye ? 1 : basis.weights.lateDanger;
  const byLeft = oddsOfHit(basis, board, left, field);
  const byRight = oddsOfHit(basis, board, partnerOf(left), field) * late;
  return 1 - (1 - byLeft) * (1 - byRight);
}

function oddsOfHit({ odds }: Basis, board: Board, attacker: Seat, field: Place): number {
  const hitters = hittersOf(board, attacker, field);
  return hitters === 0 ? 0 : (odds[attacker] as Odds)(hitters);
}
