import { earlyIn, earlyNeeded, lapLimitOf, lapOf, mostRounds } from '@rudel/woof/page';
import { Button } from '../../../ui/button.tsx';
import type { Drawing } from '../drawing.ts';

type HeadProps = {
  readonly drawing: Drawing;
  readonly onNotes: () => void;
  readonly onScore: () => void;
};

/** Where the match stands, and the way to the notes and to the score. */
export function Head({ drawing, onNotes, onScore }: HeadProps) {
  const { shown } = drawing.view.value;
  const words = drawing.words.value;
  const needed = earlyNeeded(shown.seats);
  const early = earlyIn(shown.log).length;
  const limit = lapLimitOf(shown.options);
  return (
    <header class="woof-head">
      <p>
        {words.round(Math.min(shown.round, mostRounds), mostRounds)}
        <small>{words.lap(Math.min(lapOf(shown), limit), limit)}</small>
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
        <Button kind="plain" icon="book" onClick={onNotes}>
          {words.notes.open}
        </Button>
      )}
      <Button kind="plain" icon="list" onClick={onScore}>
        {words.score.open}
      </Button>
    </header>
  );
}
