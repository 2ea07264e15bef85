import type { Eye, Seat } from '@rudel/kernel';

/** Where a seat stands around a wide table, in half columns and rows counted from 1. */
export type Spot = { readonly column: number; readonly row: number };

export type Around = {
  /** In half columns: one row of seats may be shifted against the other. */
  readonly columns: number;
  readonly rows: number;
  readonly spots: readonly Spot[];
};

/**
 * The seats around a table that is wider than high, clockwise as seen from above: one's own in the middle of the lower edge,
 * the next one on its left.
 */
export function around(eye: Eye, seats: number): Around {
  const side = Math.max(1, Math.floor(seats / 6));
  const lower = Math.floor((seats - 2 * side) / 2);
  const upper = seats - 2 * side - lower;
  const columns = 2 * Math.max(lower, upper);
  const rows = side + 2;
  const shift = (count: number): number => (columns - 2 * count) / 2 + 1;
  const clockwise: readonly Spot[] = [
    ...row(lower, (nth) => ({ column: shift(lower) + 2 * (lower - 1 - nth), row: rows })),
    ...row(side, (nth) => ({ column: 1, row: rows - 1 - nth })),
    ...row(upper, (nth) => ({ column: shift(upper) + 2 * nth, row: 1 })),
    ...row(side, (nth) => ({ column: columns - 1, row: 2 + nth })),
  ];
  const own = eye === 'table' ? 0 : eye;
  const middle = Math.floor(lower / 2);
  return {
    columns,
    rows,
    spots: row(seats, (seat) => clockwise[placeOf(seat, own, middle, seats)] ?? { column: 1, row: 1 }),
  };
}

const placeOf = (seat: Seat, own: Seat, middle: number, seats: number): number =>
  (seat - own + middle + seats) % seats;

const row = <T>(count: number, at: (nth: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, nth) => at(nth));
