import type { Game } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { options } from './options.ts';
import { woelfePlayer } from './player.ts';
import type { WoelfeTypes } from './types.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** Wölfe without its table: all that a page knows of it. */
export const woelfePage: Omit<Game<WoelfeTypes>, 'table'> = {
  id: 'woelfe',
  version: 1,
  seats: [2, 3, 4],
  options,
  player: woelfePlayer,
  words: withSwiss({ en, de }),
};

export { dice, isWolf, kinds, symbol } from './dice.ts';
export { formatFace } from './faces.ts';
export { goblinOrder, lastDie, lastRoller } from './goblins.ts';
export { barredBid, holdsBoth } from './moves.ts';
export { woelfePlayer } from './player.ts';
export { hasSides, nextSeat, roundsOf, scoresOf, seatsOf, sizeOf } from './rounds.ts';
export { haulOf } from './scoring.ts';
export { huntersRolled, isDealt, ownSide, sidesSeen, sidesShown } from './sides.ts';
export type { Side } from './sides.ts';
export { standingPass } from './standing-pass.ts';
export type { StandingPass } from './standing-pass.ts';
export { isSymbol, lowestWins, rollerAt, valueAt, verdictOf, winningPlace, wolvesIn } from './trick.ts';
export type {
  BidsResult,
  Glimpse,
  Kind,
  Move,
  Options,
  Phase,
  Shown,
  SidesResult,
  Trick,
  TrickDie,
  Verdict,
  View,
  WoelfeTypes,
} from './types.ts';
export { circumstancesOf, faceNamed, numberNamed, pips } from './words/parts.ts';
export type { Circumstance, GlimpseOf } from './words/parts.ts';
export { woelfePage as page };
