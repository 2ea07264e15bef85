import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '@rudel/bots/measure';
import type { BenchReport, BenchSettings } from '@rudel/bots/measure';
import { thisMachine } from '../measure/machine.ts';
import { BenchProcess } from '../server/bench-process.ts';
import type { AttackOrder } from './attack-main.ts';
import { attackText, hasFailed } from './attack-report.ts';
import type { AttackFigures, AttackRow } from './attack-report.ts';
import type { AttackedQuestion, Strain } from './attacked-server.ts';
import { Bystander, noticedIn } from './bystander.ts';
import { writeLongLogs } from './long-logs.ts';
import type { LongLog } from './long-logs.ts';

type Told = { readonly [status: string]: number };

/** Everybody at the server that is attacked: whoever attacks, and a table beside that is measured. */
class Siege {
  readonly #server: BenchProcess;
  readonly #attacker: BenchProcess;
  readonly #bystander: Bystander;
  readonly #quiet: number[] = [];
  readonly #rows: AttackRow[] = [];
  #peak = 0;

  constructor(server: BenchProcess, attacker: BenchProcess, bystander: Bystander) {
    this.#server = server;
    this.#attacker = attacker;
    this.#bystander = bystander;
  }

  /** Before and after each attack, so that what slows the machine down slows both. */
  async rest(seconds: number): Promise<void> {
    this.#quiet.push(...(await this.#bystander.playUntil(pause(seconds * 1000))));
    await this.#strain();
  }

  /** One attack; the table is measured while it lasts, and for at least this many seconds. */
  async attack<T>(
    what: string,
    seconds: number,
    order: AttackOrder,
    told: (answer: T) => string,
  ): Promise<T> {
    const done = this.#attacker.ask<T>(order);
    const times = await this.#bystander.playUntil(Promise.all([done, pause(seconds * 1000)]));
    const answer = await done;
    const { longestPauseMs } = await this.#strain();
    this.#rows.push({ what, noticed: noticedIn(times), longestPauseMs, told: told(answer) });
    return answer;
  }

  figures(stale: AttackFigures['stale']): AttackFigures {
    return { quiet: noticedIn(this.#quiet), rows: this.#rows, peakBytes: this.#peak, stale };
  }

  async #strain(): Promise<Strain> {
    const strain = await this.#server.ask<Strain>({ ask: 'strain' } satisfies AttackedQuestion);
    this.#peak = Math.max(this.#peak, strain.peakBytes);
    return strain;
  }
}

const countsOf = (statuses: Told): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

async function besiege(
  siege: Siege,
  port: number,
  logs: readonly LongLog[],
  quick: boolean,
): Promise<AttackFigures> {
  const [short, long] = quick ? [4, 8] : [10, 60];
  await siege.rest(short);
  await siege.attack<Told>(
    `${long} s of settings over six sockets, then 900 records`,
    long,
    { attack: 'settings and records', port, seconds: long },
    countsOf,
  );
  await siege.rest(short);
  const table = await siege.attack<string>('a match of bots', 1, { attack: 'match of bots', port }, () => '');
  await siege.rest(short);
  await siege.attack<Told>(
    '900 records of that match',
    short,
    { attack: 'records at once', port, table },
    countsOf,
  );
  await siege.rest(short);
  await siege.attack<Told>(
    '100 records a second',
    short,
    { attack: 'records by the second', port, table, seconds: short },
    countsOf,
  );
  for (const { what, entries, invites } of logs) {
    await siege.rest(short);
    await siege.attack<readonly number[]>(
      `opening ${invites.length === 1 ? 'a log' : `${invites.length} logs`} ${what} (${entries})`,
      invites.length === 1 ? short : 0,
      { attack: 'open', port, invites },
      (times) => `after ${Math.round(median(times))} ms`,
    );
  }
  await siege.rest(short);
  const prices = await siege.attack<AttackFigures['stale']>(
    'moves from the future',
    short,
    { attack: 'moves from the future', port },
    () => '',
  );
  await siege.rest(short);
  return siege.figures(prices);
}

/** What somebody at one address can do to everybody else at a server with its usual limits. Sends to this machine only. */
export async function attackBench({ quick }: BenchSettings): Promise<BenchReport> {
  const folder = mkdtempSync(join(tmpdir(), 'rudel-attack-'));
  const logs = await writeLongLogs(join(folder, 'rudel.sqlite'));
  const script = new URL('attacked-server.js', import.meta.url);
  const server = new BenchProcess({ script, args: [folder], core: null });
  const attacker = new BenchProcess({
    script: new URL('attack-main.js', import.meta.url),
    args: [],
    core: null,
  });
  try {
    const port = await server.ask<number>({ ask: 'port' } satisfies AttackedQuestion);
    const bystander = await Bystander.open(port);
    const figures = await besiege(new Siege(server, attacker, bystander), port, logs, quick);
    await bystander.leave();
    const machine = thisMachine();
    return {
      text: attackText(machine, figures),
      data: { bench: 'attack', machine, ...figures },
      hasFailed: hasFailed(figures),
    };
  } finally {
    await attacker.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
