import type { Seat } from '@rudel/kernel';
import { inNest, nextSeat, partnerOf, partyHome, placeOf, sortBoard, stallDoor, stallEnd } from '../board.ts';
import type { Board, Stone } from '../board.ts';
import { stepForward } from '../driving.ts';
import { appended } from '../lists.ts';
import type { Leg, Options } from '../types.ts';
import { fromOfWay, indexOfWay, seatOfWay, stoneOfWay } from '../ways.ts';
import type { Way } from '../ways.ts';
import { drivingOrder } from './driving-order.ts';
import { isNearStall } from './may-meet.ts';
import { mayDrive, sevenSteps } from './split.ts';
import type { Split } from './split.ts';

/** A seven that is being shared out among stones that may meet. */
type Sharing = {
  readonly began: Board;
  readonly player: Seat;
  readonly options: Options;
  readonly order: readonly Way[];
  readonly found: Split[];
  /** Boards that may come about in several ways, two numbers each: the team's stones, and then the others'. */
  readonly seen: number[];
};

const noLegs: readonly Leg[] = [];

/** The splits of a seven among stones that may meet: all shares are driven step by step. */
export function entangledSplits(
  began: Board,
  player: Seat,
  options: Options,
  ways: readonly Way[],
): readonly Split[] {
  const order = drivingOrder(ways, player, options);
  const sharing: Sharing = { began, player, options, order, found: [], seen: [] };
  share(sharing, 0, began, sevenSteps, noLegs);
  return sharing.found;
}

function share(sharing: Sharing, nth: number, stones: Board, rest: number, legs: readonly Leg[]): void {
  if (rest === 0) {
    keep(sharing, stones, legs);
    return;
  }
  const way = sharing.order[nth];
  if (way === undefined) return;
  share(sharing, nth + 1, stones, rest, legs);
  const { began, player, options } = sharing;
  if (stones[indexOfWay(way)] === inNest || !mayDrive(began, stones, player, seatOfWay(way), options)) return;
  drive(sharing, nth, stones, rest, legs, false);
  if (stoneOfWay(way) < stallDoor && isNearStall(way)) drive(sharing, nth, stones, rest, legs, true);
}

/** Tries every share of the rest for the nth stone, on the ring or into the stall. */
function drive(
  sharing: Sharing,
  nth: number,
  stones: Board,
  rest: number,
  legs: readonly Leg[],
  turnsIn: boolean,
): void {
  const way = sharing.order[nth] as Way;
  const index = indexOfWay(way);
  const driven = stones.slice();
  const isLast = nth === sharing.order.length - 1;
  for (let taken = 1; taken <= rest; taken += 1) {
    if (stepForward(driven, index, turnsIn) !== null) return;
    const reached = driven[index] as Stone;
    if ((turnsIn && reached < stallDoor) || (isLast && taken < rest)) continue;
    const after = taken === rest ? driven : driven.slice();
    share(
      sharing,
      nth + 1,
      after,
      rest - taken,
      appended(legs, { from: fromOfWay(way), to: placeOf(seatOfWay(way), reached) }),
    );
  }
}

function keep(sharing: Sharing, stones: Board, legs: readonly Leg[]): void {
  if (!isAnyHitOrHome(sharing, stones)) {
    sharing.found.push({ legs, finishes: false });
    return;
  }
  const sorted = stones.slice();
  sortBoard(sorted);
  if (!isKnown(sharing, sorted)) sharing.found.push({ legs, finishes: partyHome(sorted, sharing.player) });
}

/** Only when one of the stones was sent home or turned in can other shares lead to the same board. */
function isAnyHitOrHome({ order }: Sharing, stones: Board): boolean {
  for (const way of order) {
    const now = stones[indexOfWay(way)] as Stone;
    if (now === inNest || (now >= stallDoor && stoneOfWay(way) < stallDoor)) return true;
  }
  return false;
}

function isKnown({ player, seen }: Sharing, board: Board): boolean {
  const own = numberOf(board, player);
  const others = numberOf(board, nextSeat(player));
  for (let at = 0; at < seen.length; at += 2) if (seen[at] === own && seen[at + 1] === others) return true;
  seen.push(own, others);
  return false;
}

/** The eight stones of a seat's team as one number; different ones for different stones. */
function numberOf(board: Board, seat: Seat): number {
  return partNumber(board, partnerOf(seat), partNumber(board, seat, 0));
}

function partNumber(board: Board, seat: Seat, before: number): number {
  let number = before;
  for (let index = seat * 4; index < seat * 4 + 4; index += 1) {
    number = number * (stallEnd - inNest + 1) + (board[index] as Stone) - inNest;
  }
  return number;
}
