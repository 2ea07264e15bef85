import type { Game } from '@rudel/kernel';
import { apply, start } from './apply.ts';
import { turn } from './outcome.ts';
import { dogPage } from './page.ts';
import { position } from './position.ts';
import { glimpses, imagine, view } from './secrecy.ts';
import type { DogTypes } from './types.ts';

export const dog: Game<DogTypes> = {
  ...dogPage,
  table: { start, seats: () => 4, turn, apply, view, glimpses, imagine, position },
};

export type { DogTypes } from './types.ts';
export { dog as game };
