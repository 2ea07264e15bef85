import {
  inNest,
  isStallPlace,
  mayDrive,
  placeOf,
  seatOf,
  sevenSteps,
  stallDoor,
  stepForward,
  stepsOfLeg,
  stoneAt,
  stonesHome,
} from '@rudel/dog/page';
import type { Board, Leg, Options, Stone } from '@rudel/dog/page';
import type { Seat } from '@rudel/kernel';

/** A seven that is put together part by part. */
export type Seven = {
  readonly began: Board;
  readonly player: Seat;
  readonly options: Options;
  /** Whether it may bring the team's last stone home: a joker may not at some tables (dog 9.5). */
  readonly mayFinish: boolean;
  /** Positions whose rest is known to have a drivable rest, or not. */
  readonly known: Map<string, boolean>;
};

export function sevenOn(began: Board, player: Seat, options: Options, mayFinish: boolean): Seven {
  return { began, player, options, mayFinish, known: new Map() };
}

/** The stones after some parts were driven, each at its index, and how many steps are left. */
export type Driven = { readonly stones: Board; readonly left: number };

export function drivenBySeven({ began }: Seven, legs: readonly Leg[]): Driven {
  const stones = began.slice();
  let left = sevenSteps;
  for (const { from, to } of legs) {
    const index = stoneAt(stones, from);
    const steps = stepsOfLeg(seatOf(index), stones[index] as Stone, to);
    for (let step = 0; step < steps; step += 1) stepForward(stones, index, isStallPlace(to));
    left -= steps;
  }
  return { stones, left };
}

/** All parts that can be driven next so that the rest can be driven too: there is no way into a dead end. */
export function nextLegs(seven: Seven, legs: readonly Leg[]): readonly Leg[] {
  const { stones, left } = drivenBySeven(seven, legs);
  const next: Leg[] = [];
  for (let index = 0; index < stones.length; index += 1) {
    if (!isDrivable(seven, stones, index)) continue;
    addLegs(seven, stones, index, left, false, next);
    if ((stones[index] as Stone) < stallDoor) addLegs(seven, stones, index, left, true, next);
  }
  return next;
}

function isDrivable({ began, player, options }: Seven, stones: Board, index: number): boolean {
  return stones[index] !== inNest && mayDrive(began, stones, player, seatOf(index), options);
}

function addLegs(
  seven: Seven,
  stones: Board,
  index: number,
  left: number,
  turnsIn: boolean,
  next: Leg[],
): void {
  const seat = seatOf(index);
  const from = placeOf(seat, stones[index] as Stone);
  const after = stones.slice();
  for (let taken = 1; taken <= left; taken += 1) {
    if (stepForward(after, index, turnsIn) !== null) return;
    const reached = after[index] as Stone;
    if (turnsIn && reached < stallDoor) continue;
    if (canGoOn(seven, after, left - taken)) next.push({ from, to: placeOf(seat, reached) });
  }
}

/** Whether the rest of a seven can be driven in any way. */
function canGoOn(seven: Seven, stones: Board, left: number): boolean {
  if (left === 0) return seven.mayFinish || partyStonesHome(stones, seven.player) < 8;
  const key = `${left} ${stones.join()}`;
  const known = seven.known.get(key);
  if (known !== undefined) return known;
  const result = stones.some(
    (stone, index) =>
      isDrivable(seven, stones, index) &&
      (canGoOnAfter(seven, stones, index, false, left) ||
        (stone < stallDoor && canGoOnAfter(seven, stones, index, true, left))),
  );
  seven.known.set(key, result);
  return result;
}

function canGoOnAfter(seven: Seven, stones: Board, index: number, turnsIn: boolean, left: number): boolean {
  const after = stones.slice();
  return stepForward(after, index, turnsIn) === null && canGoOn(seven, after, left - 1);
}

const partyStonesHome = (stones: Board, seat: Seat): number =>
  stonesHome(stones, seat) + stonesHome(stones, (seat + 2) & 3);
