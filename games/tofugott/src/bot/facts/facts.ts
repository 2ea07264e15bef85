import type { Both } from '../both.ts';
import type { Trait } from '../traits/traits.ts';

/**
 * What is to be said of a silhouette, by the trait that it has in plenty or lacks. A fact takes no side: it speaks for
 * an answer or against it, as the question will have it.
 */
export type Facts = { readonly [T in Trait]?: Both };
