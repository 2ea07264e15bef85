import { pick } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';

/** The best of some seats, with some chance in it; those that are as good count alike. */
export function bestOf(seats: readonly Seat[], worthOf: (seat: Seat) => number, rng: Rng, whim = 0): Seat {
  const worths = seats.map((seat) => worthOf(seat) + (whim * rng.int(1000)) / 1000);
  const top = Math.max(...worths);
  return pick(
    seats.filter((_, nth) => (worths[nth] as number) >= top - 1e-6),
    rng,
  );
}

/** The seat with the most of something, the first of equals; null where there is none. */
export const mostOf = (seats: readonly Seat[], worthOf: (seat: Seat) => number): Seat | null =>
  seats.reduce<Seat | null>(
    (most, seat) => (most === null || worthOf(seat) > worthOf(most) ? seat : most),
    null,
  );

/** Whether something happens that has this chance. */
export const happens = (chance: number, rng: Rng): boolean => rng.int(1000) < chance * 1000;
