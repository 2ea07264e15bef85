import type { KeptTable } from './memory/kept-table.ts';
import { Shelf } from './memory/shelf.ts';
import type { MemoryStoreOptions } from './memory/shelf.ts';
import { StoreFault } from './port.ts';
import type { Store } from './port.ts';
import {
  refuseUnfitAside,
  refuseUnfitBounds,
  refuseUnfitEntries,
  refuseUnfitOwner,
  refuseUnfitTable,
} from './unfit.ts';

export type { EarlierTable, KeptTable, TableHead } from './memory/kept-table.ts';
export type { MemoryStoreOptions, TableChange } from './memory/shelf.ts';

export interface MemoryStore extends Store {
  /** All tables, the oldest first; `memoryStore({ tables })` takes them back. */
  dump(): readonly KeptTable[];
}

/** Does one piece of work after the other. */
function inTurn(): <T>(work: () => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}

type Ask = <T>(work: () => T | Promise<T>) => Promise<T>;

const toldOfAll = (
  shelf: Shelf,
  ask: Ask,
): Pick<Store, 'find' | 'listed' | 'withDeadline' | 'lastChange' | 'aged' | 'total'> => ({
  find: (by) => ask(() => shelf.find(by)),
  listed: (limit) => ask(() => shelf.listed(limit)),
  withDeadline: () => ask(() => shelf.withDeadline()),
  lastChange: () => ask(() => shelf.lastChange()),
  aged: (before, limit) =>
    ask(() => {
      refuseUnfitBounds(before, limit);
      return shelf.aged(before, limit);
    }),
  total: () => ask(() => shelf.total()),
});

/** A store in memory: for tests, and with `keep` for a browser that plays offline. */
export function memoryStore(options: MemoryStoreOptions = {}): MemoryStore {
  const shelf = new Shelf(options);
  const queue = inTurn();
  let closed = false;

  async function ask<T>(work: () => T | Promise<T>): Promise<T> {
    if (closed) throw new StoreFault('ended', 'The store is closed.');
    return queue(work);
  }

  return {
    create: (id, keys, first, aside) =>
      ask(() => {
        refuseUnfitTable(id, keys, first, aside);
        return shelf.create(id, keys, first, aside);
      }),
    claim: (id, owner, spared = []) =>
      ask(() => {
        refuseUnfitOwner(owner);
        return shelf.claim(id, owner, spared);
      }),
    append: (id, place, entries, aside = {}) =>
      ask(() => {
        refuseUnfitEntries(entries);
        refuseUnfitAside(id, aside, entries);
        return shelf.append(id, place, entries, aside);
      }),
    checkpoint: (id, place, text) => ask(() => shelf.checkpoint(id, place, text)),
    load: (id) => ask(() => shelf.load(id)),
    chapter: (id, number) => ask(() => shelf.chapter(id, number)),
    ...toldOfAll(shelf, ask),
    erase: (id, place, changed) => ask(() => shelf.erase(id, place, changed)),
    probe: () => ask(() => {}),
    /** Memory does not end by itself. */
    ended: new Promise(() => {}),
    close(): Promise<void> {
      closed = true;
      return queue(() => {});
    },
    dump: () => shelf.dump(),
  };
}
