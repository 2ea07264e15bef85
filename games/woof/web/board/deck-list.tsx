import './deck-list.css';
import { cards, deckOf, pictureOf, signOf } from '@rudel/woof/page';
import { Emblem } from '../cards/emblems.tsx';
import type { Drawing } from '../drawing.ts';

/** All cards that are in the game, kind by kind: everybody knows them. */
export function DeckList({ drawing }: { readonly drawing: Drawing }) {
  const { shown } = drawing.view.value;
  const words = drawing.words.value;
  const deck = deckOf(shown.options, shown.seats);
  return (
    <div class="woof-deck">
      <small aria-hidden="true">{words.notes.deck}</small>
      <ul aria-label={words.notes.deck}>
        {cards
          .filter((card) => deck[card] > 0)
          .map((card) => (
            <li key={card} data-of={pictureOf(card)}>
              <span class="visually-hidden">
                {deck[card]} × {words.card(card)}
              </span>
              <span class="woof-deck-kind" aria-hidden="true">
                <b>{deck[card]}</b>
                <Emblem of={pictureOf(card)} />
                {signOf(card) !== pictureOf(card) && (
                  <i>
                    <Emblem of={signOf(card)} />
                  </i>
                )}
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}
