import { withSwiss } from '@rudel/kernel';
import type { Language } from '@rudel/kernel';
import type { CardText, DeckCard } from './deck-types.ts';

/** What a card says to a reader. One that says the same in both languages has one only, and stays as it was written. */
export function textIn({ en, de }: Pick<DeckCard, 'en' | 'de'>, language: Language): CardText {
  return en.scene === de.scene ? de : withSwiss({ en, de })[language];
}
