import type { Seat } from '@rudel/kernel';

/** Who has more points than before. */
export const gainersOf = (gains: readonly number[]): readonly Seat[] =>
  gains.flatMap((gain, seat) => (gain > 0 ? [seat] : []));
