import type { Seat } from '@rudel/kernel';
import type { Options } from './options.ts';
import type { Shown } from './types.ts';

/** The number of seats with which sides are formed; with fewer, everybody plays alone (woelfe 3.1, 5.1). */
export const sidesFrom = 4;

export const hasSides = ({ seats }: Pick<Shown, 'seats'>): boolean => seats === sidesFrom;

const largest = 7;

/** How many dice each seat draws in a round (woelfe 3.1, 5.2). */
export function sizeOf(round: number, seats: number): number {
  if (seats === sidesFrom) return largest;
  return round <= largest ? round : roundsOf(seats) + 1 - round;
}

/** How many rounds are played with bids: 1 to 7 and back, and the seven twice by two (woelfe 5.2). */
export function roundsOf(seats: number): number {
  return seats === 2 ? 2 * largest : 2 * largest - 1;
}

export const seatsOf = (count: number): readonly Seat[] => seatLists[count] as readonly Seat[];

const seatLists: readonly (readonly Seat[])[] = Array.from({ length: sidesFrom + 1 }, (_, count) =>
  Array.from({ length: count }, (__, seat) => seat),
);

export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

/** Of four. */
export const oppositeOf = (seat: Seat): Seat => (seat + 2) % sidesFrom;

export function scoresOf({ points, seats }: Pick<Shown, 'points' | 'seats'>): readonly number[] {
  return seatsOf(seats).map((seat) => points.reduce((sum, round) => sum + (round[seat] as number), 0));
}

/** Whether the match is over after this many rounds with these points (woelfe 3.4, 5.2). */
export function isLastRound(shown: Pick<Shown, 'points' | 'seats'>, options: Options): boolean {
  return hasSides(shown)
    ? scoresOf(shown).some((score) => score >= Number(options.target))
    : shown.points.length >= roundsOf(shown.seats);
}
