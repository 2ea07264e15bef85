import type { Eye, Seat } from '@rudel/kernel';

export type Options = { readonly salt: number; readonly rounds: number };

export const phases = ['give', 'lay'] as const;
export type Phase = (typeof phases)[number];

/** The truth. Every card is a canary: a word that occurs nowhere else in the world. */
export interface State {
  readonly options: Options;
  readonly seats: number;
  readonly round: number;
  readonly phase: Phase;
  /** What chance has drawn so far, in order. */
  readonly drawn: readonly string[];
  readonly hands: readonly (readonly string[])[];
  /** Drawn at the start, shown to nobody, ever. */
  readonly omen: string | null;
  readonly given: readonly (string | null)[];
  readonly got: readonly (readonly string[])[];
  readonly laid: readonly (string | null)[];
  /** Who looks at the next card of the stock, and what was seen there. */
  readonly peeking: Seat | null;
  readonly peeked: readonly (readonly string[])[];
  readonly isDealt: boolean;
  readonly isDrawing: boolean;
  readonly open: readonly (readonly string[])[];
}

export type Move = { readonly kind: 'give' | 'lay'; readonly card: string } | { readonly kind: 'peek' };

export type View = {
  readonly eye: Eye;
  readonly seats: number;
  readonly round: number;
  readonly rounds: number;
  readonly phase: Phase;
  readonly hand: readonly string[];
  readonly given: string | null;
  readonly got: readonly string[];
  readonly laid: string | null;
  readonly peeked: readonly string[];
  readonly mayPeek: boolean;
  readonly open: readonly (readonly string[])[];
};

export type Glimpse =
  | { readonly kind: 'got'; readonly from: Seat; readonly card: string }
  | { readonly kind: 'shown'; readonly cards: readonly string[] }
  | { readonly kind: 'looked'; readonly card: string };

export type Reason = 'not-asked' | 'not-yours' | 'too-curious' | 'wrong-phase';

export interface Canary {
  State: State;
  Move: Move;
  View: View;
  Options: Options;
  Glimpse: Glimpse;
  Reason: Reason;
}
