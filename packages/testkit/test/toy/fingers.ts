import type { Game } from '@rudel/kernel';
import { options } from './notation.ts';
import { player } from './player.ts';
import { table } from './table.ts';
import type { Fingers } from './types.ts';
import { words } from './words.ts';

export const fingers: Game<Fingers> = {
  id: 'fingers',
  version: 1,
  seats: [2, 3, 4],
  options,
  player,
  table,
  words,
};
