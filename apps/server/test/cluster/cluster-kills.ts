import { setTimeout as passing } from 'node:timers/promises';
import { seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { openPostgresStore } from '@rudel/store/postgres';
import { Counter, mostAnswers, mostMs, seatTables } from '../kill/kill-run.ts';
import type { Table } from '../kill/kill-run.ts';
import { ledgerFaults } from '../kill/ledger-faults.ts';
import type { Player } from '../kill/player.ts';
import { NodeProcess } from './node-process.ts';

export type ClusterPlan = {
  readonly database: string;
  readonly nodes: number;
  /** At each of them, at the beginning. */
  readonly tables: number;
  readonly ends: number;
  /** How servers end. */
  readonly signal: 'SIGTERM' | 'SIGKILL';
  readonly seed: string;
  readonly onEnd?: (nth: number) => void;
};

export type ClusterReport = {
  readonly ends: number;
  readonly sent: number;
  readonly acknowledged: number;
  /** How long it took after each end until something was acknowledged at each table again, in milliseconds, in order. */
  readonly gaps: readonly number[];
  readonly faults: readonly string[];
};

/** Between two tries to come back, in milliseconds: as a device pauses. */
const pauseOfDevices = 50;

/** Servers that are there, and come back. */
class Pool {
  readonly #database: string;
  readonly #rng: Rng;
  #nodes: readonly NodeProcess[] = [];
  readonly #coming: Promise<unknown>[] = [];

  constructor(database: string, rng: Rng) {
    this.#database = database;
    this.#rng = rng;
  }

  get ports(): readonly number[] {
    return this.#nodes.filter(({ isAlive }) => isAlive).map(({ port }) => port);
  }

  async add(): Promise<NodeProcess> {
    const node = await NodeProcess.start(this.#database);
    this.#nodes = [...this.#nodes, node];
    return node;
  }

  /** Ends one of them, and starts another; nobody waits for it while there are two left. */
  async endOne(signal: ClusterPlan['signal']): Promise<void> {
    if (this.#nodes.length < 3) await Promise.all(this.#coming.splice(0));
    const victim = this.#nodes[this.#rng.int(this.#nodes.length)];
    this.#nodes = this.#nodes.filter((node) => node !== victim);
    this.#coming.push(this.add());
    await victim?.end(signal);
  }

  async close(): Promise<void> {
    await Promise.all(this.#coming);
    await Promise.all(this.#nodes.map(async (node) => node.end('SIGKILL')));
  }
}

const acknowledgedAt = ({ players }: Table): number =>
  players.flatMap(({ sent }) => sent).filter(({ answer }) => answer === 'done').length;

/** Waits until something more was acknowledged at every table; tells how long each took. */
async function allGoOn(tables: readonly Table[], counter: Counter): Promise<readonly number[]> {
  const began = performance.now();
  const before = tables.map(acknowledgedAt);
  const gaps = new Map<Table, number>();
  for (;;) {
    for (const [at, table] of tables.entries())
      if (!gaps.has(table) && acknowledgedAt(table) > (before[at] ?? 0))
        gaps.set(table, performance.now() - began);
    if (gaps.size === tables.length) return [...gaps.values()];
    await counter.after(1);
  }
}

async function faultsOf(database: string, tables: readonly Table[]): Promise<readonly string[]> {
  const store = await openPostgresStore({ url: database, isTogether: true });
  const faults: string[] = [];
  for (const { id, players } of tables) {
    const sent = players.flatMap((player) => player.sent);
    faults.push(...(await ledgerFaults(store, id, sent).catch((error: unknown) => [String(error)])));
  }
  await store.close();
  return faults;
}

/** Plays at tables of several servers and ends one after the other at random moments; then reads what is left in the database. */
export async function runClusterEnds(plan: ClusterPlan): Promise<ClusterReport> {
  const rng = seededRng(plan.seed);
  const pool = new Pool(plan.database, rng);
  const counter = new Counter();
  const tables: Table[] = [];
  for (let nth = 0; nth < plan.nodes; nth += 1) {
    const { port } = await pool.add();
    const some = { folder: '', kills: 0, tables: plan.tables, seed: `${plan.seed} ${nth}` };
    tables.push(...(await seatTables(port, some, counter.count)));
  }
  const over = new AbortController();
  const playOn = async (player: Player): Promise<void> => {
    const own = seededRng(`${plan.seed} ${tables.findIndex(({ players }) => players.includes(player))}`);
    while (!over.signal.aborted) {
      const { ports } = pool;
      await player.play(ports[own.int(ports.length)] ?? 0);
      await passing(pauseOfDevices);
    }
  };
  const playing = tables.flatMap(({ players }) => players.map(playOn));
  const gaps: number[] = [];
  for (let nth = 0; nth < plan.ends; nth += 1) {
    await counter.after(rng.int(mostAnswers));
    await passing(rng.int(mostMs));
    const ending = pool.endOne(plan.signal);
    gaps.push(...(await allGoOn(tables, counter)));
    await ending;
    plan.onEnd?.(nth + 1);
  }
  over.abort();
  await pool.close();
  await Promise.all(playing);
  const sent = tables.flatMap(({ players }) => players.flatMap((player) => player.sent));
  return {
    ends: plan.ends,
    sent: sent.length,
    acknowledged: sent.filter(({ answer }) => answer === 'done').length,
    gaps: gaps.toSorted((one, other) => one - other),
    faults: await faultsOf(plan.database, tables),
  };
}
