import type { Seat } from '@rudel/kernel';
import { inNest, partyHome, placeOf, sortBoard, stallDoor } from '../board.ts';
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
  /** By resulting board. */
  readonly found: Map<string, Split>;
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
  return [...sharing.found.values()];
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
  const key = keyOf(stones);
  if (!found.has(key)) found.set(key, { legs, finishes: partyHome(stones, player) });
}

/** A short text that is equal for equal boards. */
export function keyOf(stones: Board): string {
  const sorted = stones.slice();
  sortBoard(sorted);
  return String.fromCharCode(...sorted.map((stone) => stone + 2));
}
