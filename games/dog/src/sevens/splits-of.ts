import type { Seat } from '@rudel/kernel';
import {
  allHome,
  fresh,
  inNest,
  onStart,
  partnerOf,
  partyHome,
  placeOf,
  ringSize,
  seatOf,
  sortBoard,
  stallDoor,
  stallEnd,
} from './board.ts';
import type { Board, Stone } from './board.ts';
import { stepForward, stepsToStart } from './driving.ts';
import type { Leg, Options } from './types.ts';

/** A way to share out a seven, and whether it brings the party's last stone home. */
export type Split = { readonly legs: readonly Leg[]; readonly finishes: boolean };

const steps = 7;

/**
 * Which seats' stones a seven may drive at this moment (dog 6.1, 6.2, 8.1, 9.4).
 * `began` is the board as it was before the seven.
 */
export function mayDrive(began: Board, now: Board, player: Seat, owner: Seat, options: Options): boolean {
  if (options.sevenHelpsPartner === 'always') return (owner & 1) === (player & 1);
  if (allHome(began, player)) return owner === partnerOf(player);
  return owner === player || (owner === partnerOf(player) && allHome(now, player));
}

type Search = {
  readonly began: Board;
  readonly player: Seat;
  readonly options: Options;
  /** The stones that may come into question. */
  readonly candidates: readonly number[];
  /** Per stone the set of stones, as bits, with which the order of driving matters. */
  readonly entangled: readonly number[];
  readonly seen: Set<string> | null;
  readonly found: Split[];
};

/**
 * All that a seven can lead to, one split for each resulting board (dog 6.4).
 * Each stone drives its share in one go; shares are tried in every order that can matter.
 */
export function splitsOf(board: Board, player: Seat, options: Options): readonly Split[] {
  const candidates = candidatesOf(board, player, options);
  const entangled = entanglements(board, candidates, options);
  const seen = entangled.some((bits) => bits !== 0) ? new Set<string>() : null;
  const search: Search = { began: board, player, options, candidates, entangled, seen, found: [] };
  explore(search, board, steps, [], 0, -1);
  return search.found;
}

function candidatesOf(board: Board, player: Seat, options: Options): number[] {
  const candidates: number[] = [];
  const withPartner = options.sevenHelpsPartner === 'always' || couldFinishNow(board, player);
  for (let index = 0; index < 16; index += 1) {
    if (board[index] === inNest || board[index] === stallEnd) continue;
    const owner = seatOf(index);
    if (mayDrive(board, board, player, owner, options) || (withPartner && owner === partnerOf(player))) {
      candidates.push(index);
    }
  }
  return candidates;
}

/** Whether the player's last stones could all come home within a seven. */
function couldFinishNow(board: Board, player: Seat): boolean {
  const first = player * 4;
  for (let index = first; index < first + 4; index += 1) {
    const stone = board[index] as Stone;
    if (stone < onStart || (stone < stallDoor && stepsToStart(stone) >= steps)) return false;
  }
  return true;
}

const noEntanglement: readonly number[] = Array.from({ length: 16 }, () => 0);

function entanglements(board: Board, candidates: readonly number[], options: Options): number[] {
  const entangled = noEntanglement.slice();
  for (const one of candidates) {
    for (const other of candidates) {
      if (one !== other && isEntangled(board, one, other, options)) {
        entangled[one] = (entangled[one] as number) | (1 << other);
      }
    }
  }
  return entangled;
}

/** Whether driving two stones in one or the other order can differ: they may meet, or one waits for the other. */
function isEntangled(board: Board, one: number, other: number, options: Options): boolean {
  const sameSeat = seatOf(one) === seatOf(other);
  if (!sameSeat && options.sevenHelpsPartner === 'afterLastStone') return true;
  const mine = board[one] as Stone;
  const theirs = board[other] as Stone;
  if (sameSeat && nearStall(mine) && nearStall(theirs)) return true;
  if (mine >= stallDoor || theirs >= stallDoor) return false;
  const ahead = (placeOf(seatOf(other), theirs) - placeOf(seatOf(one), mine)) & (ringSize - 1);
  return ahead <= steps || ringSize - ahead <= steps;
}

const nearStall = (stone: Stone): boolean =>
  stone >= stallDoor || (stone !== fresh && stepsToStart(stone) < steps);

function explore(
  search: Search,
  stones: Board,
  rest: number,
  legs: readonly Leg[],
  moved: number,
  last: number,
): void {
  if (rest === 0) {
    keep(search, stones, legs);
    return;
  }
  for (const index of search.candidates) {
    if ((moved >> index) & 1 || stones[index] === inNest) continue;
    if (index < last && !(((search.entangled[last] as number) >> index) & 1)) continue;
    if (!mayDrive(search.began, stones, search.player, seatOf(index), search.options)) continue;
    share(search, stones, rest, legs, moved, index, false);
    if (nearStall(stones[index] as Stone) && (stones[index] as Stone) < stallDoor) {
      share(search, stones, rest, legs, moved, index, true);
    }
  }
}

/** Tries every share of the rest for one stone, on the ring or into the stall. */
function share(
  search: Search,
  stones: Board,
  rest: number,
  legs: readonly Leg[],
  moved: number,
  index: number,
  turnsIn: boolean,
): void {
  const seat = seatOf(index);
  const from = placeOf(seat, stones[index] as Stone);
  const driven = stones.slice();
  for (let taken = 1; taken <= rest; taken += 1) {
    if (stepForward(driven, index, turnsIn) !== null) return;
    const reached = driven[index] as Stone;
    if (turnsIn && reached < stallDoor) continue;
    const leg = { from, to: placeOf(seat, reached) };
    explore(
      search,
      taken === rest ? driven : driven.slice(),
      rest - taken,
      [...legs, leg],
      moved | (1 << index),
      index,
    );
  }
}

function keep(search: Search, stones: Board, legs: readonly Leg[]): void {
  if (search.seen !== null) {
    const key = keyOf(stones);
    if (search.seen.has(key)) return;
    search.seen.add(key);
  }
  search.found.push({ legs, finishes: partyHome(stones, search.player) });
}

/** A short text that is equal for equal boards. */
export function keyOf(stones: Board): string {
  const sorted = stones.slice();
  sortBoard(sorted);
  return String.fromCharCode(...sorted.map((stone) => stone + 2));
}
