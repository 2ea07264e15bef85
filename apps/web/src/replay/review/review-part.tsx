import './review.css';
import { useState } from 'preact/hooks';
import type { NameOf, Seat } from '@rudel/kernel';
import { Segmented } from '@rudel/ui/fields';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { useWords } from '@rudel/ui/words';
import type { Review } from '../../host/review-messages.ts';
import { frameAfter } from '../film.ts';
import type { Film } from '../film.ts';
import { ReviewCurve } from './review-curve.tsx';
import { Decisions, Shares, TurningPoints } from './review-lists.tsx';
import { reviewWords } from './review-words.ts';
import type { ReviewWords } from './review-words.ts';
import { useReview } from './use-review.ts';

export type ReviewPartProps = {
  readonly film: Film;
  readonly ui: AnyGameUi;
  readonly seat: Seat;
  readonly nameOf: NameOf;
  /** The seat is this device's. */
  readonly isOwn: boolean;
  /** How many acts lie behind what is shown now; null where nothing is. */
  readonly at: number | null;
  readonly onGoTo: (frame: number) => void;
};

/** How a match went for a seat: it is thought about beside the page, and grows while it is. */
export function ReviewPart(props: ReviewPartProps) {
  const words = useWords(reviewWords);
  const review = useReview(props.film, props.seat, props.nameOf);
  if (review === null) return <p class="review-soft">{words.none}</p>;
  const done = review?.done ?? 0;
  return (
    <section class="review" aria-label={words.title} aria-busy={done < 1}>
      <h3>{words.title}</h3>
      {done < 1 && (
        <p class="review-progress" role="status">
          <span>{words.looking}</span>
          <progress value={done} max={1} aria-label={words.looking} />
        </p>
      )}
      {review !== undefined && <Known {...props} review={review} />}
    </section>
  );
}

/** What the curve shows, and whose it is; null for one's own. */
function captionOf({ measure }: Review, name: string | null, words: ReviewWords): string {
  if (measure === 'winning') return name === null ? words.curve : words.curveOf(name);
  return name === null ? words.sure : words.sureOf(name);
}

function Known(props: ReviewPartProps & { readonly review: Review }) {
  const words = useWords(reviewWords);
  const { film, seat, nameOf, isOwn, at, onGoTo, review } = props;
  const [by, setBy] = useState<'own' | 'open'>('own');
  const isWinning = review.measure === 'winning';
  return (
    <>
      <figure class="review-figure">
        <figcaption>{captionOf(review, isOwn ? null : nameOf(seat), words)}</figcaption>
        <ReviewCurve
          curve={review[by]}
          length={film.replayed.states.length}
          turningPoints={by === 'own' ? review.turningPoints : []}
          at={at}
          words={words}
          onPick={(act) => onGoTo(act === 0 ? 0 : frameAfter(film, act - 1))}
        />
        {isWinning && (
          <Segmented
            label={words.by}
            quiet
            value={by}
            options={[
              { value: 'own', label: words.own },
              { value: 'open', label: words.open },
            ]}
            onChange={setBy}
          />
        )}
      </figure>
      <TurningPoints {...{ film, ui: props.ui, review, nameOf, onGoTo }} />
      <Decisions {...{ film, ui: props.ui, review, nameOf, onGoTo }} />
      {isWinning && <Shares review={review} />}
    </>
  );
}
