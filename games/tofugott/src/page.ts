import type { Game } from '@rudel/kernel';
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
  words: { en, de },
};
