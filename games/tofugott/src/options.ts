import { choice, defineOptions, range, wording } from '@rudel/kernel';
import type { OptionsNotation, Parsed } from '@rudel/kernel';
import { fewestCards, houseName } from './deck/deck-notation.ts';
import { exampleDecks } from './deck/example-decks.ts';
import { ownDeck } from './deck/own-decks.ts';

/** The variants of section 7. */
export type Options = {
  readonly blackCards: 'off' | 'on';
  readonly turnsEach: 'auto' | '1' | '2' | '3' | '4' | '5';
  readonly floor: 'none' | 'zero';
  readonly tie: 'tofu' | 'shared';
  readonly talk: 'typed' | 'aloud';
  /** How long somebody may take to show a card with words; 0 waits. */
  readonly talkSeconds: number;
  /** `house`, or a custom deck written out. */
  readonly deck: string;
};

/** A deck can be written in one way only, so what can be read is kept as it is. */
function readDeck(text: string): string {
  ownDeck(text);
  return text;
}

const defined: OptionsNotation<Options> = defineOptions<Options>({
  blackCards: choice('off', 'on'),
  turnsEach: choice('auto', '1', '2', '3', '4', '5'),
  floor: choice('none', 'zero'),
  tie: choice('tofu', 'shared'),
  talk: choice('typed', 'aloud'),
  talkSeconds: range(0, 180, 45),
  deck: wording(houseName, readDeck, exampleDecks),
});

/** How many cards of a custom deck are in play; null for the house deck, which has plenty. */
export function ownCardsInPlay({ deck, blackCards }: Pick<Options, 'deck' | 'blackCards'>): number | null {
  if (deck === houseName) return null;
  const { cards } = ownDeck(deck);
  return blackCards === 'on' ? cards.length : cards.filter(({ black }) => !black).length;
}

function parse(text: string): Parsed<Options> {
  const parsed = defined.parse(text);
  if (!parsed.ok) return parsed;
  const left = ownCardsInPlay(parsed.value);
  if (left === null || left >= fewestCards) return parsed;
  return {
    ok: false,
    error: `Without its black cards the deck has ${left} cards left, and no match can do with fewer than ${fewestCards}.`,
  };
}

export const options: OptionsNotation<Options> = { ...defined, parse };
