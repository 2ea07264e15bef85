import type { Seat } from '@rudel/kernel';

/** A set of seats, one bit each. */
export type Seats = number;

export const bitOf = (seat: Seat): Seats => 1 << seat;
export const has = (seats: Seats, seat: Seat): boolean => (seats & (1 << seat)) !== 0;

export function countOf(seats: Seats): number {
  let [rest, count] = [seats, 0];
  for (; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** What an eye knows for sure. */
export type Known = { readonly innocent: Seats; readonly guilty: Seats; readonly notSeer: Seats };
