import { headOf } from '@rudel/kernel';
import type { TablePhase } from '@rudel/protocol';
import { StoreFault } from '@rudel/store';
import type { AgedTable } from '@rudel/store';
import { openLedger } from '../reading/open-ledger.ts';
import type { NoLedger } from '../reading/open-ledger.ts';
import type { RoomPorts } from '../room-ports.ts';
import type { Room } from '../room.ts';
import type { TableState } from '../table/table-state.ts';
import { Ledger } from '../writing/ledger.ts';
import type { Keep } from './keep.ts';
import { Sweeper } from './sweeper.ts';
import type { Swept, WhileVacant } from './sweeper.ts';

/** A table as whoever looks after all of them sees it: no name, no code, no card. */
export type TableSummary = {
  readonly id: string;
  readonly game: string;
  readonly phase: TablePhase | 'closed' | 'unopened';
  readonly people: number;
  /** How many devices are connected. */
  readonly here: number;
  /** Milliseconds since its last change. */
  readonly age: number;
  readonly bytes: number;
};

export type Figures = {
  readonly tables: number;
  /** In memory. */
  readonly open: number;
  readonly playing: number;
  readonly here: number;
  /** Of all tables together. */
  readonly bytes: number;
};

/** Why nothing was done about a table. */
export type NotFound = 'no-such-table' | 'ambiguous';

/** What is done about tables from outside of all of them. */
export interface Upkeep {
  /** Throws away a few of those that were kept long enough. */
  sweep(keep: Keep): Promise<Swept>;
  /** The tables changed last, and how many more there are. */
  tables(limit: number): Promise<{ readonly tables: readonly TableSummary[]; readonly left: number }>;
  /** Sends everybody away for good; finished matches can still be looked at. Tables are named by the beginning of their id. */
  close(table: string): Promise<{ readonly id: string; readonly sentAway: number } | NotFound>;
  /** The same, and nothing is left of it. */
  erase(table: string): Promise<{ readonly id: string } | NotFound>;
  figures(): Promise<Figures>;
}

/** What the upkeep may do with the tables that are open. */
export type OpenTables = {
  readonly all: ReadonlySet<Room>;
  /** Opens a table, or says how somebody who asks for it is sent away. */
  readonly open: (id: string) => Promise<Room | NoLedger>;
  readonly whileVacant: WhileVacant;
  /** Nothing of a table may be remembered any more. */
  readonly forget: (id: string) => void;
};

type Told = Omit<TableSummary, 'id' | 'age' | 'bytes'>;

function toldOf({ playable, phase, people }: TableState, here: number): Told {
  return { game: headOf(playable.game), phase, people: people.size, here };
}

const everything = Number.MAX_SAFE_INTEGER;
const mostTables = 1_000_000;

const isNotFound = (found: AgedTable | NotFound): found is NotFound =>
  found === 'no-such-table' || found === 'ambiguous';

export class TableUpkeep implements Upkeep {
  readonly #ports: RoomPorts;
  readonly #tables: OpenTables;
  readonly #sweeper: Sweeper;
  #isOverfull = false;

  constructor(ports: RoomPorts, tables: OpenTables) {
    this.#ports = ports;
    this.#tables = tables;
    this.#sweeper = new Sweeper(ports, (id, work) => tables.whileVacant(id, work), tables.forget);
  }

  /** Whether there is no room for another table, though nothing else can go. */
  get isOverfull(): boolean {
    return this.#isOverfull;
  }

  async sweep(keep: Keep): Promise<Swept> {
    const swept = await this.#sweeper.pass(keep);
    this.#isOverfull = swept.isOverfull;
    return swept;
  }

  async tables(limit: number): Promise<{ readonly tables: readonly TableSummary[]; readonly left: number }> {
    const aged = await this.#all();
    const open = new Map(Array.from(this.#tables.all, (room) => [room.id, room]));
    const tables: TableSummary[] = [];
    for (const table of aged.slice(-limit).toReversed()) {
      const { id, bytes, changed } = table;
      const age = this.#ports.calendar.ageOf(changed);
      const told = this.#toldOfOpen(open.get(id)) ?? (await this.#toldOf(table));
      tables.push({ id, ...told, age, bytes });
    }
    return { tables, left: aged.length - tables.length };
  }

  async close(table: string): Promise<{ readonly id: string; readonly sentAway: number } | NotFound> {
    const found = await this.#find(table);
    if (isNotFound(found)) return found;
    const { id } = found;
    const room = await this.#tables.open(id).catch(() => null);
    if (room === 'missing') return 'no-such-table';
    if (room !== null && typeof room !== 'string') {
      const sentAway = await room.dissolve();
      this.#tables.forget(id);
      return { id, sentAway };
    }
    await this.#closeUnopened(found);
    return { id, sentAway: 0 };
  }

  async erase(table: string): Promise<{ readonly id: string } | NotFound> {
    const found = await this.#find(table);
    if (isNotFound(found)) return found;
    const { id } = found;
    for (const room of this.#tables.all) if (room.id === id) await room.dissolve();
    const isErased = await this.#tables.whileVacant(id, async () => {
      const [now] = (await this.#all()).filter((one) => one.id === id);
      if (now !== undefined) await this.#ports.store.erase(id, now.entries, now.changed);
      this.#tables.forget(id);
      return true;
    });
    if (isErased === null) throw new StoreFault('in-use', `Somebody has opened table ${id} again.`);
    return { id };
  }

  async figures(): Promise<Figures> {
    const open = Array.from(this.#tables.all, ({ kept }) => kept);
    return {
      tables: (await this.#all()).length,
      open: open.length,
      playing: open.filter(({ state }) => state.phase === 'playing').length,
      here: open.reduce((sum, { here }) => sum + here, 0),
      bytes: await this.#ports.store.total(),
    };
  }

  /** The longest untouched first. */
  async #all(): Promise<readonly AgedTable[]> {
    return this.#ports.store.aged(everything, mostTables);
  }

  async #find(beginning: string): Promise<AgedTable | NotFound> {
    const [found, another] = (await this.#all()).filter(({ id }) => id.startsWith(beginning));
    if (found === undefined) return 'no-such-table';
    return another === undefined ? found : 'ambiguous';
  }

  /** A table whose game is not on the shelf, or that is damaged, or closed already. */
  async #closeUnopened({ id, entries, closed }: AgedTable): Promise<void> {
    if (closed) return;
    await this.#tables.whileVacant(id, async () => {
      await this.#ports.store.append(id, entries, [], { closed: true, listed: false });
    });
  }

  #toldOfOpen(room: Room | undefined): Told | null {
    return room === undefined ? null : toldOf(room.kept.state, room.kept.here);
  }

  async #toldOf({ id, closed }: AgedTable): Promise<Told> {
    const nobody = { game: '', people: 0, here: 0 };
    if (closed) return { ...nobody, phase: 'closed' };
    const ledger = await openLedger(this.#ports, id).catch(() => null);
    if (!(ledger instanceof Ledger)) return { ...nobody, phase: 'unopened' };
    return toldOf(ledger.state, 0);
  }
}
