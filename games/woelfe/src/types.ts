import type { Eye, Seat } from '@rudel/kernel';
import type { Hidden } from '@rudel/kernel/hidden';
import type { Kind } from './dice.ts';
import type { Options } from './options.ts';
import type { Reason } from './reasons.ts';

export type Move =
  | { readonly kind: 'double' | 'pass' | 'goblin' | 'fever' | 'rabies' }
  | { readonly kind: 'bid'; readonly tricks: number }
  | { readonly kind: 'roll'; readonly die: Kind }
  | { readonly kind: 'lay'; readonly at: Seat };

/** A throw that a goblin undid: what lay there, and whose goblin it was. */
export type Undone = { readonly face: number; readonly at: Seat | null; readonly by: Seat };

/** A die of a trick. */
export type TrickDie = {
  readonly kind: Kind;
  /** What it shows; null while it rolls. */
  readonly face: number | null;
  /** At whom a bee is laid. */
  readonly at: Seat | null;
  /** Earlier throws of this die, the first first. */
  readonly undone: readonly Undone[];
};

/** The dice of a trick in the order of rolling; the places follow clockwise from the leader's. */
export type Trick = { readonly leader: Seat; readonly dice: readonly TrickDie[] };

export const phases = [
  'starter',
  'deal',
  'announce',
  'bid',
  'play',
  'roll',
  'lay',
  'goblin',
  'over',
] as const;
export type Phase = (typeof phases)[number];

/** What everybody at the table sees. */
export type Shown = {
  readonly options: Options;
  readonly seats: number;
  readonly phase: Phase;
  /** Counted from 1. */
  readonly round: number;
  /** Who begins this round; null until the first starter is drawn. */
  readonly starter: Seat | null;
  /** Who decides alone: bids, chooses a die, lays a bee. */
  readonly turn: Seat | null;
  /** Who announced the double-barrelled shotgun. */
  readonly double: Seat | null;
  /** Which hunter declared hunting fever, and which dweller rabies. */
  readonly fever: Seat | null;
  readonly rabies: Seat | null;
  /** How many unused goblins lie in front of each seat. */
  readonly goblins: readonly number[];
  readonly bids: readonly (number | null)[];
  /** The finished tricks of this round. */
  readonly tricks: readonly Trick[];
  /** The trick on the table; null before its first die. */
  readonly trick: Trick | null;
  /** What each seat scored, round by round. */
  readonly points: readonly (readonly number[])[];
};

/** What somebody decides in secret while several are asked at once. */
export type GoblinAnswer = 'goblin' | 'pass';

export interface State {
  readonly shown: Shown;
  /** The dice behind the screens. */
  readonly hands: readonly Hidden<readonly Kind[]>[];
  /** Answers in the running goblin window or to the question of the double barrel; null: not yet, or not asked. */
  readonly answers: readonly Hidden<GoblinAnswer | null>[];
}

export type Unseen = '?';

export type View = {
  readonly eye: Eye;
  readonly shown: Shown;
  readonly hands: readonly (readonly (Kind | Unseen)[])[];
  readonly answers: readonly (GoblinAnswer | Unseen | null)[];
};

/** Why a trick was won: by the symbol, as lowest under one fox, as highest, or by coming first where nothing competes. */
export type Win = 'symbol' | 'lowest' | 'highest' | 'first';

/** How a trick was decided, place by place. */
export type Verdict = {
  readonly winner: Seat;
  readonly place: number;
  readonly by: Win;
  /** What counts of each die; null for one that does not compete. */
  readonly values: readonly (number | null)[];
  /** Places of poisoned hunters. */
  readonly poisoned: readonly number[];
};

/** What a round of two sides came to. */
export type SidesResult = {
  readonly hunters: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly wolves: readonly number[];
  /** Wolves or ten, times the factor of wolf packs, then bonuses; each winner scores the sum. */
  readonly base: number;
  readonly factor: number;
  readonly fever: number;
  readonly caught: number;
  readonly isHalali: boolean;
  readonly points: readonly number[];
};

/** What a round with bids came to. */
export type BidsResult = {
  readonly bids: readonly number[];
  readonly tricks: readonly number[];
  readonly wolves: readonly number[];
  readonly points: readonly number[];
};

/** What an eye notices of an act. */
export type Glimpse =
  | { readonly kind: 'starter'; readonly seat: Seat }
  | {
      readonly kind: 'dealt';
      readonly round: number;
      readonly size: number;
      readonly dice: readonly Kind[] | null;
    }
  | { readonly kind: 'double'; readonly seat: Seat; readonly from: Seat }
  | { readonly kind: 'silence' }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly tricks: number }
  | { readonly kind: 'declared'; readonly seat: Seat; readonly cry: 'fever' | 'rabies' }
  | {
      readonly kind: 'rolled';
      readonly seat: Seat;
      readonly die: Kind;
      readonly face: number;
      readonly isAgain: boolean;
    }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly at: Seat; readonly face: number }
  | { readonly kind: 'goblin'; readonly seat: Seat; readonly roller: Seat; readonly die: Kind }
  | { readonly kind: 'sides'; readonly hunters: readonly Seat[] }
  | ({ readonly kind: 'trick'; readonly wolves: number; readonly trick: Trick } & Verdict)
  | ({ readonly kind: 'sidesScored'; readonly round: number } & SidesResult)
  | ({ readonly kind: 'bidsScored'; readonly round: number } & BidsResult)
  | { readonly kind: 'won'; readonly seats: readonly Seat[]; readonly scores: readonly number[] };

export interface WoelfeTypes {
  State: State;
  Move: Move;
  View: View;
  Options: Options;
  Glimpse: Glimpse;
  Reason: Reason;
}

export type { Kind, Options, Reason };
