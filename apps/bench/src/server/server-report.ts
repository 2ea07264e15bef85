import type { Machine } from '@rudel/bots/measure';
import { median, quotients, spread } from '@rudel/bots/measure';
import { formatNumber, formatPercent, formatTable } from '@rudel/bots/measure';
import type { Column } from '@rudel/bots/measure';
import type { Cores } from './bench-process.ts';
import { budgetOf, budgetText } from './server-budget.ts';
import { serverNames } from './server-names.ts';
import type { ServerMeasured, ServerPlan, ServerRound } from './server-rounds.ts';
import { threadsText } from './server-threads.ts';

/** What one server achieved: medians over the rounds. */
export type ServerScore = {
  readonly name: string;
  readonly movesPerSecond: number;
  readonly spread: number;
  readonly timesPeer: number | null;
  readonly timesSecondPeer: number | null;
  readonly timesLimit: number | null;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerMoveAndClient: number;
  /** Resident memory that one more table with its four sockets takes. */
  readonly kbPerTable: number;
  /** What each table has added to the heap by the end of all rounds. */
  readonly heapKbPerTable: number;
  /** Of the whole server after all rounds. */
  readonly rssMb: number;
  /** Processor time of the server, in microseconds. */
  readonly usPerMove: number;
  /** Of one core each. */
  readonly serverCpu: number;
  readonly loadCpu: number;
};

const clientsPerTable = 4;

const rateOf = ({ moves, ms }: ServerRound): number => (moves / ms) * 1000;
const ratesOf = ({ rounds }: ServerMeasured): number[] => rounds.map(rateOf);

/** The faster of the bare servers: where it writes is a matter of the machine. */
function limitOf(all: readonly ServerMeasured[]): ServerMeasured | undefined {
  const limits = all.filter(({ name }) => serverNames.limits.some((limit) => limit === name));
  return limits.toSorted((one, other) => median(ratesOf(other)) - median(ratesOf(one)))[0];
}

const named = (all: readonly ServerMeasured[], wanted: string): ServerMeasured | undefined =>
  all.find(({ name }) => name === wanted);

function scoreOf(measured: ServerMeasured, all: readonly ServerMeasured[], plan: ServerPlan): ServerScore {
  const { name, rounds, memory, first, last } = measured;
  const rates = ratesOf(measured);
  const timesOther = (other: ServerMeasured | undefined): number | null =>
    other === undefined ? null : median(quotients(rates, ratesOf(other)));
  const middle = (of: (round: ServerRound) => number): number => median(rounds.map(of));
  return {
    name,
    movesPerSecond: median(rates),
    spread: spread(rates),
    timesPeer: timesOther(named(all, serverNames.peer)),
    timesSecondPeer: timesOther(named(all, serverNames.secondPeer)),
    timesLimit: timesOther(limitOf(all)),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    bytesPerMoveAndClient: middle(({ bytes, moves }) => bytes / moves / clientsPerTable),
    kbPerTable: (memory.twice.rss - memory.once.rss) / plan.tables / 1000,
    heapKbPerTable: (last.heap - first.heap) / plan.tables / 1000,
    rssMb: last.rss / 1e6,
    usPerMove: budgetOf(measured).all,
    serverCpu: middle(({ serverCpuMs, ms }) => serverCpuMs / ms),
    loadCpu: middle(({ loadCpuMs, ms }) => loadCpuMs / ms),
  };
}

export function scoresOfServers(all: readonly ServerMeasured[], plan: ServerPlan): readonly ServerScore[] {
  return all.map((measured) => scoreOf(measured, all, plan));
}

const columns: readonly Column[] = [
  { head: 'server', align: 'left' },
  { head: 'moves/s', align: 'right' },
  { head: '× boardgame.io', align: 'right' },
  { head: '× Colyseus', align: 'right' },
  { head: '× limit', align: 'right' },
  { head: 'spread', align: 'right' },
  { head: 'p50 ms', align: 'right' },
  { head: 'p99 ms', align: 'right' },
  { head: 'bytes/move/client', align: 'right' },
  { head: 'KB/table', align: 'right' },
  { head: 'played: heap KB/table', align: 'right' },
  { head: 'MB', align: 'right' },
  { head: 'server CPU', align: 'right' },
  { head: 'load CPU', align: 'right' },
];

const maybe = (value: number | null): string => (value === null ? '–' : formatNumber(value));

const rowOf = (score: ServerScore): string[] => [
  score.name,
  formatNumber(score.movesPerSecond),
  maybe(score.timesPeer),
  maybe(score.timesSecondPeer),
  maybe(score.timesLimit),
  formatPercent(score.spread),
  formatNumber(score.p50),
  formatNumber(score.p99),
  formatNumber(score.bytesPerMoveAndClient),
  formatNumber(score.kbPerTable),
  formatNumber(score.heapKbPerTable),
  formatNumber(score.rssMb),
  formatPercent(score.serverCpu),
  formatPercent(score.loadCpu),
];

type Aim = {
  readonly what: string;
  readonly sign: '≥' | '≤';
  readonly wanted: number;
  readonly of: (score: ServerScore) => number | null;
};

const aims: readonly Aim[] = [
  { what: 'µs of processor time per move', sign: '≤', wanted: 130, of: ({ usPerMove }) => usPerMove },
  { what: '× boardgame.io', sign: '≥', wanted: 6, of: ({ timesPeer }) => timesPeer },
  { what: '× Colyseus', sign: '≥', wanted: 2, of: ({ timesSecondPeer }) => timesSecondPeer },
  { what: '× the bare limit', sign: '≥', wanted: 0.7, of: ({ timesLimit }) => timesLimit },
  {
    what: 'bytes per move and client',
    sign: '≤',
    wanted: 80,
    of: ({ bytesPerMoveAndClient }) => bytesPerMoveAndClient,
  },
  { what: 'KB per table', sign: '≤', wanted: 60, of: ({ kbPerTable }) => kbPerTable },
];

function aimLine({ what, sign, wanted, of }: Aim, score: ServerScore): string[] {
  const reached = of(score);
  if (reached === null) return [];
  const isReached = sign === '≥' ? reached >= wanted : reached <= wanted;
  return [
    `Aim: ${sign} ${wanted} ${what}; ${isReached ? 'reached' : 'missed'} with ${formatNumber(reached)}.`,
  ];
}

export function serverText(
  { node, cpu, cores: count }: Machine,
  plan: ServerPlan,
  cores: Cores,
  all: readonly ServerMeasured[],
): string {
  const scores = scoresOfServers(all, plan);
  const pinned =
    cores === null
      ? 'servers and load on whatever core the system gives them (no taskset here)'
      : `servers on core ${cores.server}, load on core ${cores.load}`;
  const rounds = `${plan.tables} matches of four clients, ${plan.rounds} rounds of ${plan.roundMs / 1000} s each by turns; medians`;
  const rudel = scores.find(({ name }) => name === serverNames.rudel);
  return [
    `Node ${node}, ${count} × ${cpu}; ${pinned}.`,
    `Dog, ${rounds}.`,
    '',
    formatTable(columns, scores.map(rowOf)),
    '',
    'Processor time of each server per move, in microseconds:',
    '',
    budgetText(all),
    '',
    ...threadsText(all),
    '',
    ...(rudel === undefined ? [] : aims.flatMap((aim) => aimLine(aim, rudel))),
  ].join('\n');
}
