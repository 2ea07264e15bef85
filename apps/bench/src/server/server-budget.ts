import { formatNumber, formatTable, median } from '@rudel/bots/measure';
import type { Column } from '@rudel/bots/measure';
import type { ServerMeasured, ServerRound } from './server-rounds.ts';
import type { ThreadTimes } from './thread-times.ts';

/** Processor time of a server per move, in microseconds: medians over the rounds. Where the system does not tell threads apart, only the whole is known. */
export type Budget = ThreadTimesOrNone & { readonly name: string; readonly all: number };

type ThreadTimesOrNone = { readonly [T in keyof ThreadTimes]: number | null };

const perMove = (ms: number, { moves }: ServerRound): number => (ms * 1000) / moves;

const wholes = ({ rounds }: ServerMeasured): number[] =>
  rounds.map((round) => perMove(round.serverCpuMs, round));

function part({ rounds }: ServerMeasured, of: keyof ThreadTimes): number | null {
  const parts = rounds.flatMap((round) =>
    round.serverThreads === null ? [] : [perMove(round.serverThreads[of], round)],
  );
  return parts.length === 0 ? null : median(parts);
}

export function budgetOf(measured: ServerMeasured): Budget {
  return {
    name: measured.name,
    all: median(wholes(measured)),
    main: part(measured, 'main'),
    workers: part(measured, 'workers'),
    helpers: part(measured, 'helpers'),
    system: part(measured, 'system'),
  };
}

const columns: readonly Column[] = [
  { head: 'server', align: 'left' },
  { head: 'µs/move', align: 'right' },
  { head: 'main thread', align: 'right' },
  { head: 'its workers', align: 'right' },
  { head: 'garbage, compiling', align: 'right' },
  { head: 'of all this kernel', align: 'right' },
];

const maybe = (value: number | null): string => (value === null ? '–' : formatNumber(value));

export function budgetText(all: readonly ServerMeasured[]): string {
  const rows = all
    .map(budgetOf)
    .map(({ name, all: whole, main, workers, helpers, system }) => [
      name,
      formatNumber(whole),
      ...[main, workers, helpers, system].map(maybe),
    ]);
  return formatTable(columns, rows);
}
