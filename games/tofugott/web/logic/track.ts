import type { Seat } from '@rudel/kernel';

/** A tofu on the track: on which stone it stands, and where in the heap on it. */
export type TofuSpot = {
  readonly seat: Seat;
  readonly points: number;
  /** Counted from 0, from left to right. */
  readonly stone: number;
  /** Columns beside each other, from the middle of the stone; in halves of a tofu. */
  readonly aside: number;
  /** Counted from 0, from the ground up. */
  readonly level: number;
};

export type Track = { readonly least: number; readonly most: number; readonly spots: readonly TofuSpot[] };

/** So many tofus stand on each other before another heap begins beside them. */
const highest = 3;
/** The track is never shorter: one can see where it leads. */
const shortest = 8;

/** The track from the fewest points to the most, with a stone to spare ahead. */
export function trackOf(points: readonly number[]): Track {
  const least = Math.min(0, ...points);
  const most = Math.max(least + shortest, ...points.map((own) => own + 1));
  const spots = points.map((own, seat): TofuSpot => {
    const heap = points.flatMap((other, one) => (other === own ? [one] : []));
    const nth = heap.indexOf(seat);
    const columns = Math.ceil(heap.length / highest);
    const height = Math.ceil(heap.length / columns);
    const column = Math.floor(nth / height);
    return { seat, points: own, stone: own - least, aside: 2 * column - (columns - 1), level: nth % height };
  });
  return { least, most, spots };
}
