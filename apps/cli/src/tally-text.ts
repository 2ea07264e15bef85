import type { Standing, Tally } from '@rudel/bots';
import type { OpenObject } from '@rudel/kernel';

const rateOf = ({ wins, matches }: Standing): number => (matches === 0 ? 0 : wins / matches);
const percent = (rate: number): string => (100 * rate).toFixed(1);
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

function actsPerSecond({ acts, matches }: Tally, seconds: number): number {
  return seconds > 0 ? Math.round((acts.mean * matches) / seconds) : 0;
}

type Row = readonly [name: string, ...cells: string[]];

const heading: Row = ['', 'matches', 'wins', '%', '95 %'];

export function rowOf(name: string, standing: Standing): Row {
  const [low, high] = standing.interval;
  const wins = rounded(standing.wins, 1);
  return [
    name,
    String(standing.matches),
    String(wins),
    percent(rateOf(standing)),
    `${percent(low)}–${percent(high)}`,
  ];
}

/** Rows in columns: what stands first to the left, all else to the right. */
export function aligned(rows: readonly Row[]): string[] {
  const columns = Math.max(...rows.map(({ length }) => length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map(([name, ...cells]) =>
    [name.padEnd(widths[0] ?? 0), ...cells.map((cell, place) => cell.padStart(widths[place + 1] ?? 0))].join(
      '  ',
    ),
  );
}

/** The results of a run of matches as a small table. */
export function tallyLines(total: Tally, seconds: number): string[] {
  const { acts, matches, unfinished } = total;
  return [
    `${matches} ${matches === 1 ? 'match' : 'matches'}, ${acts.mean.toFixed(1)} acts each (${acts.min} to ${acts.max}), ${seconds.toFixed(2)} s, ${actsPerSecond(total, seconds)} acts/s`,
    ...(unfinished === 0 ? [] : [`${unfinished} of them broken off`]),
    ...aligned([
      heading,
      ...[...total.players].map(([name, standing]) => rowOf(name, standing)),
      ...total.seats.map((standing, seat) => rowOf(`seat ${seat}`, standing)),
    ]),
  ];
}

export function standingData(standing: Standing): OpenObject {
  return {
    matches: standing.matches,
    wins: rounded(standing.wins, 4),
    rate: rounded(rateOf(standing), 4),
    interval: standing.interval.map((bound) => rounded(bound, 4)),
  };
}

export function tallyData(total: Tally, seconds: number): OpenObject {
  return {
    matches: total.matches,
    unfinished: total.unfinished,
    acts: { ...total.acts, mean: rounded(total.acts.mean, 2) },
    seconds: rounded(seconds, 3),
    actsPerSecond: actsPerSecond(total, seconds),
    bots: Object.fromEntries([...total.players].map(([name, one]) => [name, standingData(one)])),
    seats: total.seats.map(standingData),
  };
}
