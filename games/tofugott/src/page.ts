import type { Game } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { options } from './options.ts';
import { tofugottPlayer } from './player.ts';
import type { TofugottTypes } from './types.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** Tofugott without its table and without our cards: all that a page knows of it; the views bring the cards in play. */
export const tofugottPage: Omit<Game<TofugottTypes>, 'table'> = {
  id: 'tofugott',
  version: 1,
  seats: [2, 3, 4, 5, 6],
  options,
  player: tofugottPlayer,
  words: withSwiss({ en, de }),
};

export { answerAt, isComplete, laidOut, noAnswers, places } from './answers.ts';
export type { AnswerPlace } from './answers.ts';
export { checkDeck } from './cards/check-deck.ts';
export type { DeckCheck } from './cards/check-deck.ts';
export { deckFaultWords } from './cards/deck-fault-words.ts';
export { deckLimits } from './cards/deck-faults.ts';
export type { DeckFault, DeckReason } from './cards/deck-faults.ts';
export type { CardText, Deck, DeckCard } from './cards/deck-types.ts';
export { formatDeck } from './cards/format-deck.ts';
export { openDeck } from './cards/open-deck.ts';
export { textIn } from './cards/text-in.ts';
export { missingCards } from './deck.ts';
export { longestPhrase } from './deck/card-notation.ts';
export {
  deckNotation,
  fewestCards,
  houseName,
  longestDeckName,
  mostDeckBytes,
} from './deck/deck-notation.ts';
export { fitDeck } from './deck/fit-deck.ts';
export type { FittedDeck } from './deck/fit-deck.ts';
export { ownDeck } from './deck/own-decks.ts';
export { isLine, lineIn, lineOf, longestLine } from './line.ts';
export { mustDecide, ownAnswers } from './moves.ts';
export { ownCardsInPlay } from './options.ts';
export { tofugottPlayer } from './player.ts';
export { gainsOf, gainsOfTurn, leadersOf, pointsAfter, pointsSoFar } from './scoring.ts';
export { silhouettes } from './silhouettes.ts';
export { pilesOf, tieWinner, tofusOf, winningCard } from './tie.ts';
export {
  activeIn,
  activeOf,
  cardsNeeded,
  coveredSilhouettes,
  guessersFrom,
  nextCard,
  openSilhouettes,
  questionOf,
  questions,
  turnersOf,
  turnsEachOf,
  turnsOf,
} from './turns.ts';
export type { NextCard } from './turns.ts';
export type {
  Answers,
  CardId,
  CardTexts,
  Glimpse,
  Guesses,
  Line,
  Move,
  OpenTurn,
  Options,
  PastTurn,
  Phase,
  Row,
  Shown,
  Silhouette,
  TieRound,
  TofugottTypes,
  View,
} from './types.ts';
export { tofugottPage as page };
