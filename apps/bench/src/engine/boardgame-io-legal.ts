import {
  backTarget,
  drivenSeat,
  forwardTargets,
  moved,
  stonesOf,
  stoneToExit,
  hasStoneOnTrack,
  swappableStones,
} from './boardgame-io-board.ts';
import type { Board } from './boardgame-io-board.ts';
import type { Listed } from './boardgame-io.ts';

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** X is the joker. */
export type Card = (typeof RANKS)[number] | 'X';

const forwards: { readonly [as: string]: readonly number[] } = {
  A: [1, 11],
  2: [2],
  3: [3],
  4: [4],
  5: [5],
  6: [6],
  8: [8],
  9: [9],
  10: [10],
  Q: [12],
  K: [13],
};

const otherSeats = (seat: number): number[] => [0, 1, 2, 3].filter((other) => other !== seat);

/** Where a card can take a stone, as itself or as what a joker is named (dog 3.1). */
export function targetsOf(board: Board, stone: number, as: string): number[] {
  const targets = (forwards[as] ?? []).flatMap((steps) => forwardTargets(board, stone, steps));
  const back = as === '4' ? backTarget(board, stone, 4) : null;
  return back === null ? targets : [...targets, back];
}

export const opensNest = (as: string): boolean => as === 'A' || as === 'K';

/** The stones of other seats that a jack can swap with. */
export function foreignStones(board: Board, driven: number): number[] {
  return otherSeats(driven).flatMap((seat) => swappableStones(board, seat));
}

/** One single step of a seven: which stone, and where it is then. */
export type SevenStep = readonly [stone: number, to: number];

type Plan = { readonly board: Board; readonly steps: readonly SevenStep[] };

/** The single steps that a seat can make now within a seven (dog 6.1, 6.2). */
export function singleSteps(board: Board, seat: number): SevenStep[] {
  return stonesOf(drivenSeat(board, seat)).flatMap((stone) =>
    forwardTargets(board, stone, 1).map((to): SevenStep => [stone, to]),
  );
}

/** Equal for boards that differ only in which of a seat's stones is which. */
function keyOf({ stones, fresh }: Board): string {
  let key = '';
  for (let first = 0; first < 16; first += 4) {
    const own = stones.slice(first, first + 4).toSorted((one, other) => one - other);
    key += String.fromCharCode(...own.map((place) => place + 1));
  }
  for (const is of fresh) key += is ? '!' : '.';
  return key;
}

/** One way to drive a seven for each board that it can lead to: seven times every single step (dog 6.4). */
export function sevenPlans(board: Board, seat: number): Plan[] {
  let plans: Plan[] = [{ board, steps: [] }];
  for (let step = 0; step < 7; step += 1) {
    const reached = new Map<string, Plan>();
    for (const plan of plans) {
      for (const [stone, to] of singleSteps(plan.board, seat)) {
        const next = moved(plan.board, stone, to);
        const key = keyOf(next);
        if (!reached.has(key)) reached.set(key, { board: next, steps: [...plan.steps, [stone, to]] });
      }
    }
    plans = [...reached.values()];
  }
  return plans;
}

function swaps(board: Board, driven: number, card: Card): Listed[] {
  if (!hasStoneOnTrack(board, driven)) return [];
  const mine = swappableStones(board, driven);
  const theirs = foreignStones(board, driven);
  if (theirs.length === 0) return [{ move: 'idle', args: [card] }];
  return mine.flatMap((one) => theirs.map((other) => ({ move: 'swap', args: [card, one, other] })));
}

function drives(board: Board, driven: number, card: Card, as: string): Listed[] {
  const listed: Listed[] = [];
  if (opensNest(as) && stoneToExit(board, driven) !== null) listed.push({ move: 'exit', args: [card, as] });
  for (const stone of stonesOf(driven)) {
    for (const to of targetsOf(board, stone, as)) listed.push({ move: 'drive', args: [card, as, stone, to] });
  }
  return listed;
}

/** All plays that a hand allows a seat; empty when it has to fold. */
export function playsOf(board: Board, hand: readonly Card[], seat: number): Listed[] {
  const driven = drivenSeat(board, seat);
  let plans: readonly Plan[] | null = null;
  const listed: Listed[] = [];
  for (const card of new Set(hand)) {
    for (const as of card === 'X' ? RANKS : [card]) {
      if (as === '7') {
        plans ??= sevenPlans(board, seat);
        for (const { steps } of plans) listed.push({ move: 'seven', args: [card, steps] });
      } else if (as === 'J') listed.push(...swaps(board, driven, card));
      else listed.push(...drives(board, driven, card, as));
    }
  }
  return listed;
}
