import type { Seat } from '@rudel/kernel';
import { inNest, nextSeat, partnerOf, partyHome, placeOf, sortBoard, stallDoor, stallEnd } from '../board.ts';
import type { Board, Stone } from '../board.ts';
import { stepForward } from '../driving.ts';
import type { Leg, Options } from '../types.ts';
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
  /** By the resulting board: the party's stones, then the others'. */
  readonly found: Map<number, Map<number, Split>>;
};

/** The splits of a seven among stones that may meet: all shares are driven step by step, and results compared. */
export function entangledSplits(
  began: Board,
  player: Seat,
  options: Options,
  ways: readonly Way[],
): readonly Split[] {
  const order = drivingOrder(ways, player, options);
  const sharing: Sharing = { began, player, options, order, found: new Map() };
  share(sharing, 0, began, sevenSteps, []);
  return Array.from(sharing.found.values()).flatMap((splits) => Array.from(splits.values()));
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
  if (stones[way.index] === inNest || !mayDrive(began, stones, player, way.seat, options)) return;
  drive(sharing, nth, stones, rest, legs, false);
  if (way.stone < stallDoor && isNearStall(way)) drive(sharing, nth, stones, rest, legs, true);
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
  const { index, seat, from } = sharing.order[nth] as Way;
  const driven = stones.slice();
  const isLast = nth === sharing.order.length - 1;
  for (let taken = 1; taken <= rest; taken += 1) {
    if (stepForward(driven, index, turnsIn) !== null) return;
    const reached = driven[index] as Stone;
    if ((turnsIn && reached < stallDoor) || (isLast && taken < rest)) continue;
    const after = taken === rest ? driven : driven.slice();
    share(sharing, nth + 1, after, rest - taken, [...legs, { from, to: placeOf(seat, reached) }]);
  }
}

function keep({ found, player }: Sharing, stones: Board, legs: readonly Leg[]): void {
  const sorted = stones.slice();
  sortBoard(sorted);
  const own = numberOf(sorted, player);
  const others = numberOf(sorted, nextSeat(player));
  const alike = found.get(own);
  if (alike?.has(others)) return;
  const split = { legs, finishes: partyHome(sorted, player) };
  if (alike === undefined) found.set(own, new Map([[others, split]]));
  else alike.set(others, split);
}

/** The eight stones of a seat's party as one number; different ones for different stones. */
function numberOf(board: Board, seat: Seat): number {
  let number = 0;
  for (const first of [seat * 4, partnerOf(seat) * 4]) {
    for (let index = first; index < first + 4; index += 1) {
      number = number * (stallEnd - inNest + 1) + (board[index] as Stone) - inNest;
    }
  }
  return number;
}
