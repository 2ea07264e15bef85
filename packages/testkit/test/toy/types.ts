import type { Eye, GameTypes } from '@rudel/kernel';
import type { Hidden } from '@rudel/kernel/hidden';
import type { Reason } from './reasons.ts';

/** The toy of the testkit: all seats secretly show fingers at once, a die decides who scores. */
export type Options = { readonly rounds: number; readonly hands: 'one' | 'two' };

export type Reveal = { readonly fingers: readonly number[]; readonly die: number };

export interface State {
  readonly options: Options;
  readonly seats: number;
  readonly round: number;
  /** One card per seat; empty before the deal. */
  readonly cards: Hidden<readonly number[]>;
  /** Fingers per seat; null where a seat has not shown yet. Nobody can tell who has. */
  readonly shown: Hidden<readonly (number | null)[]>;
  readonly last: Reveal | null;
  readonly scores: readonly number[];
}

/** Left and right hand show the same; only the left one is listed. */
export type Move = { readonly hand: 'L' | 'R'; readonly fingers: number };

export type View = {
  readonly eye: Eye;
  readonly options: Options;
  readonly seats: number;
  readonly round: number;
  readonly isDealt: boolean;
  readonly card: number | null;
  readonly shown: number | null;
  readonly last: Reveal | null;
  readonly scores: readonly number[];
};

export type Glimpse =
  | { readonly kind: 'dealt'; readonly card: number | null }
  | { readonly kind: 'showed'; readonly fingers: number }
  | { readonly kind: 'lapsed' }
  | { readonly kind: 'revealed'; readonly fingers: readonly number[]; readonly die: number };

export interface Fingers extends GameTypes {
  State: State;
  Move: Move;
  View: View;
  Options: Options;
  Glimpse: Glimpse;
  Reason: Reason;
}
