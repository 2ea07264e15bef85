import type { Seat } from '@rudel/kernel';
import { formatFate, readFate } from '../notation/fate-notation.ts';
import type { Shown } from '../types.ts';
import { playerSeats } from './seats.ts';

/** How and when a seat became a ghost: in a night, or lynched on the day after it. */
export type Fate = { readonly time: 'night' | 'day'; readonly nth: number };

type Table = Pick<Shown, 'options' | 'seats' | 'fates'>;
type Fates = Pick<Shown, 'fates'>;

/** The fate of a seat; null for the living. */
export function fateOf({ fates }: Fates, seat: Seat): Fate | null {
  const fate = fates[seat] ?? null;
  return fate === null ? null : readFate(fate);
}

/** Whether a seat lived when a night began. */
export function livedAtNight(table: Fates, seat: Seat, night: number): boolean {
  const fate = fateOf(table, seat);
  return fate === null || fate.nth >= night;
}

/** Whether a seat lived when a day began. */
export function livedAtDay(table: Fates, seat: Seat, day: number): boolean {
  const fate = fateOf(table, seat);
  return fate === null || fate.nth > day || (fate.nth === day && fate.time === 'day');
}

/** Those who lived when a night began. */
export const livingAtNight = (table: Table, night: number): readonly Seat[] =>
  playerSeats(table).filter((seat) => livedAtNight(table, seat, night));

/** Those who lived when a day began. */
export const livingAtDay = (table: Table, day: number): readonly Seat[] =>
  playerSeats(table).filter((seat) => livedAtDay(table, seat, day));

/** Whether a seat died at night. */
export const diedAtNight = (table: Fates, seat: Seat): boolean => fateOf(table, seat)?.time === 'night';

/** Who died in a night. */
export const deadOfNight = ({ fates }: Fates, night: number): readonly Seat[] => {
  const theirs = formatFate({ time: 'night', nth: night });
  return fates.flatMap((fate, seat) => (fate === theirs ? [seat] : []));
};

/** Whether the Welcome card was ever given to somebody dead: to the first who died at night (3.10). */
export const wasEverHeld = ({ fates }: Fates): boolean =>
  fates.some((_, seat) => diedAtNight({ fates }, seat));

/** The fates with those who die now. */
export function withDead({ fates }: Fates, dead: readonly Seat[], fate: Fate): Shown['fates'] {
  const text = formatFate(fate);
  return fates.map((one, seat) => (dead.includes(seat) ? text : one));
}

/** The fates with those still alive who lived at an earlier time. */
export const fatesWhile = ({ fates }: Fates, lived: (seat: Seat) => boolean): Shown['fates'] =>
  fates.map((fate, seat) => (lived(seat) ? null : fate));
