import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of this process so far by who took it, in milliseconds. */
export type ThreadTimes = {
  /** The thread that the program begins in. */
  readonly main: number;
  /** Threads that the program has started since, as a store's. */
  readonly workers: number;
  /** Threads that were there before it: they collect garbage and compile. */
  readonly helpers: number;
  /** What the kernel took of all that. */
  readonly system: number;
};

const tasks = '/proc/self/task';

/** What the system calls threads by; none where it does not tell. */
function threadIds(): readonly string[] {
  try {
    return readdirSync(tasks);
  } catch {
    return [];
  }
}

/** How long a thread ran, in milliseconds; exact to the nanosecond, unlike what is told in ticks. */
const runTime = (id: string): number =>
  Number(readFileSync(`${tasks}/${id}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

const main = String(process.pid);
const helpers = new Set(threadIds().filter((id) => id !== main));

/** The same for each thread of the program itself, by what the system calls it. */
export type EachThread = { readonly [id: string]: number };

/** Null where the system does not tell. */
export function eachThread(): EachThread | null {
  const ids = threadIds().filter((id) => !helpers.has(id));
  return ids.length === 0 ? null : Object.fromEntries(ids.map((id) => [id, runTime(id)]));
}

/** How long the thread ran that ran longest between two moments. */
export function busiestBetween(before: EachThread | null, after: EachThread | null): number | null {
  if (before === null || after === null) return null;
  return Math.max(...Object.entries(after).map(([id, ms]) => ms - (before[id] ?? 0)));
}

/** Null where the system does not tell. */
export function threadTimes(): ThreadTimes | null {
  const times = threadIds().map((id) => [id, runTime(id)] as const);
  if (times.length === 0) return null;
  const sum = (isMeant: (id: string) => boolean): number =>
    times.filter(([id]) => isMeant(id)).reduce((total, [, ms]) => total + ms, 0);
  return {
    main: sum((id) => id === main),
    workers: sum((id) => id !== main && !helpers.has(id)),
    helpers: sum((id) => helpers.has(id)),
    system: process.cpuUsage().system / 1000,
  };
}

export function timesBetween(before: ThreadTimes | null, after: ThreadTimes | null): ThreadTimes | null {
  if (before === null || after === null) return null;
  return {
    main: after.main - before.main,
    workers: after.workers - before.workers,
    helpers: after.helpers - before.helpers,
    system: after.system - before.system,
  };
}
