import type { Trait } from '../../../know/traits/traits.ts';
import type { Both } from '../../../value/characters/both.ts';

/**
 * What is to be said of a silhouette, by the trait that it has in plenty or lacks. A fact takes no side: it speaks for
 * an answer or against it, as the question will have it.
 */
export type Facts = { readonly [T in Trait]?: Both };
