import { Button } from '@rudel/ui/button';
import { earlyIn, earlyNeeded, lapLimitOf, mostRounds } from '@rudel/woof/page';
import type { Drawing } from '../drawing.ts';
import { lapNow } from '../logic/lap-now.ts';

type HeadProps = {
  readonly drawing: Drawing;
  /** A revealed round lies over it. */
  readonly isCovered: boolean;
  readonly onScore: () => void;
};

/** Where the match stands, and the way to the notes and to the score. */
export function Head({ drawing, isCovered, onScore }: HeadProps) {
  const { shown } = drawing.view.value;
  const words = drawing.words.value;
  const { areNotesOpen } = drawing;
  const needed = earlyNeeded(shown.seats);
  const early = earlyIn(shown.log).length;
  const limit = lapLimitOf(shown.options);
  return (
    <header class="woof-head" inert={isCovered}>
      <p>
        {words.round(Math.min(shown.round, mostRounds), mostRounds)}
        <small>{words.lap(lapNow(shown), limit)}</small>
      </p>
      <span
        class="woof-early"
        role="img"
        aria-label={words.early(early, needed)}
        title={words.early(early, needed)}
      >
        {Array.from({ length: needed }, (_, nth) => (
          <i key={nth} data-set={nth < early} />
        ))}
      </span>
      {drawing.play.eye !== 'table' && (
        <Button
          kind="plain"
          icon="pencil"
          aria-expanded={areNotesOpen.value}
          onClick={() => {
            areNotesOpen.value = !areNotesOpen.peek();
          }}
        >
          {words.notes.open}
        </Button>
      )}
      <Button kind="plain" icon="list" onClick={onScore}>
        {words.score.open}
      </Button>
    </header>
  );
}
