import { setTimeout as pause } from 'node:timers/promises';
import { eachThread, threadTimes } from './thread-times.ts';
import type { EachThread, ThreadTimes } from './thread-times.ts';

/** What a process has used: processor time so far, by threads where that is known, and memory now. */
export type Usage = {
  readonly cpuMs: number;
  readonly threads: ThreadTimes | null;
  readonly each: EachThread | null;
  readonly rss: number;
  readonly heap: number;
};

export function usageNow(): Usage {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return {
    cpuMs: (user + system) / 1000,
    threads: threadTimes(),
    each: eachThread(),
    rss,
    heap: heapUsed + external,
  };
}

/** After garbage is collected, and with time to give the pages back. */
export async function settledUsage(): Promise<Usage> {
  for (let time = 0; time < 3; time += 1) {
    globalThis.gc?.();
    await pause(100);
  }
  return usageNow();
}
