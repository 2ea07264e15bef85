import { ownCardsInPlay } from './options.ts';
import type { Options } from './options.ts';
import { cardsNeeded } from './turns.ts';

/** How many cards a custom deck has too few for this many seats; 0 where it has enough (tofugott 5.2). */
export function missingCards(options: Options, seats: number): number {
  const inPlay = ownCardsInPlay(options);
  return inPlay === null ? 0 : Math.max(0, cardsNeeded({ options, seats }) - inPlay);
}
