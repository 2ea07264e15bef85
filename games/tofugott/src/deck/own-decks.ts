import { readWith } from '@rudel/kernel';
import type { Deck } from '../cards/deck-types.ts';
import { deckNotation } from './deck-notation.ts';

const read = new Map<string, Deck>();
const mostKept = 16;

/** The deck that an option writes out, or a stop with `unreadable`; the last few are kept read. */
export function ownDeck(text: string): Deck {
  const known = read.get(text);
  if (known !== undefined) return known;
  const deck = readWith(deckNotation, text);
  if (read.size >= mostKept) read.clear();
  read.set(text, deck);
  return deck;
}
