import type { Eye, Seat } from '@rudel/kernel';
import type { Hidden } from '@rudel/kernel/hidden';
import type { Board, Place } from './board.ts';
import type { Card, Rank } from './cards.ts';
import type { Options } from './options.ts';
import type { Reason } from './reasons.ts';

/** One stretch driven by one stone. */
export type Leg = { readonly from: Place; readonly to: Place };

/**
 * A card laid to move stones; `as` is what a joker is named, else the card itself. All plays have the same
 * shape: an exit has one leg from the nest, a swap one from one's own place to the other's, an idle jack none.
 */
export type Play = {
  readonly kind: 'exit' | 'drive' | 'swap' | 'idle';
  readonly card: Card;
  readonly as: Card;
  readonly legs: readonly Leg[];
};

export type Move = Play | { readonly kind: 'give'; readonly card: Card } | { readonly kind: 'fold' };

export const phases = ['starter', 'deal', 'exchange', 'play', 'over'] as const;
export type Phase = (typeof phases)[number];

/** What everybody at the table sees. */
export type Shown = {
  readonly options: Options;
  readonly phase: Phase;
  /** Counted from 1. */
  readonly round: number;
  /** Who begins this round; null until the first starter is drawn. */
  readonly starter: Seat | null;
  /** Who plays next; null outside the play of cards. */
  readonly turn: Seat | null;
  readonly board: Board;
  /** Per seat the cards laid down in this round, those of a folded hand last. */
  readonly played: readonly (readonly Card[])[];
  /** Seats that folded in this round. */
  readonly out: readonly Seat[];
  /** Discards of earlier rounds since the stock was last shuffled. */
  readonly tray: readonly Card[];
};

export interface State {
  readonly shown: Shown;
  /** A gift stays in its giver's hand until all four have given (dog 2.3). */
  readonly hands: readonly Hidden<readonly Card[]>[];
  /** What each seat has given its partner in this round. */
  readonly gifts: readonly Hidden<Card | null>[];
}

export type Unseen = '?';

export type View = {
  readonly eye: Eye;
  readonly shown: Shown;
  readonly hands: readonly (readonly (Card | Unseen)[])[];
  readonly gifts: readonly (Card | Unseen | null)[];
};

/** A stone sent back to its nest, from where. */
export type Hit = { readonly seat: Seat; readonly from: Place };

type Laid = { readonly seat: Seat; readonly card: Card; readonly as: Card };

/** A stretch, and whose stone drove it. */
export type DrivenLeg = Leg & { readonly seat: Seat };

/** What an eye notices of an act. */
export type Glimpse =
  | { readonly kind: 'starter'; readonly seat: Seat }
  | {
      readonly kind: 'dealt';
      readonly round: number;
      readonly size: number;
      readonly cards: readonly Card[] | null;
    }
  | { readonly kind: 'reshuffled' }
  | { readonly kind: 'gave'; readonly card: Card; readonly to: Seat }
  | { readonly kind: 'exchanged'; readonly received: Card | null }
  | (Laid & { readonly kind: 'exit'; readonly stone: Seat; readonly hits: readonly Hit[] })
  | (Laid & { readonly kind: 'drove'; readonly legs: readonly DrivenLeg[]; readonly hits: readonly Hit[] })
  | (Laid & { readonly kind: 'swapped'; readonly mine: Place; readonly theirs: Place; readonly with: Seat })
  | (Laid & { readonly kind: 'idled' })
  | { readonly kind: 'folded'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'home'; readonly seat: Seat }
  | { readonly kind: 'roundOver'; readonly round: number }
  | { readonly kind: 'won'; readonly seats: readonly Seat[] };

export interface DogTypes {
  State: State;
  Move: Move;
  View: View;
  Options: Options;
  Glimpse: Glimpse;
  Reason: Reason;
}

export type { Board, Card, Options, Place, Rank, Reason };
