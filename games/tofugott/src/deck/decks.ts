import type { Deck, DeckCard } from '../cards/deck-types.ts';
import { houseDeck } from '../cards/house-deck.ts';
import type { Options } from '../options.ts';
import type { CardId, Shown } from '../types.ts';
import type { CardTexts } from './card-notation.ts';
import { houseName } from './deck-notation.ts';
import { ownDeck } from './own-decks.ts';

type Choice = Pick<Options, 'deck' | 'blackCards'>;

/** The deck of a table: ours, or its own. Only what knows the truth comes here: a page need not load all our cards. */
export const deckOf = ({ deck }: Choice): Deck => (deck === houseName ? houseDeck : ownDeck(deck));

const indexes = new WeakMap<Deck, ReadonlyMap<CardId, DeckCard>>();

function indexOf(deck: Deck): ReadonlyMap<CardId, DeckCard> {
  const known = indexes.get(deck);
  if (known !== undefined) return known;
  const index = new Map(deck.cards.map((card) => [card.id, card]));
  indexes.set(deck, index);
  return index;
}

/** What a card of a table's deck says; null where the deck has no such card in play. */
export function findTexts(options: Choice, id: CardId): CardTexts | null {
  const card = indexOf(deckOf(options)).get(id);
  return card === undefined || (card.black && options.blackCards === 'off') ? null : textsOf(card);
}

const textsOf = ({ black, en, de }: DeckCard): CardTexts => ({
  black,
  en: { scene: en.scene, questions: en.questions },
  de: { scene: de.scene, questions: de.questions },
});

/** All cards that a match is played with; black ones only where the table wants them (tofugott 1.2). */
export function cardsInPlay(options: Choice): readonly CardId[] {
  const { cards } = deckOf(options);
  return cards.filter(({ black }) => !black || options.blackCards === 'on').map(({ id }) => id);
}

/** The cards to draw from: all but those answered, which come back when fewer than two are left (tofugott 2.1, 5.2). */
export function stockOf({ options, past }: Pick<Shown, 'options' | 'past'>): readonly CardId[] {
  const all = cardsInPlay(options);
  const used = new Set<CardId>();
  for (const { card } of past) {
    used.add(card);
    if (all.length - used.size < 2) used.clear();
  }
  return all.filter((card) => !used.has(card));
}
