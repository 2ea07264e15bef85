import type { Game } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
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
  words: withSwiss({ en, de }),
};

export { announced, cards, characterOf, characters, pictureOf, signOf, signs, valueOf } from './cards.ts';
export { dealsFrom, dealsOf, possibleCharacters } from './deals.ts';
export type { Deals } from './deals.ts';
export { cardsIn, deckOf, listOf, middleOf, placesOf } from './deck.ts';
export type { Deck } from './deck.ts';
export { factsOf, likelihood } from './facts.ts';
export type { Fact } from './facts.ts';
export { judge } from './judging.ts';
export { handOf, isAsked, isStuck, mayBeEarly, mayLook, ownCharacter, ownGoals, pairOf } from './moves.ts';
export { woofPlayer } from './player.ts';
export {
  answerOf,
  copiesOf,
  handSize,
  questionDeck,
  questions,
  questionsLeft,
  subjectOf,
  wantedBy,
} from './questions.ts';
export {
  earlyIn,
  earlyNeeded,
  finalists,
  hasActed,
  hasSuspected,
  isAsk,
  isLook,
  lapLimitOf,
  lapOf,
  looksOf,
  mostErrors,
  mostRounds,
  nextTurn,
  scoresOf,
} from './rounds.ts';
export { goalsOf, isAbstention, suspicionsOf } from './suspicions.ts';
export { isPayable, laidBy, mayPay, signsShort, tokenSides } from './tokens.ts';
export type {
  Asked,
  Card,
  Character,
  Deed,
  Glimpse,
  GoalReason,
  GoalVerdict,
  Judgement,
  Looked,
  Move,
  Options,
  Pair,
  CardPlace,
  Pointer,
  Question,
  Reveal,
  Shown,
  Side,
  Sign,
  Suspicion,
  Verdict,
  View,
  WoofTypes,
} from './types.ts';
export { hasAbstained } from './words/parts.ts';
export type { GlimpseOf } from './words/parts.ts';
export { woofPage as page };
