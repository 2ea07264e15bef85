import { withSwiss } from '@rudel/kernel';
import type { Language } from '@rudel/kernel';
import type { DeckFault } from './deck-faults.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

const sentences = withSwiss({ en, de });

/** What is wrong, in words that name the line and the card: `Line 12, card 3, English: the scene is empty.` */
export function deckFaultWords(fault: DeckFault, language: Language): string {
  const { place, of } = sentences[language];
  return `${place(fault)}: ${of[fault.reason](fault)}`;
}
