import { withSwiss } from '@rudel/kernel';
import type { ByLanguage, GameTypes, Seat, WrittenLanguage } from '@rudel/kernel';

/** What a guide looks at: what one seat sees, and what it has noticed since the guide looked last. */
export type Noticed<G extends GameTypes> = {
  readonly view: G['View'];
  readonly seat: Seat;
  readonly heard: readonly G['Glimpse'][];
};

/** When something comes up that is new to a beginner, and where. */
export interface Occasion<G extends GameTypes> {
  /** Whether the thing is there now. */
  isDue(noticed: Noticed<G>): boolean;
  /** Where it is, as selectors below the table: the first that is to be seen. */
  where(noticed: Noticed<G>): readonly string[];
}

/** One sentence about one thing, said beside it when it comes up for the first time. */
export type Explanation<G extends GameTypes> = Occasion<G> & {
  readonly id: string;
  readonly says: ByLanguage<string>;
};

/** What a game explains in a first match, in the order in which it is said where several things come up at once. */
export type Guidance<G extends GameTypes> = readonly Explanation<G>[];

/** A sentence in every language it is written in. */
export type Written = { readonly [L in WrittenLanguage]: string };

/** Puts each sentence to its occasion. */
export function guidanceOf<G extends GameTypes, Id extends string>(
  written: { readonly [I in Id]: Written },
  occasions: { readonly [I in Id]: Occasion<G> },
): Guidance<G> {
  return Object.entries<Occasion<G>>(occasions).map(([id, occasion]) => ({
    id,
    ...occasion,
    says: withSwiss(written[id as Id]),
  }));
}
