import type { Game } from '@rudel/kernel';
import { options } from './options.ts';
import { woofPlayer } from './player.ts';
import type { WoofTypes } from './types.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** Woof!! without its table: all that a page knows of it. */
export const woofPage: Omit<Game<WoofTypes>, 'table'> = {
  id: 'woof',
  version: 1,
  seats: [4, 5, 6, 7, 8],
  options,
  player: woofPlayer,
  words: { en, de },
};

export { cards, characterOf, characters, pictureOf, signOf, valueOf } from './cards.ts';
export { deckOf, listOf, middleOf, placesOf } from './deck.ts';
export type { Deck } from './deck.ts';
export { possibleCharacters } from './deals.ts';
export { judge } from './judging.ts';
export { handOf, isAsked, mayBeEarly, mayLook, ownCharacter, ownGoals, pairOf } from './moves.ts';
export { wantedBy } from './questions.ts';
export {
  earlyIn,
  earlyNeeded,
  hasSuspected,
  isAsk,
  isLook,
  lapLimitOf,
  lapOf,
  mostRounds,
  nextTurn,
  scoresOf,
} from './rounds.ts';
export { goalsOf, isAbstention } from './suspicions.ts';
export { hasAbstained } from './words/parts.ts';
export type { GlimpseOf } from './words/parts.ts';
export type {
  Asked,
  Card,
  Character,
  Deed,
  Glimpse,
  GoalVerdict,
  Judgement,
  Looked,
  Move,
  Pair,
  Place,
  Pointer,
  Question,
  Reveal,
  Shown,
  Side,
  Sign,
  Suspicion,
  Verdict,
  View,
} from './types.ts';
