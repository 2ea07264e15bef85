import type { Review } from '@rudel/bots';
import type { Language } from '@rudel/kernel';

export type { Curve, Grade, Judged, Review, TurningPoint } from '@rudel/bots';

/** What a review is asked with: the record of a match that is over, for whom, and for whom it is written. */
export type ReviewWish = {
  readonly record: string;
  readonly seat: number;
  readonly language: Language;
  readonly names: readonly string[];
};

/** How far it is; null where this game or this record has none. */
export type ToldReview = Review | null;
