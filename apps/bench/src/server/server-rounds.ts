import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { BenchProcess } from './bench-process.ts';
import type { Cores } from './bench-process.ts';
import type { Played } from './closed-loop.ts';
import type { LoadQuestion } from './load-main.ts';
import type { ServerQuestion } from './served.ts';
import type { ServerContestant } from './server-contestants.ts';
import type { Usage } from './usage.ts';

export type ServerPlan = {
  readonly tables: number;
  readonly rounds: number;
  readonly roundMs: number;
  readonly warmUpMs: number;
};

/** One round of one contestant. */
export type ServerRound = Played & { readonly serverCpuMs: number };

/** The server's memory: before the tables were there, with all clients seated, and after the last round. */
export type ServerMemory = { readonly before: Usage; readonly seated: Usage; readonly after: Usage };

export type ServerMeasured = {
  readonly name: string;
  readonly rounds: readonly ServerRound[];
  readonly memory: ServerMemory;
};

const loadScript = new URL('load-main.js', import.meta.url);

/** A server and its clients, each in a process of its own. */
class Lane {
  readonly name: string;
  readonly rounds: ServerRound[] = [];
  readonly #server: BenchProcess;
  readonly #load: BenchProcess;

  constructor({ name, server, serverArgs }: ServerContestant, cores: Cores, folder: string) {
    this.name = name;
    const args = [mkdtempSync(join(folder, 'data-')), ...serverArgs];
    this.#server = new BenchProcess({ script: server, args, core: cores?.server ?? null });
    this.#load = new BenchProcess({ script: loadScript, args: [name], core: cores?.load ?? null });
  }

  #askServer<T>(ask: ServerQuestion['ask']): Promise<T> {
    return this.#server.ask<T>({ ask });
  }

  #askLoad<T>(question: LoadQuestion): Promise<T> {
    return this.#load.ask<T>(question);
  }

  async seat(tables: number): Promise<{ before: Usage; seated: Usage }> {
    const port = await this.#askServer<number>('port');
    const before = await this.settled();
    await this.#askLoad({ ask: 'seat', port, count: tables });
    return { before, seated: await this.settled() };
  }

  settled(): Promise<Usage> {
    return this.#askServer<Usage>('settled');
  }

  async play(ms: number): Promise<ServerRound> {
    const before = await this.#askServer<Usage>('usage');
    const played = await this.#askLoad<Played>({ ask: 'play', ms });
    const after = await this.#askServer<Usage>('usage');
    return { ...played, serverCpuMs: after.cpuMs - before.cpuMs };
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

/** All servers by turns, round by round, so that what slows the machine down slows all of them. */
export async function measureServers(
  contestants: readonly ServerContestant[],
  plan: ServerPlan,
  cores: Cores,
  folder: string,
): Promise<readonly ServerMeasured[]> {
  const lanes: Lane[] = [];
  try {
    const seated = new Map<string, { before: Usage; seated: Usage }>();
    for (const contestant of contestants) {
      const lane = new Lane(contestant, cores, folder);
      lanes.push(lane);
      seated.set(lane.name, await lane.seat(plan.tables));
    }
    for (const lane of lanes) await lane.play(plan.warmUpMs);
    for (let round = 0; round < plan.rounds; round += 1) {
      for (const lane of turned(lanes, round)) lane.rounds.push(await lane.play(plan.roundMs));
    }
    return await Promise.all(
      lanes.map(async (lane) => {
        const { name, rounds } = lane;
        const first = seated.get(name);
        const after = await lane.settled();
        return {
          name,
          rounds,
          memory: { before: first?.before ?? after, seated: first?.seated ?? after, after },
        };
      }),
    );
  } finally {
    await Promise.all(lanes.map((lane) => lane.stop()));
  }
}
