import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatNumber, formatTable, median, quotients } from '@rudel/bots/measure';
import type { BenchReport, BenchSettings, Column } from '@rudel/bots/measure';
import { defaultPace } from '@rudel/room';
import type { Link, Playable } from '@rudel/room';
import { findGame } from '@rudel/shelf';
import type { Store } from '@rudel/store';
import { openSqliteStore } from '@rudel/store/sqlite';
import { playTable, roomsOver } from './played-tables.ts';
import type { PlayedTable, TablePlan } from './played-tables.ts';
import { helloOf } from './scripted-device.ts';

/** In milliseconds of processor time for one table with all its devices. */
const aim = 10;

const plans = {
  thorough: { tables: 20, rounds: 9 },
  quick: { tables: 5, rounds: 3 },
};

const kinds = [
  { game: 'dog', seats: 4, entries: 600 },
  { game: 'lupus', seats: 16, entries: 600 },
] as const;

const deaf: Link = { isBehind: false, send: () => {}, close: () => {} };

/** Processor time of the whole process: the store's thread and collecting garbage count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Tables in a file of their own. */
class Folder {
  readonly #path = mkdtempSync(join(tmpdir(), 'rudel-reopen-'));
  readonly #playable: Playable;
  readonly #checkpoint: number;
  #tables: readonly PlayedTable[] = [];

  constructor(playable: Playable, checkpoint: number) {
    this.#playable = playable;
    this.#checkpoint = checkpoint;
  }

  get entries(): number {
    return median(this.#tables.map(({ entries }) => entries));
  }

  async played(plan: TablePlan, tables: number): Promise<void> {
    const store = await this.#open();
    for (let seed = 0; seed < tables; seed += 1) {
      const played = await playTable(store, plan, { seed, checkpoint: this.#checkpoint });
      this.#tables = [...this.#tables, played];
    }
    await store.close();
  }

  /** Processor time for opening one table and greeting all its devices. */
  async reopened(): Promise<number> {
    const store = await this.#open();
    const rooms = roomsOver(store, this.#playable, this.#checkpoint);
    const before = processorMs();
    for (const { admissions } of this.#tables) {
      for (const admission of admissions) await rooms.attach(helloOf(admission), deaf);
    }
    const spent = processorMs() - before;
    await rooms.close();
    await store.close();
    return spent / this.#tables.length;
  }

  remove(): void {
    rmSync(this.#path, { recursive: true, force: true });
  }

  #open(): Promise<Store> {
    return openSqliteStore({ file: join(this.#path, 'tables.db') });
  }
}

type Reopened = {
  readonly game: string;
  readonly seats: number;
  readonly entries: number;
  readonly whole: readonly number[];
  readonly resumed: readonly number[];
};

async function measured(
  { game, seats, entries }: (typeof kinds)[number],
  { tables, rounds }: (typeof plans)['quick'],
): Promise<Reopened> {
  const playable = findGame(game);
  if (playable === undefined) throw new Error(`no game ${game}`);
  const folders = [new Folder(playable, Infinity), new Folder(playable, defaultPace.checkpoint)] as const;
  const [whole, resumed] = [[] as number[], [] as number[]];
  try {
    for (const folder of folders) await folder.played({ playable, seats, entries }, tables);
    for (let round = 0; round <= rounds; round += 1) {
      whole.push(await folders[0].reopened());
      resumed.push(await folders[1].reopened());
    }
    return { game, seats, entries: folders[1].entries, whole: whole.slice(1), resumed: resumed.slice(1) };
  } finally {
    for (const folder of folders) folder.remove();
  }
}

const columns: readonly Column[] = [
  { head: 'table', align: 'left' },
  { head: 'entries', align: 'right' },
  { head: 'whole log ms', align: 'right' },
  { head: 'from its checkpoint ms', align: 'right' },
  { head: '× whole', align: 'right' },
  { head: `aim ${aim} ms`, align: 'right' },
];

function rowOf({ game, seats, entries, whole, resumed }: Reopened): readonly string[] {
  const [all, rest] = [median(whole), median(resumed)];
  const times = median(quotients(resumed, whole));
  const figures = [entries, all, rest, times].map(formatNumber);
  return [`${game}, ${seats} devices`, ...figures, rest <= aim ? 'reached' : 'missed'];
}

/** What it takes to open a table that nobody has open, and to tell everybody at it how the match stands. */
export async function reopenBench({ quick, machine }: BenchSettings): Promise<BenchReport> {
  const plan = quick ? plans.quick : plans.thorough;
  const rows: Reopened[] = [];
  for (const kind of kinds) rows.push(await measured(kind, plan));
  const text = [
    'Processor time of one table, its store and all its devices, in a process that has done it before',
    '',
    formatTable(columns, rows.map(rowOf)),
    '',
    `Node ${machine.node}, ${machine.cores} × ${machine.cpu}`,
  ].join('\n');
  return { text, data: { bench: 'reopen', machine, rows } };
}
