import { quantile } from '@rudel/bots/measure';
import type { Meter, SeatedTable } from './clients.ts';
import { usageNow } from './usage.ts';

/** What happened at all tables within some time. */
export type Played = {
  readonly moves: number;
  readonly ms: number;
  /** From the sending of a move to its arrival at all who are told of it, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
  readonly frames: number;
  readonly loadCpuMs: number;
};

/** How long a move may be on its way before something must be wrong. */
const longestMs = 20_000;

/** Plays at one table, move after move, until the time is over; keeps how long each move took. */
function playTable(table: SeatedTable, until: number, latencies: number[]): Promise<void> {
  return new Promise((ended) => {
    const next = (): void => {
      const sent = performance.now();
      table.move(() => {
        const now = performance.now();
        latencies.push(now - sent);
        if (now < until) next();
        else ended();
      });
    };
    next();
  });
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('a move has not arrived')), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** All tables at once; at each a move is sent as soon as the one before has arrived everywhere. */
export async function playAll(tables: readonly SeatedTable[], ms: number, meter: Meter): Promise<Played> {
  const latencies: number[] = [];
  const before = { ...meter, cpuMs: usageNow().cpuMs, at: performance.now() };
  const played = Promise.all(tables.map((table) => playTable(table, before.at + ms, latencies)));
  await within(ms + longestMs, played);
  return {
    moves: latencies.length,
    ms: performance.now() - before.at,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    bytes: meter.bytes - before.bytes,
    frames: meter.frames - before.frames,
    loadCpuMs: usageNow().cpuMs - before.cpuMs,
  };
}
