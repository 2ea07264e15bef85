import type { Seat } from '@rudel/kernel';
import {
  fresh,
  inNest,
  isStallPlace,
  nestSeatOf,
  placeOf,
  ringSize,
  seatOf,
  sortBoard,
  sortSeat,
  stallDoor,
  stepsToStart,
  stoneAt,
  stoneFor,
} from './board.ts';
import type { Board, Place, Stone } from './board.ts';
import { stepForward } from './driving.ts';
import type { DrivenLeg, Hit, Leg, Play } from './types.ts';

/** Collects the stones that a play sends home, for the eye. */
type OnHit = (hit: Hit) => void;

/** The board after a lawful play. */
export function playedOn(board: Board, play: Play, onHit?: OnHit): Board {
  if (play.kind === 'idle') return board;
  const stones = board.slice();
  if (play.kind === 'exit') leaveNest(stones, play.legs[0] as Leg, onHit);
  else if (play.kind === 'swap') swap(stones, play.legs[0] as Leg);
  else if (play.as === '7') for (const leg of play.legs) driveSteps(stones, leg, onHit);
  else for (const leg of play.legs) land(stones, leg, onHit);
  if (play.kind === 'drive' && play.as !== '7') return stones;
  sortBoard(stones);
  return stones;
}

function sendHome(stones: Stone[], index: number, onHit?: OnHit): void {
  const seat = seatOf(index);
  onHit?.({ seat, from: placeOf(seat, stones[index] as Stone) });
  stones[index] = inNest;
}

function leaveNest(stones: Stone[], { from, to }: Leg, onHit?: OnHit): void {
  const other = stoneAt(stones, to);
  if (other >= 0) sendHome(stones, other, onHit);
  stones[stones.indexOf(inNest, nestSeatOf(from) * 4)] = fresh;
}

function swap(stones: Stone[], { from, to }: Leg): void {
  const one = stoneAt(stones, from);
  const other = stoneAt(stones, to);
  stones[one] = stoneFor(seatOf(one), to);
  stones[other] = stoneFor(seatOf(other), from);
}

function land(stones: Stone[], leg: Leg, onHit?: OnHit): void {
  const index = stoneAt(stones, leg.from);
  const seat = seatOf(index);
  const other = stoneAt(stones, leg.to);
  if (other >= 0) {
    sendHome(stones, other, onHit);
    sortSeat(stones, seatOf(other));
  }
  const now = other >= 0 ? stoneAt(stones, leg.from) : index;
  stones[now] = stoneFor(seat, leg.to);
  sortSeat(stones, seat);
}

/** How many steps a leg takes when it is driven forward. */
export function stepsOfLeg(seat: Seat, stone: Stone, to: Place): number {
  const target = stoneFor(seat, to);
  if (target < stallDoor) return (target - Math.max(stone, 0)) & (ringSize - 1);
  return stone >= stallDoor ? target - stone : stepsToStart(stone) + target - stallDoor + 1;
}

/** The legs of a drive, each with the seat whose stone goes it. */
export function drivenLegs(board: Board, play: Play): readonly DrivenLeg[] {
  const stones = board.slice();
  return play.legs.map(({ from, to }) => {
    const seat = seatOf(stoneAt(stones, from));
    if (play.as === '7') driveSteps(stones, { from, to });
    return { from, to, seat };
  });
}

function driveSteps(stones: Stone[], leg: Leg, onHit?: OnHit): void {
  const index = stoneAt(stones, leg.from);
  const seat = seatOf(index);
  const turnsIn = isStallPlace(leg.to);
  const report = onHit === undefined ? undefined : reportOf(stones, onHit);
  for (let left = stepsOfLeg(seat, stones[index] as Stone, leg.to); left > 0; left -= 1) {
    stepForward(stones, index, turnsIn, report);
  }
}

const reportOf =
  (stones: readonly Stone[], onHit: OnHit) =>
  (hit: number): void =>
    onHit({ seat: seatOf(hit), from: placeOf(seatOf(hit), stones[hit] as Stone) });
