import type { Trait } from '../../know/traits/traits.ts';
import type { Both } from './both.ts';

/** What a character says, and what it likes. Its lines have `{why}` where a fact about the silhouette comes. */
export type Character = {
  readonly loves: readonly Trait[];
  readonly hates: readonly Trait[];
  /** How often it says something to a guess, in per cent. */
  readonly talk: number;
  readonly best: readonly Both[];
  readonly worst: readonly Both[];
  readonly guess: readonly Both[];
  /** Said to a guess that somebody has given away by an earlier answer; without a fact. */
  readonly noticed: readonly Both[];
};
