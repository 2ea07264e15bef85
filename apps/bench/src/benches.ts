import type { Bench, BenchSettings } from '@rudel/bots/measure';
import { benches as benchesOfGames } from '@rudel/shelf/bench';
import { thisMachine } from './measure/machine.ts';

const benches: readonly Bench[] = [
  {
    name: 'engine',
    about: 'acts per second of Dog, beside boardgame.io and a mutable limit, and of every game',
    load: async () => (await import('./engine/engine-bench.ts')).engineBench,
  },
  {
    name: 'server',
    about: 'a hundred matches over sockets, beside boardgame.io and a bare append-and-broadcast',
    load: async () => (await import('./server/server-bench.ts')).serverBench,
  },
  {
    name: 'crowd',
    about: 'what large tables, many tables and many who look on cost the server',
    load: async () => (await import('./crowd/crowd-bench.ts')).crowdBench,
  },
  {
    name: 'reopen',
    about: 'what it takes to open a table in the middle of a match',
    load: async () => (await import('./reopen/reopen-bench.ts')).reopenBench,
  },
  {
    name: 'attack',
    about: 'how little a table notices while somebody tries to exhaust the server',
    load: async () => (await import('./attack/attack-bench.ts')).attackBench,
  },
  {
    name: 'levels',
    about: 'how often each level of the bots wins against the one below, in every game',
    load: async () => (await import('./levels/levels-bench.ts')).levelsBench,
  },
  {
    name: 'review',
    about: 'whether what reviews call mistakes costs what they say, played on by strong bots',
    load: async () => (await import('./review/review-bench.ts')).reviewBench,
  },
  {
    name: 'patience',
    about: 'whether pauses tell on a slow disk when somebody decides in secret',
    load: async () => (await import('./patience/patience-bench.ts')).patienceBench,
  },
  {
    name: 'bots',
    about: 'what the bots of one table notice of very many bots elsewhere',
    load: async () => (await import('./bots/bots-bench.ts')).botsBench,
  },
  {
    name: 'size',
    about: 'what the browser has to load, against its budgets',
    load: async () => (await import('./size/size-bench.ts')).sizeBench,
  },
  {
    name: 'fluid',
    about: 'how soon a slow phone shows what has happened at the largest table',
    load: async () => (await import('./fluid/fluid-bench.ts')).fluidBench,
  },
  ...benchesOfGames,
];

export function benchNamed(name: string): Bench | undefined {
  return benches.find((bench) => bench.name === name);
}

/** What to say to a call that names no bench or an unknown flag. */
export function listOfBenches(name: string, unknown: readonly string[]): string {
  const lines = benches.map((bench) => `  ${bench.name.padEnd(10)}${bench.about}`);
  if (benchNamed(name) !== undefined) lines.unshift(`There is no flag ${unknown.join(' ')}.`, '');
  else if (name !== '') lines.unshift(`There is no bench '${name}'.`, '');
  return [...lines, '', 'npm run bench -- <name> [--quick] [--json] [--part=1/20]', ''].join('\n');
}

const partFlag = /^--part=(?<nth>\d+)\/(?<of>\d+)$/u;

export const isFlag = (flag: string): boolean =>
  flag === '--json' || flag === '--quick' || partFlag.test(flag);

/** What some flags say of how to run a bench. */
export function settingsOf(flags: readonly string[]): BenchSettings {
  const { nth, of } = flags.map((flag) => partFlag.exec(flag)?.groups).find((groups) => groups) ?? {};
  return {
    quick: flags.includes('--quick'),
    part: { nth: Number(nth ?? 1), of: Number(of ?? 1) },
    machine: thisMachine(),
  };
}
