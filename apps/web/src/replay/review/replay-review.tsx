import { useState } from 'preact/hooks';
import type { NameOf, Seat } from '@rudel/kernel';
import { Button } from '@rudel/ui/button';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { lazyPart } from '@rudel/ui/lazy-part';
import { useWords } from '@rudel/ui/words';
import type { Film } from '../film.ts';
import type { Projector } from '../projector.ts';
import { reviewWords } from './review-words.ts';

const ReviewPart = lazyPart(async () => (await import('./review-part.tsx')).ReviewPart);

type ReplayReviewProps = {
  readonly projector: Projector;
  readonly film: Film;
  readonly ui: AnyGameUi;
  readonly nameOf: NameOf;
  readonly own: Seat | null;
};

/** A review beside the replay: of the seat that somebody has come with, or of the one whose eyes they look through. */
export function ReplayReview({ projector, film, ui, nameOf, own }: ReplayReviewProps) {
  const words = useWords(reviewWords);
  const onlooker = projector.onlooker.value;
  const [wanted, want] = useState<Seat | null>(own);
  const seat = typeof onlooker === 'number' ? onlooker : (own ?? 0);
  if (wanted !== seat) {
    return (
      <Button kind="quiet" icon="eye" onClick={() => want(seat)}>
        {words.startFor(nameOf(seat))}
      </Button>
    );
  }
  return (
    <ReviewPart
      film={film}
      ui={ui}
      seat={seat}
      nameOf={nameOf}
      isOwn={seat === own}
      at={film.cuts[projector.frame.value] ?? null}
      onGoTo={(frame) => {
        projector.pause();
        projector.goTo(frame);
        document.querySelector('.replay-board')?.scrollIntoView({ block: 'nearest' });
      }}
    />
  );
}
