import { ownCardsInPlay } from './options.ts';
import type { Options } from './options.ts';
import { cardsNeeded } from './turns.ts';

/** How many cards an own deck has too few for so many seats; 0 where it has enough (tofugott 5.2). */
export function missingCards(options: Options, seats: number): number {
  const inPlay = ownCardsInPlay(options);
  return inPlay === null ? 0 : Math.max(0, cardsNeeded({ options, seats }) - inPlay);
}

export type { CardText, Deck, DeckCard } from './cards/deck-types.ts';
export {
  deckNotation,
  fewestCards,
  houseName,
  longestDeckName,
  mostDeckBytes,
} from './deck/deck-notation.ts';
export { longestPhrase } from './deck/card-notation.ts';
export { fitDeck } from './deck/fit-deck.ts';
export type { FittedDeck } from './deck/fit-deck.ts';
export { ownDeck } from './deck/own-decks.ts';
export { ownCardsInPlay } from './options.ts';
export { cardsNeeded } from './turns.ts';
export { checkDeck } from './cards/check-deck.ts';
export { openDeck } from './cards/open-deck.ts';
export type { DeckCheck } from './cards/check-deck.ts';
export { deckFaultWords } from './cards/deck-fault-words.ts';
export { deckLimits } from './cards/deck-faults.ts';
export type { DeckFault, DeckReason } from './cards/deck-faults.ts';
export { formatDeck } from './cards/format-deck.ts';
