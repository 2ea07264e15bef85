import type { Silhouette } from '../../../silhouettes.ts';
import type { Trait } from './traits.ts';

type Bonuses = Readonly<Partial<Record<Silhouette, number>>>;

/**
 * What a question leans to: weights on traits, and bonuses for single silhouettes, some of them by an idiom
 * of one language only.
 */
export type Leaning = Readonly<Partial<Record<Trait | Silhouette, number>>> & {
  readonly en?: Bonuses;
  readonly de?: Bonuses;
};

/** The leanings of a card's three questions. */
export type CardLeanings = readonly [Leaning, Leaning, Leaning];

export type LeaningsByCard = Readonly<Record<string, CardLeanings>>;
