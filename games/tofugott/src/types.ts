import type { Eye, Seat } from '@rudel/kernel';
import type { Hidden } from '@rudel/kernel/hidden';
import type { CardTexts } from './deck/card-notation.ts';
import type { Line } from './line.ts';
import type { Options } from './options.ts';
import type { Reason } from './reasons.ts';
import type { Silhouette } from './silhouettes.ts';

/** The id of a question card. */
export type CardId = string;

export const rows = ['best', 'worst'] as const;
/** What an answer is to its question. */
export type Row = (typeof rows)[number];

export type Move =
  | { readonly kind: 'keep'; readonly card: CardId }
  | {
      readonly kind: 'lay';
      readonly row: Row;
      /** Counted from 1. */
      readonly question: number;
      readonly silhouette: Silhouette;
    }
  | { readonly kind: 'take'; readonly row: Row; readonly question: number }
  | { readonly kind: 'lock' }
  | { readonly kind: 'guess'; readonly silhouette: Silhouette }
  | { readonly kind: 'show'; readonly line: Line | null };

export const phases = ['starter', 'draw', 'keep', 'aside', 'guess', 'show', 'tie', 'over'] as const;
export type Phase = (typeof phases)[number];

/** What the seats guessed for one question; null for the active seat, and for whoever has not shown it yet. */
export type Guesses = readonly (Silhouette | null)[];

/** What lies open of a turn. */
export type OpenTurn = {
  /** Set aside for everybody. */
  readonly aside: readonly Silhouette[];
  /** By question, as far as it has come. */
  readonly guesses: readonly Guesses[];
  readonly best: readonly Silhouette[];
  readonly worst: readonly Silhouette[];
};

/** A turn that is over. */
export type PastTurn = OpenTurn & { readonly card: CardId };

/** One shuffle of the tie-break: who takes part, and what each has turned over so far. */
export type TieRound = {
  readonly seats: readonly Seat[];
  readonly turned: readonly (readonly Silhouette[])[];
};

/** What everybody at the table sees. */
export type Shown = OpenTurn & {
  readonly options: Options;
  readonly seats: number;
  readonly phase: Phase;
  /** Who is active first; null until that is drawn. */
  readonly starter: Seat | null;
  /** The card that was read out; null before. */
  readonly card: CardId | null;
  /** The turns that are over, the first first. */
  readonly past: readonly PastTurn[];
  readonly tie: readonly TieRound[];
  readonly points: readonly number[];
};

/** What the active player has laid face down. */
export type Answers = {
  readonly best: readonly (Silhouette | null)[];
  readonly worst: readonly (Silhouette | null)[];
  readonly isLocked: boolean;
};

export interface State {
  readonly shown: Shown;
  /** The two cards of which the active player keeps one. */
  readonly drawn: Hidden<readonly CardId[]>;
  /** Null while nothing is to be answered. */
  readonly answers: Hidden<Answers | null>;
  /** What each seat has guessed for this question and not shown yet. */
  readonly picks: readonly Hidden<Silhouette | null>[];
}

export type Unseen = '?';

export type View = {
  readonly eye: Eye;
  readonly shown: Shown;
  /** `?` for the unseen. */
  readonly drawn: readonly CardId[];
  readonly answers: Answers | Unseen | null;
  readonly picks: readonly (Silhouette | Unseen | null)[];
  /** What the cards in play say: the two drawn, or the one read out. */
  readonly texts: readonly (CardTexts | Unseen)[];
};

/** What an eye notices of an act. */
export type Glimpse =
  | { readonly kind: 'starter'; readonly seat: Seat }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'read'; readonly seat: Seat; readonly card: CardId; readonly texts: CardTexts }
  | { readonly kind: 'aside'; readonly silhouettes: readonly Silhouette[] }
  /** All have decided. */
  | { readonly kind: 'ready'; readonly question: number }
  | {
      readonly kind: 'guess';
      readonly seat: Seat;
      readonly question: number;
      readonly silhouette: Silhouette;
      readonly line: Line | null;
    }
  | {
      readonly kind: Row;
      readonly seat: Seat;
      readonly question: number;
      readonly silhouette: Silhouette;
      readonly line: Line | null;
      /** Who guessed this. */
      readonly guessers: readonly Seat[];
    }
  | {
      readonly kind: 'scored';
      readonly question: number;
      /** What each seat has more or less than before. */
      readonly gains: readonly number[];
      readonly points: readonly number[];
    }
  | { readonly kind: 'tied'; readonly seats: readonly Seat[]; readonly isAgain: boolean }
  | { readonly kind: 'turned'; readonly seats: readonly Seat[]; readonly silhouettes: readonly Silhouette[] }
  | { readonly kind: 'won'; readonly seats: readonly Seat[]; readonly points: readonly number[] };

export interface TofugottTypes {
  State: State;
  Move: Move;
  View: View;
  Options: Options;
  Glimpse: Glimpse;
  Reason: Reason;
}

export type { CardTexts, Line, Options, Reason, Silhouette };
