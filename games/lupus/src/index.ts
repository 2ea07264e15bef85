import type { Game } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { apply, start } from './match/apply.ts';
import { turn } from './match/outcome.ts';
import { mostPlayers } from './notation/letters.ts';
import { position } from './notation/position.ts';
import { options } from './options.ts';
import { lupusPlayer } from './player.ts';
import { glimpses, imagine, view } from './secrecy.ts';
import type { LupusTypes } from './types.ts';
import { fewestPlayers } from './village/narrators.ts';
import { seatsBelow } from './village/seats.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

export const lupus: Game<LupusTypes> = {
  id: 'lupus',
  version: 1,
  seats: seatsBelow(mostPlayers + 2).filter((seats) => seats >= fewestPlayers),
  options,
  player: lupusPlayer,
  table: { start, seats: ({ shown }) => shown.seats, turn, apply, view, glimpses, imagine, position },
  words: withSwiss({ en, de }),
};

export type { LupusTypes } from './types.ts';
export { lupus as game };
