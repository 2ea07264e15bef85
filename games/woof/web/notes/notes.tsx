import './notes.css';
import '@rudel/ui/scroll-fade.css';
import { useEffect, useState } from 'preact/hooks';
import { Button, IconButton } from '@rudel/ui/button';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { characters } from '@rudel/woof/page';
import type { Character, CardPlace } from '@rudel/woof/page';
import { Emblem } from '../cards/emblems.tsx';
import type { Drawing } from '../drawing.ts';
import { ringOf } from '../logic/ring.ts';
import { sureAbout } from './what-follows.ts';
import type { Sure } from './what-follows.ts';

type NotesProps = { readonly drawing: Drawing };

/** Escape puts the notes away wherever the focus is, unless something lies over the table. */
function useEscape(close: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isCovered = document.querySelector('dialog[open], :popover-open') !== null;
      if (event.key === 'Escape' && !isCovered) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** The private notes, who may play whom: where the hand lies on a phone, beside the table where there is room. */
export function Notes({ drawing }: NotesProps) {
  const { notes } = drawing.words.value;
  const close = (): void => {
    drawing.areNotesOpen.value = false;
  };
  useEscape(close);
  return (
    <section class="woof-notes scroll-fade" aria-label={notes.title}>
      <header>
        <h2>
          {notes.title}
          <span class="woof-notes-intro">{notes.intro}</span>
        </h2>
        <WipeButton drawing={drawing} />
        <Button icon="check" onClick={close}>
          {notes.done}
        </Button>
      </header>
      <Grid drawing={drawing} />
      <SureSwitch drawing={drawing} />
    </section>
  );
}

/** Wipes the notes; until something else is noted it brings them back. */
function WipeButton({ drawing }: NotesProps) {
  const { notes } = drawing.words.value;
  const [bringBack, setBringBack] = useState<{ readonly restore: () => void } | null>(null);
  const isBlank = drawing.notebook.isBlank.value;
  if (bringBack !== null && isBlank) {
    const restore = (): void => {
      bringBack.restore();
      setBringBack(null);
    };
    return <IconButton icon="undo" label={notes.bringBack} onClick={restore} />;
  }
  const wipe = (): void => setBringBack({ restore: drawing.notebook.wipe() });
  return <IconButton icon="cross" label={notes.clear} disabled={isBlank} onClick={wipe} />;
}

function SureSwitch({ drawing }: { readonly drawing: Drawing }) {
  const { notes } = drawing.words.value;
  if (drawing.view.value.shown.options.notes !== 'on') return null;
  return (
    <label class="woof-sure">
      <input
        type="checkbox"
        role="switch"
        checked={drawing.notebook.isSure.value}
        onChange={({ currentTarget }) => drawing.notebook.beSure(currentTarget.checked)}
      />
      <span>
        {notes.sure}
        <small>{notes.sureNote}</small>
      </span>
    </label>
  );
}

function Grid({ drawing }: { readonly drawing: Drawing }) {
  const view = drawing.view.value;
  const words = drawing.words.value;
  const isHelped = view.shown.options.notes === 'on' && drawing.notebook.isSure.value;
  const sure = isHelped ? sureAbout(view) : null;
  const others = ringOf(drawing.play.eye, view.shown.seats).filter(({ place }) => place !== view.eye);
  return (
    <table class="woof-grid">
      <thead>
        <tr>
          <th>
            <span class="visually-hidden">{words.notes.title}</span>
          </th>
          {characters.map((character) => (
            <th key={character} scope="col" data-of={character}>
              <Emblem of={character} />
              <span>{words.characters[character]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {others.map(({ place }) => (
          <tr key={place}>
            <th scope="row">
              <span class="woof-who">
                <SeatBadge seat={place} size={30} label="" />
                <bdi>{drawing.nameOf(place)}</bdi>
              </span>
            </th>
            {characters.map((character, nth) => (
              <td key={character}>
                <Cell
                  drawing={drawing}
                  place={place}
                  character={character}
                  sure={sure?.[place]?.[nth] ?? null}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const faces = { blank: '', no: '✗', maybe: '?', yes: '✓' } as const;

type CellProps = {
  readonly drawing: Drawing;
  readonly place: CardPlace;
  readonly character: Character;
  readonly sure: Sure;
};

/** One field: one's own mark; what follows for sure stands behind it. */
function Cell({ drawing, place, character, sure }: CellProps) {
  const { notebook, words } = drawing;
  const { notes, characters: named } = words.value;
  const mark = notebook.markAt(place, character);
  const own = mark === 'blank' ? notes.blank : notes.marks[mark];
  const told = sure === null ? own : `${own}; ${notes.sureCell}: ${notes.marks[sure]}`;
  return (
    <button
      type="button"
      class="woof-cell"
      data-mark={mark}
      data-sure={sure ?? undefined}
      aria-label={notes.cell(drawing.nameOf(place), named[character], told)}
      onClick={() => notebook.turn(place, character)}
    >
      <span aria-hidden="true">{mark === 'blank' && sure !== null ? faces[sure] : faces[mark]}</span>
    </button>
  );
}
