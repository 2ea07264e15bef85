import './notes.css';
import { characters, listOf, placesOf } from '@rudel/woof/page';
import type { Character, Place } from '@rudel/woof/page';
import { Button } from '../../../ui/button.tsx';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { DeckList } from '../board/deck-list.tsx';
import { Emblem } from '../cards/emblems.tsx';
import type { Drawing } from '../drawing.ts';
import { sureAbout } from './what-follows.ts';
import type { Sure } from './what-follows.ts';

type NotesSheetProps = {
  readonly drawing: Drawing;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The private notes: who may play whom. */
export function NotesSheet({ drawing, isOpen, onClose }: NotesSheetProps) {
  const { notes } = drawing.words.value;
  return (
    <Sheet open={isOpen} title={notes.title} onClose={onClose}>
      <div class="woof-notes">
        <p class="woof-notes-intro">{notes.intro}</p>
        <Grid drawing={drawing} />
        <SureSwitch drawing={drawing} />
        <h3>{notes.deck}</h3>
        <DeckList drawing={drawing} />
        <Button kind="plain" icon="cross" onClick={() => drawing.notebook.wipe()}>
          {notes.clear}
        </Button>
      </div>
    </Sheet>
  );
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
  const sure = drawing.notebook.isSure.value ? sureAbout(view) : null;
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
        {listOf(placesOf(view.shown.seats)).map((place) => (
          <tr key={place} data-own={place === view.eye}>
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
  readonly place: Place;
  readonly character: Character;
  readonly sure: Sure;
};

/** One field: the own mark; what follows for sure stands behind it. */
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
