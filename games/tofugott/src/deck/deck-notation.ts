import { notation, quoted, unreadable } from '@rudel/kernel';
import type { Notation } from '@rudel/kernel';
import type { Deck, DeckCard } from '../cards/deck-types.ts';
import { formatPhrase, formatTexts, readPhrase, readTexts } from './card-notation.ts';

/** The word that stands for our own deck where a deck is named. */
export const houseName = 'house';

/** No match can do with fewer cards: two players with one turn each need three (tofugott 5.2). */
export const fewestCards = 3;

export const longestDeckName = 40;

/** As many bytes as a deck may have in its notation: it travels as one message and stands in every position. */
export const mostDeckBytes = 12_288;

/** The id of a card of a custom deck: its number from 1 on. */
const ownId = (index: number): string => String(index + 1);

const readCard = (text: string, index: number): DeckCard => ({ id: ownId(index), ...readTexts(text) });

/** A custom deck as one word: its name and its cards with `/` between them, black ones behind a `*`. */
export const deckNotation: Notation<Deck> = notation(
  ({ name, cards }) => [formatPhrase(name), ...cards.map(formatTexts)].join('/'),
  readDeck,
);

function readDeck(text: string): Deck {
  const bytes = bytesOf(text);
  if (bytes > mostDeckBytes)
    unreadable(`A deck has at most ${mostDeckBytes} bytes in its notation, not ${bytes}.`);
  const [name = '', ...cards] = text.split('/');
  if (cards.length < fewestCards)
    unreadable(`A deck needs at least ${fewestCards} cards; ${quoted(name)} has ${cards.length}.`);
  const firstAgain = cards.findIndex((card, index) => cards.indexOf(card) !== index);
  if (firstAgain !== -1) unreadable(`Card ${firstAgain + 1} of the deck appears twice.`);
  return { name: readPhrase(name, longestDeckName, 'name of a deck'), cards: cards.map(readCard) };
}

/** How many bytes a text has in UTF-8. */
export function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}
