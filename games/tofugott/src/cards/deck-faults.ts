import { longestPhrase } from '../deck/card-notation.ts';
import { longestDeckName } from '../deck/deck-notation.ts';
import { jsonReasons } from './json-node.ts';
import type { JsonReason } from './json-node.ts';

/** How long a text may be, and of what there may be how many. */
export const deckLimits: Readonly<Record<'text' | 'cards' | 'name' | 'scene' | 'question', number>> = {
  text: 200_000,
  cards: 300,
  name: longestDeckName,
  scene: longestPhrase,
  question: 140,
};

const shapeReasons = [
  'text-too-long',
  'not-a-deck',
  'unknown-field',
  'field-twice',
  'name-missing',
  'name-no-text',
  'name-empty',
  'name-too-long',
  'cards-missing',
  'cards-no-list',
  'too-few-cards',
  'too-many-cards',
  'card-no-object',
  'card-twice',
  'black-no-switch',
  'language-missing',
  'language-no-object',
  'scene-missing',
  'scene-no-text',
  'scene-empty',
  'scene-too-long',
  'questions-missing',
  'questions-no-list',
  'questions-not-three',
  'question-no-text',
  'question-empty',
  'question-too-long',
  'question-twice',
] as const;

export type DeckReason = JsonReason | (typeof shapeReasons)[number];

/** Every reason for which the text of a custom deck is refused (tofugott 5.1). */
export const deckReasons: readonly DeckReason[] = [...jsonReasons, ...shapeReasons];

/** What is wrong with the text of a deck, and where. */
export type DeckFault = {
  readonly reason: DeckReason;
  /** Counted from 1, as editors do. */
  readonly line: number;
  /** Counted from 1; null where no single card is meant. */
  readonly card: number | null;
  readonly language: 'en' | 'de' | null;
  /** Counted from 1. */
  readonly question: number | null;
  /** What stands there: a sign or a field. */
  readonly found: string;
  /** How long or how many something is, where that is the matter. */
  readonly size: number;
  /** How long or how many it may or must be, or which other card or question is the same. */
  readonly limit: number;
};

const nowhere: Omit<DeckFault, 'reason' | 'line'> = {
  card: null,
  language: null,
  question: null,
  found: '',
  size: 0,
  limit: 0,
};

export function deckFault(
  reason: DeckReason,
  line: number,
  about: Partial<Omit<DeckFault, 'reason' | 'line'>> = {},
): DeckFault {
  return { ...nowhere, ...about, reason, line };
}

/** Where a fault is, and a sentence for each. */
export type FaultSentences = {
  readonly place: (fault: DeckFault) => string;
  readonly of: Readonly<Record<DeckReason, (fault: DeckFault) => string>>;
};
