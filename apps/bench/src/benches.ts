/** One of so many parts of a long bench, the first being 1. */
export type BenchPart = { readonly nth: number; readonly of: number };

/** How a bench is run; those that are not long do not heed the part. */
export type BenchSettings = { readonly quick: boolean; readonly part: BenchPart };

/** The outcome of a bench, for readers and for programs; it has failed if it must not be so. */
export type BenchReport = { readonly text: string; readonly data: object; readonly hasFailed?: boolean };

export type Bench = {
  readonly name: string;
  readonly about: string;
  /** Loaded when asked for, so that no bench carries the peers of another. */
  load(): Promise<(settings: BenchSettings) => BenchReport | Promise<BenchReport>>;
};

const benches: readonly Bench[] = [
  {
    name: 'engine',
    about: 'acts per second of Dog, beside boardgame.io and a mutable limit',
    load: async () => (await import('./engine/engine-bench.ts')).engineBench,
  },
  {
    name: 'server',
    about: 'a hundred matches over sockets, beside boardgame.io and a bare append-and-broadcast',
    load: async () => (await import('./server/server-bench.ts')).serverBench,
  },
  {
    name: 'attack',
    about: 'how little a table notices while somebody tries to exhaust the server',
    load: async () => (await import('./attack/attack-bench.ts')).attackBench,
  },
  {
    name: 'woelfe',
    about: 'how well the bots of Wölfe play, beside one that sees everything',
    load: async () => (await import('./woelfe/woelfe-bench.ts')).woelfeBench,
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
  {
    name: 'tofugott',
    about: 'how well the bots of Tofugott read strangers and each other',
    load: async () => (await import('./tofugott/tofugott-bench.ts')).tofugottBench,
  },
  {
    name: 'woof',
    about: 'how well the bots of Woof!! play at the same tables, and how sure they may be',
    load: async () => (await import('./woof/woof-bench.ts')).woofBench,
  },
  {
    name: 'lupus',
    about: 'who wins at Lupus in Tabula among bots, and how well they know whom they suspect',
    load: async () => (await import('./lupus/lupus-bench.ts')).lupusBench,
  },
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
  return { quick: flags.includes('--quick'), part: { nth: Number(nth ?? 1), of: Number(of ?? 1) } };
}
