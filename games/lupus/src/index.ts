import type { Game } from '@rudel/kernel';
import { apply, start } from './apply.ts';
import { mostPlayers } from './letters.ts';
import { fewestPlayers } from './narrators.ts';
import { options } from './options.ts';
import { turn } from './outcome.ts';
import { lupusPlayer } from './player.ts';
import { position } from './position.ts';
import { seatsBelow } from './seats.ts';
import { glimpses, imagine, view } from './secrecy.ts';
import type { LupusTypes } from './types.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

export const lupus: Game<LupusTypes> = {
  id: 'lupus',
  version: 1,
  seats: seatsBelow(mostPlayers + 2).filter((seats) => seats >= fewestPlayers),
  options,
  player: lupusPlayer,
  table: { start, seats: ({ shown }) => shown.seats, turn, apply, view, glimpses, imagine, position },
  words: { en, de },
};

export type { LupusTypes } from './types.ts';
export { lupus as game };
