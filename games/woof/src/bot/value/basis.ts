import type { Seat } from '@rudel/kernel';
import type { Character, Pair } from '../../cards.ts';
import type { Deals } from '../../deals.ts';
import type { Move } from '../../types.ts';

/** The two cards of every place, as they may have been dealt. */
export type World = readonly Pair[];

/** All that a decision of the plain player rests on: who decides what, and the deals it goes by. */
export type Basis = {
  readonly seat: Seat;
  readonly goals: readonly Character[];
  readonly moves: readonly Move[];
  readonly deals: Deals;
  readonly worlds: readonly World[];
};

/** A move with what it is worth. */
export type Rated = { readonly move: Move; readonly worth: number };
