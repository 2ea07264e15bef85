import type { Game } from '@rudel/kernel';
import { apply, start } from './apply.ts';
import { turn } from './outcome.ts';
import { tofugottPage } from './page.ts';
import { position } from './position.ts';
import { glimpses, imagine, view } from './secrecy.ts';
import type { TofugottTypes } from './types.ts';

export const tofugott: Game<TofugottTypes> = {
  ...tofugottPage,
  table: { start, seats: ({ shown }) => shown.seats, turn, apply, view, glimpses, imagine, position },
};

export type { TofugottTypes } from './types.ts';
export { tofugott as game };
export { houseDeck } from './cards/house-deck.ts';
