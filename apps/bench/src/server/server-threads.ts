import { formatNumber, formatTable, median } from '@rudel/bots/measure';
import type { Column } from '@rudel/bots/measure';
import { budgetOf } from './server-budget.ts';
import { serverNames } from './server-names.ts';
import type { ServerMeasured } from './server-rounds.ts';

/** What tables in one thread and in several cost per move, in microseconds of processor time: medians over the rounds. */
export type Threading = {
  readonly name: string;
  readonly all: number;
  /** Of the thread that has the sockets. */
  readonly acceptor: number | null;
  /** Of the thread that takes most: no machine, however many cores it has, plays more moves than this one has time for. */
  readonly busiest: number | null;
};

export function threadingOf(measured: ServerMeasured): Threading {
  const { all, main } = budgetOf(measured);
  const busiest = measured.rounds.flatMap(({ moves, busiestMs }) =>
    busiestMs === null ? [] : [(busiestMs * 1000) / moves],
  );
  return {
    name: measured.name,
    all,
    acceptor: main,
    busiest: busiest.length === 0 ? null : median(busiest),
  };
}

const columns: readonly Column[] = [
  { head: 'tables', align: 'left' },
  { head: 'µs/move', align: 'right' },
  { head: 'thread with the sockets', align: 'right' },
  { head: 'busiest thread', align: 'right' },
  { head: 'moves/s it has time for', align: 'right' },
];

const maybe = (value: number | null): string => (value === null ? '–' : formatNumber(value));

const rowOf = ({ name, all, acceptor, busiest }: Threading): string[] => [
  name,
  formatNumber(all),
  maybe(acceptor),
  maybe(busiest),
  maybe(busiest === null ? null : 1e6 / busiest),
];

/** How many times as much two threads could play, and what they cost. */
export function gainOf(
  one: Threading,
  two: Threading,
): { readonly times: number | null; readonly seam: number } {
  const times = one.busiest === null || two.busiest === null ? null : one.busiest / two.busiest;
  return { times, seam: two.all - one.all };
}

/** Tables in one thread beside two; empty where one of them is missing. */
export function threadsText(all: readonly ServerMeasured[]): readonly string[] {
  const [one, two] = [serverNames.rudel, serverNames.spread].map((name) =>
    all.find((other) => other.name === name),
  );
  if (one === undefined || two === undefined) return [];
  const threadings = [threadingOf(one), threadingOf(two)] as const;
  const { times, seam } = gainOf(...threadings);
  const wanted = 1.7;
  return [
    'Tables in one thread and in two, in microseconds of processor time per move:',
    '',
    formatTable(columns, threadings.map(rowOf)),
    '',
    `The seam costs ${formatNumber(seam)} µs a move.`,
    ...(times === null
      ? []
      : [
          `Aim: ≥ ${wanted} × one thread by the busiest one; ${times >= wanted ? 'reached' : 'missed'} with ${formatNumber(times)}.`,
        ]),
  ];
}
