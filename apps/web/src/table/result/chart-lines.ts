import type { Seat } from '@rudel/kernel';

/** One team's way through a match: its seats, and how far it had come at each frame. */
export type ChartLine = { readonly seats: readonly Seat[]; readonly values: readonly number[] };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A line for each team from the standing of every seat at every frame. */
export function linesOf(
  teams: readonly (readonly Seat[])[],
  standings: readonly (readonly number[])[],
): readonly ChartLine[] {
  return teams.map((seats) => ({
    seats,
    values: standings.map((standing) => sum(seats.map((seat) => standing[seat] ?? 0))),
  }));
}

/** The lowest and the highest value of a chart; zero is always in it. */
export type Span = { readonly bottom: number; readonly top: number };

export function spanOf(lines: readonly ChartLine[]): Span {
  const values = lines.flatMap((line) => line.values);
  return { bottom: Math.min(0, ...values), top: Math.max(1, ...values) };
}

/** How far from the top a value stands, as a share of the height. */
export const depthOf = (value: number, { bottom, top }: Span): number => (top - value) / (top - bottom);

/** The points of a line in a box, as an SVG path. */
export function pathOf(values: readonly number[], span: Span, width: number, height: number): string {
  const across = Math.max(1, values.length - 1);
  return values
    .map((value, at) => {
      const x = (at / across) * width;
      const y = depthOf(value, span) * height;
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
