import './draws.css';
import { useState } from 'preact/hooks';
import type { CheckedDraw, NameOf } from '@rudel/kernel';
import { Button } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import type { Film } from '../replay/film.ts';
import { openlyTold, secretlyTold } from './told-draws.ts';
import { verifyWords } from './verify-words.ts';

type DrawsProps = { readonly film: Film; readonly nameOf: NameOf };

const shownAtFirst = 10;

/** The first draws and the first that does not hold, or all of them. */
function first(draws: readonly CheckedDraw[]): readonly CheckedDraw[] {
  const wrong = draws.find(({ holds }) => !holds);
  return draws.filter((draw) => draw.nth < shownAtFirst || draw === wrong);
}

/** Every draw with what came of it; the first that does not hold is open, for all after it may follow from that one. */
export function Draws({ film, nameOf }: DrawsProps) {
  const words = useWords(verifyWords);
  const [isWhole, setWhole] = useState(false);
  const { draws } = film.proof;
  const shown = isWhole ? draws : first(draws);
  const wrong = draws.find(({ holds }) => !holds);
  if (draws.length === 0) return null;
  return (
    <>
      <ol class="verify-draws">
        {shown.map((draw) => (
          <Draw key={draw.nth} draw={draw} film={film} nameOf={nameOf} isFirstWrong={draw === wrong} />
        ))}
      </ol>
      {shown.length < draws.length && (
        <Button icon="list" onClick={() => setWhole(true)}>
          {words.showAll(draws.length)}
        </Button>
      )}
    </>
  );
}

type DrawProps = DrawsProps & { readonly draw: CheckedDraw; readonly isFirstWrong: boolean };

function Draw({ draw, film, nameOf, isFirstWrong }: DrawProps) {
  const words = useWords(verifyWords);
  const [isOpen, setOpen] = useState(isFirstWrong);
  const { nth, holds } = draw;
  return (
    <li data-holds={holds}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Icon name={holds ? 'check' : 'cross'} size={20} />
          <span class="visually-hidden">{words.standing[holds ? 'good' : 'bad']}: </span>
          <span class="verify-nth">{nth + 1}</span>
          <span>{openlyTold(film, draw, language.value, nameOf) || words.unnoticed}</span>
        </summary>
        {isOpen && <DrawInside draw={draw} film={film} nameOf={nameOf} />}
      </details>
    </li>
  );
}

/** The tokens as the record writes them, and what each seat learned alone: the match is over, nothing is secret any more. */
function DrawInside({ draw, film, nameOf }: DrawsProps & { draw: CheckedDraw }) {
  const words = useWords(verifyWords);
  const { drawn, expected, holds } = draw;
  return (
    <div class="verify-draw">
      <p class="verify-label">{words.drawn}</p>
      <p class="verify-tokens">{drawn.join(' ')}</p>
      {!holds && (
        <>
          <p class="verify-label">{words.expected}</p>
          <p class="verify-tokens">{expected.join(' ')}</p>
        </>
      )}
      <ul class="verify-told">
        {secretlyTold(film, draw, language.value, nameOf).map(({ seat, text }) => (
          <li key={seat}>
            <SeatBadge seat={seat} size={28} label="" />
            <span>
              <bdi>{nameOf(seat)}</bdi>: {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
