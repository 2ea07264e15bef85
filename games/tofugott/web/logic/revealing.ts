import type { Seat } from '@rudel/kernel';
import { activeIn, gainsOf, guessersFrom, nextCard, questionOf } from '@rudel/tofugott/page';
import type { OpenTurn, Shown, Silhouette, View } from '@rudel/tofugott/page';

/** One question of one turn, of which cards are shown or have been. */
export type Revealed = {
  /** Counted from 0. */
  readonly turn: number;
  /** Counted from 1. */
  readonly question: number;
  readonly active: Seat;
  readonly guessers: readonly Seat[];
  /** By seat; null for what is covered. */
  readonly guesses: readonly (Silhouette | null)[];
  readonly best: Silhouette | null;
  readonly worst: Silhouette | null;
  /** By seat; null until it is counted. */
  readonly gains: readonly number[] | null;
  /** Which card is turned over next: the seat whose guess it is, or the answer; null when all lie open. */
  readonly next: Seat | 'best' | 'worst' | null;
};

function revealedIn(shown: Shown, open: OpenTurn, turn: number, question: number): Revealed {
  const active = activeIn(shown, turn);
  const at = question - 1;
  const guesses = open.guesses[at] ?? [];
  const [best = null, worst = null] = [open.best[at], open.worst[at]];
  const gains = best === null || worst === null ? null : gainsOf(active, guesses, best, worst);
  const guessers = guessersFrom(active, shown.seats);
  return { turn, question, active, guessers, guesses, best, worst, gains, next: null };
}

/** The question whose cards are being turned over; null where none is. */
export function revealingNow(shown: Shown): Revealed | null {
  const next = nextCard(shown);
  if (next === null) return null;
  const now = revealedIn(shown, shown, shown.past.length, questionOf(shown));
  return { ...now, next: next.kind === 'guess' ? next.owner : next.kind };
}

/** The question that was counted last; null before the first. */
export function countedLast(shown: Shown): Revealed | null {
  const { past, worst } = shown;
  if (worst.length > 0) return revealedIn(shown, shown, past.length, worst.length);
  const last = past.at(-1);
  return last === undefined ? null : revealedIn(shown, last, past.length - 1, last.worst.length);
}

/** A question of this turn that is over. */
export const countedBefore = (shown: Shown, question: number): Revealed =>
  revealedIn(shown, shown, shown.past.length, question);

/** What a seat's covered card shows to this eye: its own guess, or everybody's in an open replay; null for what it does not. */
export function coveredGuess({ picks }: View, seat: Seat): Silhouette | null {
  const pick = picks[seat] ?? null;
  return pick === '?' ? null : pick;
}
