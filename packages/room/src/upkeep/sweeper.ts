import { StoreFault } from '@rudel/store';
import type { AgedTable, StoreFaultKind } from '@rudel/store';
import type { RoomPorts } from '../room-ports.ts';
import type { Keep } from './keep.ts';
import { loadedStage } from './stage.ts';
import type { Stage } from './stage.ts';

/** Does something about a table that nobody has open, and lets nobody open it meanwhile; null where somebody has. */
export type WhileVacant = <T>(id: string, work: () => Promise<T>) => Promise<T | null>;

/** What one pass has done. */
export type Swept = {
  readonly erased: number;
  /** Whether there is more to be done at once. */
  readonly hasMore: boolean;
  /** Whether all tables together still take more than they may, and nothing can go. */
  readonly isOverfull: boolean;
};

/** How many tables one pass looks at: each is read, and none shall wait for it. */
const mostLooks = 20;
/** How many tables are remembered between passes; beyond it they are looked at again. */
const mostKnown = 100_000;
/** No table goes for want of room that somebody may still be about to come back to, in milliseconds. */
const youngest = 24 * 3600_000;

type Known = { readonly changed: number; readonly stage: Stage };

/**
 * Throws away what was kept long enough. It works on tables that nobody has open, a few at a time; a table that changes while it is looked at
 * is left alone by the store itself.
 */
export class Sweeper {
  readonly #ports: RoomPorts;
  readonly #whileVacant: WhileVacant;
  readonly #forget: (id: string) => void;
  /** What tables are in the middle of that were looked at and stayed. */
  readonly #known = new Map<string, Known>();
  readonly #quiet: Promise<void>;

  /** `forget` is told about every table that is gone. */
  constructor(ports: RoomPorts, whileVacant: WhileVacant, forget: (id: string) => void) {
    this.#ports = ports;
    this.#whileVacant = whileVacant;
    this.#forget = forget;
    this.#quiet = this.#learnOfQuiet();
  }

  async pass(keep: Keep): Promise<Swept> {
    await this.#quiet;
    if (this.#known.size > mostKnown) this.#known.clear();
    const aged = await this.#sweepAged(keep);
    if (aged.hasMore) return aged;
    const made = await this.#makeRoom(keep);
    return { ...made, erased: aged.erased + made.erased };
  }

  async #sweepAged({ lobbies, finished, asleep }: Keep): Promise<Swept> {
    const { calendar, store } = this.#ports;
    const spans = [lobbies, finished, asleep].filter((ms) => ms !== null);
    if (spans.length === 0) return nothing;
    const spanOf = { lobby: lobbies, over: finished, playing: asleep, damaged: asleep };
    const before = calendar.believed - Math.min(...spans);
    const tables = await store.aged(before, this.#known.size + 10 * mostLooks);
    return this.#sweep(tables, ({ changed }, stage) => {
      const span = spanOf[stage];
      return span !== null && calendar.ageOf(changed) >= span;
    });
  }

  /** The longest untouched go first; what is in play stays, however little room there is. */
  async #makeRoom({ size }: Keep): Promise<Swept> {
    const { calendar, store } = this.#ports;
    if (size === null || (await store.total()) <= size) return nothing;
    const tables = await store.aged(calendar.believed - youngest, this.#known.size + 10 * mostLooks);
    const swept = await this.#sweep(
      tables,
      ({ changed }, stage) => (stage === 'over' || stage === 'lobby') && calendar.ageOf(changed) >= youngest,
    );
    const isOverfull = swept.erased === 0 && !swept.hasMore;
    return { ...swept, hasMore: !isOverfull, isOverfull };
  }

  async #sweep(
    tables: readonly AgedTable[],
    isDue: (table: AgedTable, stage: Stage) => boolean,
  ): Promise<Swept> {
    let [erased, looks] = [0, 0];
    for (const table of tables) {
      const known = this.#known.get(table.id);
      if (known !== undefined && known.changed === table.changed && !isDue(table, known.stage)) continue;
      if (looks === mostLooks) return { erased, hasMore: true, isOverfull: false };
      const isErased = await this.#eraseIf(table, isDue);
      if (isErased !== null) looks += 1;
      if (isErased === true) erased += 1;
    }
    return { erased, hasMore: false, isOverfull: false };
  }

  async #eraseIf(
    table: AgedTable,
    isDue: (table: AgedTable, stage: Stage) => boolean,
  ): Promise<boolean | null> {
    const { id, epoch, entries, changed } = table;
    const { store } = this.#ports;
    const isErased = await this.#whileVacant(id, async () => {
      const stage = await loadedStage(store, id);
      if (stage === null) return false;
      this.#known.set(id, { changed, stage });
      if (!isDue(table, stage)) return false;
      return hasErased(store.erase(id, { epoch, after: entries }, changed));
    });
    if (isErased === true) {
      this.#known.delete(id);
      this.#forget(id);
    }
    return isErased;
  }

  /** Asks before anything is written how long nothing was: a wall clock that is wrong from the start is far beyond that. */
  async #learnOfQuiet(): Promise<void> {
    const { store, calendar } = this.#ports;
    calendar.lastChangeWas(await store.lastChange().catch(() => null));
  }
}

const nothing: Swept = { erased: 0, hasMore: false, isOverfull: false };

/** What the store says of a table that somebody came back to, or that is gone already. */
const cameBack: ReadonlySet<StoreFaultKind> = new Set(['fenced', 'not-the-last', 'missing']);

/** Whoever came back in the last moment keeps the table. */
async function hasErased(erasing: Promise<void>): Promise<boolean> {
  try {
    await erasing;
    return true;
  } catch (error) {
    if (error instanceof StoreFault && cameBack.has(error.kind)) return false;
    throw error;
  }
}
