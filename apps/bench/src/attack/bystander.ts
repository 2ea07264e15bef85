import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '@rudel/bots/measure';
import type { SeatedTable } from '../server/clients.ts';
import { seatRudelTable } from '../server/rudel-clients.ts';

/** Between two moves, in milliseconds: four devices that send ten messages a second each are within their limits. */
const betweenMoves = 25;

/** How long moves took at a table that nobody attacks. */
export type Noticed = {
  readonly moves: number;
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
};

export function noticedIn(times: readonly number[]): Noticed {
  return {
    moves: times.length,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    longest: Math.max(...times),
  };
}

/** Four people at a table of Dog who play on whatever happens around them. */
export class Bystander {
  readonly #table: SeatedTable;
  readonly #pause: number;

  constructor(table: SeatedTable, ms: number = betweenMoves) {
    this.#table = table;
    this.#pause = ms;
  }

  static async open(port: number): Promise<Bystander> {
    return new Bystander(await seatRudelTable(port, 1, { bytes: 0, frames: 0 }));
  }

  /** Plays until something is done; how long each move took to arrive everywhere. */
  async playUntil(done: Promise<unknown>): Promise<readonly number[]> {
    const times: number[] = [];
    const end = { hasCome: false };
    const ending = done.finally(() => {
      end.hasCome = true;
    });
    while (!end.hasCome || times.length === 0) {
      const before = performance.now();
      await new Promise<void>((arrived) => {
        this.#table.move(arrived);
      });
      times.push(performance.now() - before);
      await pause(this.#pause);
    }
    await ending;
    return times;
  }

  async leave(): Promise<void> {
    await this.#table.leave();
  }
}
