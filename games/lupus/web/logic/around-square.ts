import type { Eye, Seat } from '@rudel/kernel';
import type { Spot } from './around.ts';

/** The houses around a square that is higher than wide: some on its far side, the others on the near one. */
export type AroundSquare = {
  /** In half columns: every other house of two rows stands behind. */
  readonly columns: number;
  /** Rows on each side of the square. */
  readonly deep: 1 | 2;
  /** Rows are counted from the far side on; the square is the one after `deep`. */
  readonly spots: readonly Spot[];
};

/** More than so many do not stand side by side. */
const mostInRow = 6;

type Side = { readonly count: number; readonly columns: number; readonly deep: 1 | 2 };

/** Where the nth house of a side begins, from the left. */
const columnOf = ({ count, columns, deep }: Side, nth: number): number => {
  const taken = deep === 1 ? 2 * count : count + 1;
  return Math.floor((columns - taken) / 2) + 1 + (deep === 1 ? 2 * nth : nth);
};

/** The seats clockwise as seen from above: one's own on the near side, in front, the next one on its left. */
export function aroundSquare(eye: Eye, seats: number): AroundSquare {
  const near = Math.floor(seats / 2);
  const far = seats - near;
  const deep = far > mostInRow ? 2 : 1;
  const columns = deep === 1 ? 2 * far : far + 1;
  const own = eye === 'table' ? 0 : eye;
  const middle = Math.floor(near / 2);
  const spotOf = (seat: Seat): Spot => {
    const place = (seat - own + middle + seats) % seats;
    if (place >= near) {
      const nth = place - near;
      const row = deep === 1 || nth % 2 === 1 ? deep : 1;
      return { column: columnOf({ count: far, columns, deep }, nth), row };
    }
    const isInFront = (place - middle) % 2 === 0;
    const row = deep + 2 + (deep === 2 && isInFront ? 1 : 0);
    return { column: columnOf({ count: near, columns, deep }, near - 1 - place), row };
  };
  return { columns, deep, spots: Array.from({ length: seats }, (_, seat) => spotOf(seat)) };
}
