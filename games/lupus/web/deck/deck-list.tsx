import './deck.css';
import { narratorSeat, playersOf, roleWords, specialsFor } from '@rudel/lupus/page';
import { Emblem } from '../art/emblem.tsx';
import type { Drawing } from '../drawing.ts';
import { castOf } from '../logic/cast-of.ts';

/** The characters in play, as they were announced, with what each is about. */
export function DeckList({ drawing }: { readonly drawing: Drawing }) {
  const { shown } = drawing.view.value;
  const words = drawing.words.value.deck;
  const { names, goals } = roleWords[drawing.play.language.value];
  const { options } = shown;
  const mayBePossessed =
    options.announcePossessed === 'no' &&
    (narratorSeat(shown) !== null ||
      (options.possessed !== 'no' && specialsFor(playersOf(shown)).includes('possessed')));
  return (
    <div class="lupus-deck-list">
      <ul>
        {castOf(shown).map(({ role, count }) => (
          <li key={role}>
            <Emblem of={role} size={34} />
            <span>
              <strong>{words.count(count, names[role].name)}</strong>
              <small>{goals[role]}</small>
            </span>
          </li>
        ))}
      </ul>
      {mayBePossessed && <p>{words.possessed}</p>}
    </div>
  );
}
