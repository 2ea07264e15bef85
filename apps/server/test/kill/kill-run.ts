import { join } from 'node:path';
import { setTimeout as passing } from 'node:timers/promises';
import { seededRng } from '@rudel/kernel';
import type { Admission } from '@rudel/protocol';
import { findGame } from '@rudel/shelf';
import { openSqliteStore } from '@rudel/store/sqlite';
import { Api } from '../harness.ts';
import { Person } from '../person.ts';
import { ledgerFaults } from './ledger-faults.ts';
import { Player } from './player.ts';
import { Served } from './served.ts';
import type { ServedPlan } from './served.ts';

export type KillPlan = ServedPlan & {
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  readonly onKill?: (nth: number) => void;
};

export type KillReport = {
  readonly kills: number;
  readonly sent: number;
  readonly acknowledged: number;
  readonly faults: readonly string[];
};

/** A server lives until it has given so many answers at most, and a few milliseconds more. */
export const mostAnswers = 120;
export const mostMs = 12;

/** Somebody who counts answers, and tells when there were enough. */
export class Counter {
  #left = 0;
  #enough = (): void => {};

  readonly count = (): void => {
    this.#left -= 1;
    if (this.#left === 0) this.#enough();
  };

  async after(answers: number): Promise<void> {
    this.#left = answers;
    if (answers > 0)
      await new Promise<void>((resolve) => {
        this.#enough = resolve;
      });
  }
}

export type Table = { readonly id: string; readonly players: readonly Player[] };

/** Whoever has joined sits down with their hello. */
async function seatGuest(
  port: number,
  admission: Admission,
): Promise<{ readonly admission: Admission; readonly person: Person }> {
  const person = new Person(port, admission);
  await person.connect();
  return { admission, person };
}

async function seatTable(port: number, seed: string, onAnswer: () => void): Promise<Table> {
  const game = findGame('dog')?.game;
  if (game === undefined) throw new Error('there is no game to play');
  const api = new Api(port);
  const host = await api.create();
  const person = new Person(port, host);
  await person.connect();
  const by = { code: person.table?.code ?? '' };
  const guests = await Promise.all([1, 2, 3].map(async () => seatGuest(port, await api.join(by))));
  const admissions = [host, ...guests.map(({ admission }) => admission)];
  person.post('start', 'setup-start');
  await person.until(() => person.answerTo('setup-start') !== undefined);
  if (person.answerTo('setup-start') !== 'done') throw new Error('the match does not start');
  await Promise.all([person, ...guests.map((guest) => guest.person)].map(async (one) => one.leave()));
  const players = admissions.map(
    (admission) => new Player(admission, game, seededRng(`${seed} ${admission.person}`), onAnswer),
  );
  return { id: host.table, players };
}

export async function seatTables(
  port: number,
  { tables, seed }: KillPlan,
  onAnswer: () => void,
): Promise<readonly Table[]> {
  const seated: Table[] = [];
  for (let nth = 0; nth < tables; nth += 1) seated.push(await seatTable(port, `${seed} ${nth}`, onAnswer));
  return seated;
}

async function faultsOf(folder: string, tables: readonly Table[]): Promise<readonly string[]> {
  const store = await openSqliteStore({ file: join(folder, 'rudel.sqlite') });
  const faults = await Promise.all(
    tables.map(async ({ id, players }) => {
      const sent = players.flatMap((player) => player.sent);
      return ledgerFaults(store, id, sent).catch((error: unknown) => [String(error)]);
    }),
  );
  await store.close();
  return faults.flat();
}

export async function reportOf({ kills, folder }: KillPlan, tables: readonly Table[]): Promise<KillReport> {
  const sent = tables.flatMap(({ players }) => players.flatMap((player) => player.sent));
  return {
    kills,
    sent: sent.length,
    acknowledged: sent.filter(({ answer }) => answer === 'done').length,
    faults: await faultsOf(folder, tables),
  };
}

/** Plays at some tables and kills the server again and again at random moments; then reads what is left on the disk. */
export async function runKills(plan: KillPlan): Promise<KillReport> {
  const rng = seededRng(plan.seed);
  let server = await Served.start(plan);
  const counter = new Counter();
  const tables = await seatTables(server.port, plan, counter.count);
  const players = tables.flatMap((table) => table.players);
  for (let nth = 0; nth < plan.kills; nth += 1) {
    if (nth > 0) server = await Served.start(plan);
    const { port } = server;
    const playing = players.map(async (player) => player.play(port));
    await Promise.race([counter.after(rng.int(mostAnswers)), Promise.all(playing)]);
    await passing(rng.int(mostMs));
    await server.kill();
    await Promise.all(playing);
    plan.onKill?.(nth + 1);
  }
  return reportOf(plan, tables);
}
