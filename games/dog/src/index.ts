import type { Game } from '@rudel/kernel';
import { apply, start } from './apply.ts';
import { options } from './options.ts';
import { turn } from './outcome.ts';
import { dogPlayer } from './player.ts';
import { position } from './position.ts';
import { glimpses, imagine, view } from './secrecy.ts';
import type { DogTypes } from './types.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

export const dog: Game<DogTypes> = {
  id: 'dog',
  version: 1,
  seats: [4],
  options,
  player: dogPlayer,
  table: { start, seats: () => 4, turn, apply, view, glimpses, imagine, position },
  words: { en, de },
};

export type { DogTypes } from './types.ts';
