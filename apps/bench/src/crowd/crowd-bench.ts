import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatNumber } from '@rudel/bots/measure';
import type { BenchReport, BenchSettings } from '@rudel/bots/measure';
import { thisMachine } from '../measure/machine.ts';
import { BenchProcess } from '../server/bench-process.ts';
import type { Usage } from '../server/usage.ts';
import type { CrowdGame, CrowdQuestion, Paced } from './crowd-load.ts';

const serverScript = new URL('../server/rudel-server.js', import.meta.url);
const loadScript = new URL('crowd-load.js', import.meta.url);

/** A server with its load, each in a process of its own. */
class Site {
  readonly #folder = mkdtempSync(join(tmpdir(), 'rudel-crowd-'));
  readonly #server = new BenchProcess({ script: serverScript, args: [this.#folder], core: null });
  readonly #load = new BenchProcess({ script: loadScript, args: [], core: null });

  get port(): Promise<number> {
    return this.#server.ask<number>({ ask: 'port' });
  }

  settled(): Promise<Usage> {
    return this.#server.ask<Usage>({ ask: 'settled' });
  }

  usage(): Promise<Usage> {
    return this.#server.ask<Usage>({ ask: 'usage' });
  }

  load<T>(question: CrowdQuestion): Promise<T> {
    return this.#load.ask<T>(question);
  }

  async stop(): Promise<void> {
    await this.#load.stop();
    await this.#server.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function at<T>(work: (site: Site, port: number) => Promise<T>): Promise<T> {
  const site = new Site();
  try {
    return await work(site, await site.port);
  } finally {
    await site.stop();
  }
}

/** Processor time of the server per act, in microseconds, once it is warm. */
async function costOf(game: CrowdGame, tables: number, ms: number): Promise<number> {
  return at(async (site, port) => {
    await site.load({ ask: 'seat', port, game, tables });
    await site.load({ ask: 'play', ms });
    const before = await site.usage();
    const acts = await site.load<number>({ ask: 'play', ms });
    const after = await site.usage();
    return ((after.cpuMs - before.cpuMs) * 1000) / acts;
  });
}

type Many = Paced & { readonly tables: number; readonly kbPerTable: number };

async function manyTables(tables: number, ms: number): Promise<Many> {
  return at(async (site, port) => {
    const first = await site.settled();
    await site.load({ ask: 'seat', port, game: 'dog', tables });
    const last = await site.settled();
    const played = await site.load<Paced>({ ask: 'paced', perSecond: 500, ms });
    return { ...played, tables, kbPerTable: (last.rss - first.rss) / tables / 1000 };
  });
}

type Idle = Paced & { readonly sockets: number; readonly kibPerSocket: number };

async function manyIdle(sockets: number, tables: number, ms: number): Promise<Idle> {
  return at(async (site, port) => {
    await site.load({ ask: 'seat', port, game: 'dog', tables });
    await site.load({ ask: 'paced', perSecond: 500, ms });
    const first = await site.settled();
    await site.load({ ask: 'idle', port, sockets });
    const last = await site.settled();
    const played = await site.load<Paced>({ ask: 'paced', perSecond: 500, ms });
    return { ...played, sockets, kibPerSocket: (last.rss - first.rss) / sockets / 1024 };
  });
}

const plans = {
  thorough: { ms: 8000, villages: 20, tables: 1000, idle: 10_000 },
  quick: { ms: 3000, villages: 8, tables: 200, idle: 1000 },
};

const said = (isReached: boolean): string => (isReached ? 'reached' : 'missed');

function pacedText({ moves, open, p50, p95 }: Paced, seconds: number): string {
  const rate = formatNumber(moves / seconds);
  return `${rate} moves/s, of ${open} in the open p50 ${formatNumber(p50)} ms, p95 ${formatNumber(p95)} ms`;
}

/** Large tables, many tables, and many who only look on. */
export async function crowdBench({ quick }: BenchSettings): Promise<BenchReport> {
  const { ms, villages, tables, idle } = quick ? plans.quick : plans.thorough;
  const act = { dog: await costOf('dog', villages * 5, ms), lupus: await costOf('lupus', villages, ms) };
  const many = await manyTables(tables, ms);
  const looking = await manyIdle(idle, 100, ms);
  const times = act.lupus / act.dog;
  const kib = looking.kibPerSocket;
  const text = [
    `An act of Lupus with 24 seats takes ${formatNumber(act.lupus)} µs, one of Dog with 4 ${formatNumber(act.dog)} µs: ${formatNumber(times)} times. Aim: ≤ 3; ${said(times <= 3)}.`,
    `${tables} tables with ${tables * 4} sockets: ${pacedText(many, ms / 1000)}; ${formatNumber(many.kbPerTable)} KB per table.`,
    `100 tables beside ${idle} idle sockets: ${pacedText(looking, ms / 1000)}. Aim: p95 ≤ 50 ms; ${said(looking.p95 <= 50)}.`,
    `An idle socket takes ${formatNumber(kib)} KiB. Aim: ≤ 15; ${said(kib <= 15)}.`,
  ].join('\n');
  return { text, data: { bench: 'crowd', machine: thisMachine(), act, many, looking } };
}
