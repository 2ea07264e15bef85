import { quantile } from '../measure/statistics.ts';
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

/** All tables at once; at each a move is sent as soon as the one before has arrived everywhere. */
export async function playAll(tables: readonly SeatedTable[], ms: number, meter: Meter): Promise<Played> {
  const latencies: number[] = [];
  const before = { ...meter, cpuMs: usageNow().cpuMs, at: performance.now() };
  await Promise.all(tables.map((table) => playTable(table, before.at + ms, latencies)));
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
