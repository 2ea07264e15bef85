import type { Game } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { options } from './options.ts';
import { dogPlayer } from './player.ts';
import type { DogTypes } from './types.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** Dog without its table: all that a page knows of it. */
export const dogPage: Omit<Game<DogTypes>, 'table'> = {
  id: 'dog',
  version: 1,
  seats: [4],
  options,
  player: dogPlayer,
  words: withSwiss({ en, de }),
};

export {
  allHome,
  drivenBy,
  fresh,
  inNest,
  isFresh,
  isHome,
  isNest,
  isOnRing,
  isStallPlace,
  nestPlace,
  nestSeatOf,
  partnerOf,
  placeOf,
  ringSize,
  seatOf,
  seats,
  stallDoor,
  stallPlace,
  stallSeatOf,
  stallSize,
  startOf,
  stoneAt,
  stoneFor,
  stonesHome,
} from './board.ts';
export type { Stone } from './board.ts';
export { distances, handSize, opensNest, ranks } from './cards.ts';
export { stepForward } from './driving.ts';
export { drivenLegs, playedOn, stepsOfLeg } from './play.ts';
export { formatPlace } from './places.ts';
export { dogPlayer } from './player.ts';
export { mayDrive, sevenSteps } from './sevens/split.ts';
export type {
  Board,
  Card,
  DogTypes,
  DrivenLeg,
  Glimpse,
  Hit,
  Leg,
  Move,
  Options,
  Place,
  Play,
  Rank,
  Shown,
  View,
} from './types.ts';
export { dogPage as page };
