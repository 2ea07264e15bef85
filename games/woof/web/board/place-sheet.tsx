import './sheets.css';
import { Button } from '@rudel/ui/button';
import { Sheet } from '@rudel/ui/sheet';
import { isLook } from '@rudel/woof/page';
import type { Move, CardPlace } from '@rudel/woof/page';
import { woofPage } from '@rudel/woof/page';
import type { Drawing } from '../drawing.ts';
import { lyingAt } from '../logic/lying.ts';
import { lyingTold, Token } from './token.tsx';

type PlaceSheetProps = {
  readonly drawing: Drawing;
  readonly place: CardPlace | null;
  readonly onClose: () => void;
};

/** Whether a move is done at a place. */
const isAt = (move: Move, place: CardPlace): boolean =>
  (move.kind === 'look' || move.kind === 'ask') && move.at === place;

/** What can be done at a place, and all that was said there, in words. */
export function PlaceSheet({ drawing, place, onClose }: PlaceSheetProps) {
  return (
    <Sheet open={place !== null} title={place === null ? '' : drawing.nameOf(place)} onClose={onClose}>
      {place !== null && <Inside drawing={drawing} place={place} onClose={onClose} />}
    </Sheet>
  );
}

function Inside({ drawing, place, onClose }: PlaceSheetProps & { readonly place: CardPlace }) {
  const { view, legal, words, play } = drawing;
  const moves = legal.value.filter((move) => isAt(move, place));
  const told = woofPage.words[play.language.value];
  const lyings = lyingAt(view.value, place);
  const propose = (move: Move): void => {
    onClose();
    drawing.composer.intend(
      move.kind === 'ask' ? { kind: 'ask', question: move.question } : { kind: 'look' },
    );
    drawing.composer.propose(move);
  };
  return (
    <div class="woof-place-sheet">
      {moves.length > 0 && (
        <div class="woof-place-moves">
          {moves.map((move) => (
            <Button
              key={JSON.stringify(move)}
              wide
              icon={move.kind === 'look' ? 'eye' : 'chat'}
              onClick={() => propose(move)}
            >
              {told.move(move, view.value, play.nameOf)}
            </Button>
          ))}
        </div>
      )}
      {lyings.length === 0 && <p>{words.value.place.nothing}</p>}
      <ol class="woof-told">
        {lyings.map((lying) => (
          <li key={lying.turn} data-kind={isLook(lying.deed) ? 'look' : 'ask'}>
            <span aria-hidden="true">
              <Token drawing={drawing} lying={lying} />
            </span>
            <span>{lyingTold(drawing, lying)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
