import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { BenchProcess } from './bench-process.ts';
import type { Cores } from './bench-process.ts';
import type { Played } from './closed-loop.ts';
import type { LoadQuestion } from './load-main.ts';
import type { ServerQuestion } from './served.ts';
import type { ServerContestant } from './server-contestants.ts';
import { busiestBetween, timesBetween } from './thread-times.ts';
import type { ThreadTimes } from './thread-times.ts';
import type { Usage } from './usage.ts';

export type ServerPlan = {
  readonly tables: number;
  readonly rounds: number;
  readonly roundMs: number;
  readonly warmUpMs: number;
};

/** One round of one contestant. */
export type ServerRound = Played & {
  readonly serverCpuMs: number;
  readonly serverThreads: ThreadTimes | null;
  /** Of the thread that took most. */
  readonly busiestMs: number | null;
};

/** The memory of a server with its tables, and with as many again. */
export type ServerMemory = { readonly once: Usage; readonly twice: Usage };

export type ServerMeasured = {
  readonly name: string;
  readonly rounds: readonly ServerRound[];
  readonly memory: ServerMemory;
  /** Before anybody came, and after the last round. */
  readonly first: Usage;
  readonly last: Usage;
};

const loadScript = new URL('load-main.js', import.meta.url);

/** Where processes run and keep their data. */
export type RunPlace = { readonly cores: Cores; readonly folder: string };

/** A server and its clients, each in a process of its own. */
class Lane {
  readonly name: string;
  readonly rounds: ServerRound[] = [];
  readonly #server: BenchProcess;
  readonly #load: BenchProcess;

  constructor(contestant: ServerContestant, { cores, folder }: RunPlace, flags: readonly string[] = []) {
    const { name, server, serverArgs } = contestant;
    this.name = name;
    const args = [mkdtempSync(join(folder, 'data-')), ...serverArgs];
    this.#server = new BenchProcess({ script: server, args, core: cores?.server ?? null, flags });
    this.#load = new BenchProcess({ script: loadScript, args: [name], core: cores?.load ?? null });
  }

  #askServer<T>(ask: ServerQuestion['ask']): Promise<T> {
    return this.#server.ask<T>({ ask });
  }

  #askLoad<T>(question: LoadQuestion): Promise<T> {
    return this.#load.ask<T>(question);
  }

  async seat(tables: number): Promise<void> {
    const port = await this.#askServer<number>('port');
    await this.#askLoad({ ask: 'seat', port, count: tables });
  }

  settled(): Promise<Usage> {
    return this.#askServer<Usage>('settled');
  }

  async play(ms: number): Promise<ServerRound> {
    const before = await this.#askServer<Usage>('usage');
    const played = await this.#askLoad<Played>({ ask: 'play', ms });
    const after = await this.#askServer<Usage>('usage');
    const serverThreads = timesBetween(before.threads, after.threads);
    const busiestMs = busiestBetween(before.each, after.each);
    return { ...played, serverCpuMs: after.cpuMs - before.cpuMs, serverThreads, busiestMs };
  }

  async stop(): Promise<void> {
    await this.#load.stop();
    await this.#server.stop();
  }
}

/** Whoever began the last round is the last in this one. */
function turned<T>(list: readonly T[], by: number): readonly T[] {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/** With a small young generation there is little room for garbage. */
const thrifty = ['--max-semi-space-size=1'];

/** In a process of its own, where nothing has been played yet. The first tables pay for code and caches. */
async function measureMemory(
  contestant: ServerContestant,
  tables: number,
  place: RunPlace,
): Promise<ServerMemory> {
  const lane = new Lane(contestant, place, thrifty);
  try {
    await lane.seat(tables);
    const once = await lane.settled();
    await lane.seat(tables);
    return { once, twice: await lane.settled() };
  } finally {
    await lane.stop();
  }
}

async function playRounds(lanes: readonly Lane[], plan: ServerPlan): Promise<void> {
  for (const lane of lanes) await lane.play(plan.warmUpMs);
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const lane of turned(lanes, round)) lane.rounds.push(await lane.play(plan.roundMs));
  }
}

/** All servers by turns, round by round, so that what slows the machine down slows all of them. */
export async function measureServers(
  contestants: readonly ServerContestant[],
  plan: ServerPlan,
  place: RunPlace,
): Promise<readonly ServerMeasured[]> {
  const memories: ServerMemory[] = [];
  for (const contestant of contestants) memories.push(await measureMemory(contestant, plan.tables, place));
  const lanes = contestants.map((contestant) => new Lane(contestant, place));
  try {
    const firsts = await Promise.all(lanes.map(async (lane) => lane.settled()));
    for (const lane of lanes) await lane.seat(plan.tables);
    await playRounds(lanes, plan);
    const lasts = await Promise.all(lanes.map(async (lane) => lane.settled()));
    return lanes.map(({ name, rounds }, at) => ({
      name,
      rounds,
      memory: memories[at] as ServerMemory,
      first: firsts[at] as Usage,
      last: lasts[at] as Usage,
    }));
  } finally {
    await Promise.all(lanes.map((lane) => lane.stop()));
  }
}
