import type { Seat } from '@rudel/kernel';
import { mostPlayers } from '../notation/letters.ts';
import type { Shown } from '../types.ts';
import { playersOf } from './narrators.ts';

const lists: readonly (readonly Seat[])[] = Array.from({ length: mostPlayers + 3 }, (_, count) =>
  Array.from({ length: count }, (_one, seat) => seat),
);

/** The seats below a number. */
export const seatsBelow = (count: number): readonly Seat[] => lists[count] ?? [];

type Table = Pick<Shown, 'options' | 'seats'>;

/** The seats with a card. */
export const playerSeats = (table: Table): readonly Seat[] => seatsBelow(playersOf(table));

export const isAlive = ({ fates }: Pick<Shown, 'fates'>, seat: Seat): boolean => fates[seat] === null;

export const livingSeats = (shown: Table & Pick<Shown, 'fates'>): readonly Seat[] =>
  playerSeats(shown).filter((seat) => isAlive(shown, seat));

/** How far a seat is from another, clockwise; the other one's own seat is the farthest. */
export const stepsFrom = (from: Seat, to: Seat, players: number): number =>
  (to - from - 1 + players) % players;

/** All seats clockwise, beginning at the left of one. */
export const clockwiseFrom = (seat: Seat, players: number): readonly Seat[] =>
  seatsBelow(players).map((nth) => (seat + 1 + nth) % players);

/** Who was lynched last before a night; null where nobody was. */
export const lynchedBefore = ({ days }: Pick<Shown, 'days'>, night: number): Seat | null =>
  days.slice(0, night - 1).findLast(({ lynched }) => lynched !== null)?.lynched ?? null;
