import type { Seat } from '@rudel/kernel';

/** One party's way through a match: its seats, and how far it had come at each frame. */
export type ChartLine = { readonly seats: readonly Seat[]; readonly values: readonly number[] };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A line for each party from the standing of every seat at every frame. */
export function linesOf(
  parties: readonly (readonly Seat[])[],
  standings: readonly (readonly number[])[],
): readonly ChartLine[] {
  return parties.map((seats) => ({
    seats,
    values: standings.map((standing) => sum(seats.map((seat) => standing[seat] ?? 0))),
  }));
}

/** The points of a line in a box, as an SVG path. */
export function pathOf(values: readonly number[], top: number, width: number, height: number): string {
  const across = Math.max(1, values.length - 1);
  return values
    .map((value, at) => {
      const x = (at / across) * width;
      const y = height - (top === 0 ? 0 : value / top) * height;
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
