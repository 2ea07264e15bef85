import type { Eye, Seat } from '@rudel/kernel';
import { listOf, nextSeat } from './deck.ts';
import type { Options } from './options.ts';
import type { Asked, Deed, Looked, Shown } from './types.ts';

/** A match has at most this many rounds (woof 7.1). */
export const mostRounds = 3;

/** With so many error tokens of one seat it ends earlier. */
export const mostErrors = 2;

/** Where laps are not limited, a round still has an end (woof 5.4). */
const mostLaps = 99;

export const lapLimitOf = ({ lapLimit }: Options): number => (lapLimit === 0 ? mostLaps : lapLimit);

/** How many early suspicions end a round (woof 5.4). */
export const earlyNeeded = (seats: number): number => (seats <= 5 ? 2 : 3);

export const isLook = (deed: Deed): deed is Looked => deed.kind === 'look';
export const isAsk = (deed: Deed): deed is Asked => deed.kind === 'ask';

/** The looks of a round, in order: those that `seen` tells about. */
export const looksOf = (log: readonly Deed[]): readonly Looked[] => log.filter(isLook);

/**
 * Whoever has looked knows the card, and so does its owner, to whom it is handed back; where that is hidden, only if the owner laid it out and saw which one
 * was taken (woof 3.1).
 */
export const knowsCard = ({ options }: Pick<Shown, 'options'>, { by, at, side }: Looked, eye: Eye): boolean =>
  by === eye || (at === eye && (side !== null || options.ownerSees === 'yes'));

/** Who has suspected early in this round, the first first. */
export function earlyIn(log: readonly Deed[]): readonly Seat[] {
  return log.filter(({ kind }) => kind === 'suspect').map(({ by }) => by);
}

export const hasSuspected = ({ log }: Pick<Shown, 'log'>, seat: Seat): boolean =>
  log.some(({ kind, by }) => kind === 'suspect' && by === seat);

export const hasActed = ({ log }: Pick<Shown, 'log'>, seat: Seat): boolean =>
  log.some(({ by }) => by === seat);

/** Whoever makes a final suspicion or none (woof 6.1). */
export function finalists({ log, seats }: Pick<Shown, 'log' | 'seats'>): readonly Seat[] {
  const early = earlyIn(log);
  return listOf(seats).filter((seat) => !early.includes(seat));
}

export type NextTurn = { readonly seat: Seat; readonly lap: number };

/** Whose turn comes after these deeds, and in which lap; a lap begins at the starter's place (woof 2.3, 5.4). */
export function nextTurn(starter: Seat, seats: number, log: readonly Deed[]): NextTurn {
  const last = log.at(-1);
  if (last === undefined) return { seat: starter, lap: 1 };
  const early = earlyIn(log);
  let seat = nextSeat(last.by, seats);
  while (early.includes(seat)) seat = nextSeat(seat, seats);
  return { seat, lap: lapsBegun(starter, seats, [...log.map(({ by }) => by), seat]) };
}

function lapsBegun(starter: Seat, seats: number, turns: readonly Seat[]): number {
  const offsets = turns.map((seat) => (seat - starter + seats) % seats);
  return 1 + offsets.filter((offset, nth) => nth > 0 && offset <= (offsets[nth - 1] as number)).length;
}

/** The lap in which the running turn falls. */
export function lapOf({ starter, seats, log }: Shown): number {
  return nextTurn(starter ?? 0, seats, log).lap;
}

/** Why no more turns come after these deeds; null where the round goes on (woof 5.4). */
export function endOfTurns(shown: Shown, log: readonly Deed[]): 'suspicions' | 'laps' | null {
  const { seats, starter, options } = shown;
  if (earlyIn(log).length >= earlyNeeded(seats)) return 'suspicions';
  return nextTurn(starter ?? 0, seats, log).lap > lapLimitOf(options) ? 'laps' : null;
}

export function scoresOf({ points, seats }: Pick<Shown, 'points' | 'seats'>): readonly number[] {
  return listOf(seats).map((seat) => points.reduce((sum, round) => sum + (round[seat] as number), 0));
}

/** Whether the match is over after this many rounds with these error tokens (woof 7.1). */
export const isLastRound = (rounds: number, errors: readonly number[]): boolean =>
  rounds >= mostRounds || errors.some((count) => count >= mostErrors);
