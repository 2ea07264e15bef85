import type { PlayerRules, Seat } from '@rudel/kernel';
import { moveNotation } from './move-notation.ts';
import { isAsked, legal } from './moves.ts';
import { finalists } from './rounds.ts';
import { sight } from './sight.ts';
import type { View, WoofTypes } from './types.ts';
import { whyNot } from './why-not.ts';

/** Where all decide at once an eye knows of itself only whether it has decided. */
function asked(view: View): readonly Seat[] {
  const { eye, shown } = view;
  switch (shown.phase) {
    case 'play':
    case 'take':
      return shown.turn === null ? [] : [shown.turn];
    case 'lay':
      return shown.looking === null ? [] : [shown.looking];
    case 'final':
      return finalists(shown).filter((seat) => seat !== eye || isAsked(view, seat));
    default:
      return [];
  }
}

/** Woof!! as one eye may know it: all that the browser and a bot need. */
export const woofPlayer: PlayerRules<WoofTypes> = {
  asked,
  legal,
  whyNot,
  listed: (_view, move) => move,
  move: moveNotation,
  sight,
};

export { whatFollows } from './beliefs/what-follows.ts';
export type { Follows } from './beliefs/what-follows.ts';
export { announced, cards, characterOf, characters, pictureOf, signOf, signs, valueOf } from './cards.ts';
export { cardsIn, deckOf, listOf, middleOf, placesOf } from './deck.ts';
export type { Deck } from './deck.ts';
export { dealsFrom, dealsOf } from './deals.ts';
export type { Deals } from './deals.ts';
export { factsOf, likelihood } from './facts.ts';
export type { Fact } from './facts.ts';
export { judge } from './judging.ts';
export { handOf, isStuck, mayBeEarly, mayLook, ownCharacter, ownGoals, pairOf } from './moves.ts';
export {
  answerOf,
  copiesOf,
  handSize,
  questionDeck,
  questions,
  questionsLeft,
  subjectOf,
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
  WoofTypes,
} from './types.ts';
