import type { Game } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { apply, start } from './apply.ts';
import { options } from './options.ts';
import { turn } from './outcome.ts';
import { woofPlayer } from './player.ts';
import { position } from './position.ts';
import { glimpses, imagine, view } from './secrecy.ts';
import type { WoofTypes } from './types.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

export const woof: Game<WoofTypes> = {
  id: 'woof',
  version: 1,
  seats: [4, 5, 6, 7, 8],
  options,
  player: woofPlayer,
  table: { start, seats: ({ shown }) => shown.seats, turn, apply, view, glimpses, imagine, position },
  words: withSwiss({ en, de }),
};

export type { WoofTypes } from './types.ts';
export { woof as game };
