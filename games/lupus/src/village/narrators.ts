import type { Seat } from '@rudel/kernel';
import { mostPlayers } from '../notation/letters.ts';
import type { Options } from '../options.ts';
import type { Shown } from '../types.ts';

export const fewestPlayers = 8;

export type Narrator = Options['narrator'];

/**
 * Who tells the story where this many sit: a person only where eight others play, the wise old man only among eight (section 2). A 25th
 * seat is the narrator's in any case, for there are 24 cards.
 */
export function narratorOf({ narrator }: Pick<Options, 'narrator'>, seats: number): Narrator {
  if (seats > mostPlayers) return 'human';
  if (narrator === 'human') return seats > fewestPlayers ? 'human' : 'automatic';
  return narrator === 'elder' && seats === fewestPlayers ? 'elder' : 'automatic';
}

type Table = Pick<Shown, 'options' | 'seats'>;

export const isHuman = ({ options, seats }: Table): boolean => narratorOf(options, seats) === 'human';

/** How many have a card; their seats come first. */
export const playersOf = (table: Table): number => table.seats - (isHuman(table) ? 1 : 0);

/** The seat without a card; null where nobody narrates. */
export const narratorSeat = (table: Table): Seat | null => (isHuman(table) ? table.seats - 1 : null);

/** Who opens calls and closes the discussion; null where the table does it by itself. */
export const pacerOf = (shown: Table & Pick<Shown, 'elder'>): Seat | null =>
  narratorSeat(shown) ?? shown.elder;

/** Whether a title is held, and the seer looks at the card itself (2.3). */
export const hasElder = ({ options, seats }: Table): boolean => narratorOf(options, seats) === 'elder';
