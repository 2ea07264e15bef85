import { useEffect, useState } from 'preact/hooks';
import type { NameOf, Seat } from '@rudel/kernel';
import { language } from '@rudel/ui/settings';
import { askReview } from '../../host/ask-review.ts';
import type { ToldReview } from '../../host/review-messages.ts';
import type { Film } from '../film.ts';

/** The review of a match for a seat, as far as it is; undefined before anything is known. */
export function useReview(film: Film, seat: Seat, nameOf: NameOf): ToldReview | undefined {
  const [review, setReview] = useState<ToldReview | undefined>();
  const reader = language.value;
  useEffect(() => {
    setReview(undefined);
    const names = Array.from({ length: film.replayed.seats }, (_, at) => nameOf(at));
    return askReview({ record: film.text, seat, language: reader, names }, setReview);
  }, [film, seat, reader]);
  return review;
}
