import { StoreFault } from '@rudel/store';
import type { AgedTable, WritingPlace } from '@rudel/store';
import { lookedInto } from '../reading/open-ledger.ts';
import type { RoomPorts } from '../room-ports.ts';
import type { Spread } from '../tables-port.ts';
import { Ledger } from '../writing/ledger.ts';
import type { Keep } from './keep.ts';
import { Sweeper } from './sweeper.ts';
import type { Swept } from './sweeper.ts';
import { toldOf } from './told.ts';
import type { OpenTable, Told } from './told.ts';

/** A table as whoever looks after all of them sees it. */
export type TableSummary = OpenTable & {
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

const everything = Number.MAX_SAFE_INTEGER;
const mostTables = 1_000_000;

const isNotFound = (found: AgedTable | NotFound): found is NotFound =>
  found === 'no-such-table' || found === 'ambiguous';

const placeOf = ({ epoch, entries }: AgedTable): WritingPlace => ({ epoch, after: entries });

export class TableUpkeep implements Upkeep {
  readonly #ports: RoomPorts;
  readonly #spread: Spread;
  readonly #forget: (id: string) => void;
  readonly #sweeper: Sweeper;
  #isOverfull = false;

  /** Whoever remembers something of a table is told to forget it. */
  constructor(ports: RoomPorts, spread: Spread, forget: (id: string) => void) {
    this.#ports = ports;
    this.#spread = spread;
    this.#forget = forget;
    this.#sweeper = new Sweeper(ports, (id, work) => this.#whileVacant(id, work), forget);
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
    const open = new Map((await this.#open()).map((table) => [table.id, table]));
    const tables: TableSummary[] = [];
    for (const table of aged.slice(-limit).toReversed()) {
      const { id, bytes, changed } = table;
      const age = this.#ports.calendar.ageOf(changed);
      const told = open.get(id) ?? (await this.#toldOf(table));
      tables.push({ ...told, id, age, bytes });
    }
    return { tables, left: aged.length - tables.length };
  }

  async close(table: string): Promise<{ readonly id: string; readonly sentAway: number } | NotFound> {
    const found = await this.#find(table);
    if (isNotFound(found)) return found;
    const { id } = found;
    const dissolved = await this.#spread.of(id).dissolve(id, true);
    if (dissolved === 'missing') return 'no-such-table';
    if (typeof dissolved !== 'string') {
      this.#forget(id);
      return { id, sentAway: dissolved.sentAway };
    }
    await this.#closeUnopened(found);
    return { id, sentAway: 0 };
  }

  async erase(table: string): Promise<{ readonly id: string } | NotFound> {
    const found = await this.#find(table);
    if (isNotFound(found)) return found;
    const { id } = found;
    await this.#spread.of(id).dissolve(id, false);
    const isErased = await this.#whileVacant(id, async () => {
      const now = await this.#nowOf(id);
      if (now !== undefined) await this.#ports.store.erase(id, placeOf(now), now.changed);
      this.#forget(id);
      return true;
    });
    if (isErased === null) throw new StoreFault('in-use', `Somebody has opened table ${id} again.`);
    return { id };
  }

  async figures(): Promise<Figures> {
    const open = await this.#open();
    return {
      tables: (await this.#all()).length,
      open: open.length,
      playing: open.filter(({ phase }) => phase === 'playing').length,
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
  async #closeUnopened({ id, closed }: AgedTable): Promise<void> {
    if (closed) return;
    await this.#whileVacant(id, async () => {
      const now = await this.#nowOf(id);
      if (now === undefined) return;
      await this.#ports.store.append(id, placeOf(now), [], { closed: true, listed: false });
    });
  }

  /** A table as it is by now: it may have been opened since it was looked for. */
  async #nowOf(id: string): Promise<AgedTable | undefined> {
    return (await this.#all()).find((one) => one.id === id);
  }

  async #open(): Promise<readonly OpenTable[]> {
    const open = await Promise.all(this.#spread.all.map(async (tables) => tables.summaries()));
    return open.flat();
  }

  /** Does something about a table while nobody has it open, nor can; null where somebody has. */
  async #whileVacant<T>(id: string, work: () => Promise<T>): Promise<T | null> {
    const tables = this.#spread.of(id);
    if (!(await tables.occupy(id))) return null;
    try {
      return await work();
    } finally {
      await tables.vacate(id);
    }
  }

  async #toldOf({ id, closed }: AgedTable): Promise<Told> {
    const nobody = { game: '', people: 0, here: 0 };
    if (closed) return { ...nobody, phase: 'closed' };
    const ledger = await lookedInto(this.#ports, id).catch(() => null);
    if (!(ledger instanceof Ledger)) return { ...nobody, phase: 'unopened' };
    return toldOf(ledger.state, 0);
  }
}
