import type { Game } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { apply, start } from './apply.ts';
import { options } from './options.ts';
import { turn } from './outcome.ts';
import { woelfePlayer } from './player.ts';
import { position } from './position.ts';
import { glimpses, imagine, view } from './secrecy.ts';
import type { WoelfeTypes } from './types.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

export const woelfe: Game<WoelfeTypes> = {
  id: 'woelfe',
  version: 1,
  seats: [2, 3, 4],
  options,
  player: woelfePlayer,
  table: { start, seats: ({ shown }) => shown.seats, turn, apply, view, glimpses, imagine, position },
  words: withSwiss({ en, de }),
};

export type { WoelfeTypes } from './types.ts';
export { woelfe as game };
