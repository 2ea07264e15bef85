import type { Seat, WhyNot } from '@rudel/kernel';
import {
  allHome,
  fresh,
  isStallPlace,
  partnerOf,
  seatOf,
  stallDoor,
  stallSeatOf,
  stoneAt,
} from '../board.ts';
import type { Board, Stone } from '../board.ts';
import { stepForward } from '../driving.ts';
import { formatPlace } from '../places.ts';
import { stepsOfLeg } from '../play.ts';
import { refusal, whyNotOwn } from '../refusal.ts';
import type { Leg, Options, Reason } from '../types.ts';
import { mayDrive } from './split.ts';

/** Why a seven may not be driven in these legs, or null: they are driven one after the other, step by step. */
export function whyNotSeven(
  board: Board,
  player: Seat,
  options: Options,
  legs: readonly Leg[],
): WhyNot<Reason> | null {
  const stones = board.slice();
  let left = 7;
  for (const leg of legs) {
    const index = stoneAt(stones, leg.from);
    if (index < 0) return refusal('no-stone-there', formatPlace(leg.from));
    const owner = seatOf(index);
    if (!mayDrive(board, stones, player, owner, options)) return refusal(whyNotShare(board, player, owner));
    const why = whyNotHeading(stones[index] as Stone, owner, leg);
    if (why !== null) return refusal(why, formatPlace(leg.to));
    const steps = stepsOfLeg(owner, stones[index] as Stone, leg.to);
    if (steps < 1 || steps > left) return refusal('seven-not-used-up');
    const barred = driveLeg(stones, index, steps, isStallPlace(leg.to));
    if (barred !== null) return refusal(barred, formatPlace(leg.to));
    left -= steps;
  }
  return left === 0 ? null : refusal('seven-not-used-up');
}

function whyNotShare(board: Board, player: Seat, owner: Seat): Reason {
  const waits = owner === partnerOf(player) && !allHome(board, player);
  return waits ? 'partner-after-last' : whyNotOwn(player, owner);
}

function whyNotHeading(stone: Stone, owner: Seat, leg: Leg): Reason | null {
  if (!isStallPlace(leg.to)) return stone >= stallDoor ? 'stall-no-way-out' : null;
  if (stallSeatOf(leg.to) !== owner) return 'foreign-stall';
  if (stone === fresh) return 'fresh-into-stall';
  return stone >= stallDoor && leg.to < leg.from ? 'stall-forward-only' : null;
}

function driveLeg(stones: Stone[], index: number, steps: number, turnsIn: boolean): Reason | null {
  for (let step = 0; step < steps; step += 1) {
    const barred = stepForward(stones, index, turnsIn);
    if (barred !== null) return barred;
  }
  return null;
}
