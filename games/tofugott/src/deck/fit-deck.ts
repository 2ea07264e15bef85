import { shuffled } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import type { Deck, DeckCard } from '../cards/deck-types.ts';
import type { Options } from '../options.ts';
import { formatPhrase } from './card-notation.ts';
import { bytesOf, deckNotation, mostDeckBytes } from './deck-notation.ts';

/** What becomes of a custom deck when it is put on the table. */
export type FittedDeck = {
  /** The value of the option `deck`. */
  readonly option: string;
  /** How many of its cards have come along: all, or as many as there is room for. */
  readonly cards: number;
};

const sizeOf = (card: DeckCard): number => bytesOf(deckNotation.format({ name: '', cards: [card] }));

/** What will not be played has to make room for what will. */
const inOrderOfUse = (cards: readonly DeckCard[], blackCards: Options['blackCards']): readonly DeckCard[] =>
  blackCards === 'on' ? cards : cards.toSorted((one, other) => Number(one.black) - Number(other.black));

/**
 * A checked deck as an option of a match (tofugott 5.3). Of one that is too long, cards come along by chance, as many as
 * there is room for and those that are in play first, in their old order. Null where that is no deck that can be played.
 */
export function fitDeck(
  { name, cards }: Deck,
  blackCards: Options['blackCards'],
  rng: Rng,
): FittedDeck | null {
  const kept = new Set<DeckCard>();
  let room = mostDeckBytes - bytesOf(formatPhrase(name));
  for (const card of inOrderOfUse(shuffled(cards, rng), blackCards)) {
    const size = sizeOf(card);
    if (size > room) continue;
    room -= size;
    kept.add(card);
  }
  const option = deckNotation.format({ name, cards: cards.filter((card) => kept.has(card)) });
  return deckNotation.parse(option).ok ? { option, cards: kept.size } : null;
}
