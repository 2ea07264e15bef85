import { describe, expect, test } from 'vitest';
import type { Meter, SeatedTable } from '../src/server/clients.ts';
import { playAll } from '../src/server/closed-loop.ts';
import { budgetOf, budgetText } from '../src/server/server-budget.ts';
import { scoresOfServers, serverText } from '../src/server/server-report.ts';
import type { ServerMeasured, ServerPlan, ServerRound } from '../src/server/server-rounds.ts';
import { threadsText } from '../src/server/server-threads.ts';
import { busiestBetween } from '../src/server/thread-times.ts';

/** A table whose moves arrive in a later turn of the event loop, ten bytes at each of four clients. */
class EchoTable implements SeatedTable {
  readonly #meter: Meter;
  isBusy = false;
  moves = 0;

  constructor(meter: Meter) {
    this.#meter = meter;
  }

  move(arrived: () => void): void {
    if (this.isBusy) throw new Error('the last move has not arrived yet');
    this.isBusy = true;
    setImmediate(() => {
      this.isBusy = false;
      this.moves += 1;
      this.#meter.bytes += 40;
      this.#meter.frames += 4;
      arrived();
    });
  }

  leave(): Promise<void> {
    return Promise.resolve();
  }
}

describe('the closed loop', () => {
  test('plays move after move at every table and counts what came', async () => {
    const meter: Meter = { bytes: 7, frames: 7 };
    const tables = [new EchoTable(meter), new EchoTable(meter)];
    const played = await playAll(tables, 5, meter);
    const moves = tables.reduce((sum, table) => sum + table.moves, 0);
    expect(played).toMatchObject({ moves, bytes: 40 * moves, frames: 4 * moves });
    expect(tables.every(({ isBusy, moves: own }) => !isBusy && own > 0)).toBe(true);
    expect(played.p50).toBeLessThanOrEqual(played.p99);
  });
});

const plan: ServerPlan = { tables: 10, rounds: 3, roundMs: 1000, warmUpMs: 0 };

const round = (moves: number): ServerRound => ({
  moves,
  ms: 1000,
  p50: 1,
  p99: 2,
  bytes: moves * 4 * 90,
  frames: moves * 4,
  loadCpuMs: 500,
  serverCpuMs: 900,
  serverThreads: { main: 600, workers: 200, helpers: 100, system: 300 },
  busiestMs: 600,
});

const usage = (rss: number) => ({ cpuMs: 0, threads: null, each: null, rss, heap: 0 });

const server = (name: string, ...moves: readonly number[]): ServerMeasured => ({
  name,
  rounds: moves.map(round),
  memory: { once: usage(1_000_000), twice: usage(2_000_000) },
  first: usage(1_000_000),
  last: usage(3_000_000),
});

describe('the report of the servers', () => {
  const all = [
    server('Rudel', 800, 900, 1000),
    server('boardgame.io', 100, 200, 100),
    server('Colyseus', 400, 450, 1000),
    server('bare ws + SQLite', 900, 900, 900),
    server('bare ws + SQLite in a worker', 1000, 1000, 1000),
  ];
  const scores = scoresOfServers(all, plan);

  test('ratios are medians of the rounds, to the peers and to the faster limit', () => {
    expect(scores[0]).toMatchObject({
      movesPerSecond: 900,
      timesPeer: 8,
      timesSecondPeer: 2,
      timesLimit: 0.9,
    });
    expect(scores[0]).toMatchObject({ bytesPerMoveAndClient: 90, kbPerTable: 100, rssMb: 3, serverCpu: 0.9 });
  });

  test('without peers there is nothing to compare with them', () => {
    const [alone] = scoresOfServers(all.slice(0, 1), plan);
    expect(alone).toMatchObject({ timesPeer: null, timesSecondPeer: null, timesLimit: null });
  });

  test('processor time is told per move, by threads where the system tells them apart', () => {
    const text = budgetText(all.slice(0, 1));
    expect(text).toMatch(/Rudel +\D+1,000 +\D+667 +\D+222 +\D+111 +\D+333/u);
    const untold = { ...server('Rudel', 900), rounds: [{ ...round(900), serverThreads: null }] };
    expect(budgetOf(untold)).toMatchObject({ all: 1000, main: null, workers: null });
  });

  test('what several threads can play is bounded by the busiest of them', () => {
    const two = server('Rudel, two room workers', 900);
    const spread = {
      ...two,
      rounds: two.rounds.map((one) => ({ ...one, busiestMs: 300, serverCpuMs: 990 })),
    };
    const text = threadsText([server('Rudel', 900), spread]).join('\n');
    expect(text).toContain('The seam costs 100 µs a move.');
    expect(text).toContain('≥ 1.7 × one thread by the busiest one; reached with 2.');
    expect(threadsText([server('Rudel', 900)])).toEqual([]);
    expect(busiestBetween({ a: 5, b: 1 }, { a: 6, b: 4, c: 2 })).toBe(3);
  });

  test('the aims stand below the figures, and how the processes were pinned above', () => {
    const machine = { node: 'v0', cpu: 'abacus', cores: 2 };
    const text = serverText(machine, plan, null, all);
    expect(text).toContain('no taskset');
    expect(text).toContain('≥ 6 × boardgame.io; reached with 8.');
    expect(text).toContain('≥ 2 × Colyseus; reached with 2.');
    expect(text).toContain('≥ 0.7 × the bare limit; reached with 0.9.');
    expect(text).toContain('≤ 80 bytes per move and client; missed with 90.');
    expect(text).toContain('≤ 60 KB per table; missed with 100.');
    expect(text).toContain('≤ 130 µs of processor time per move; missed with 1,000.');
    const slow = [server('Rudel', 100), ...all.slice(3)];
    expect(serverText(machine, plan, { server: 0, load: 1 }, slow)).toContain('missed with 0.1');
  });
});
