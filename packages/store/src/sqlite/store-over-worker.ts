import { once } from 'node:events';
import { StoreFault } from '../port.ts';
import type { Aside, Store, StoredChapter, StoredTable } from '../port.ts';
import { refuseUnfitAside, refuseUnfitBounds, refuseUnfitEntries, refuseUnfitTable } from '../unfit.ts';
import { madeBackup } from './backup.ts';
import type { BackupReport } from './backup.ts';
import { Groups } from './groups.ts';
import type { StoreThread } from './groups.ts';
import type { Call } from './messages.ts';
import { readInParts } from './read-in-parts.ts';
import type { Reading } from './read-in-parts.ts';

const isNothing = (aside: Aside | undefined): aside is undefined =>
  aside === undefined || Object.keys(aside).length === 0;

const toNobody = (): void => {};

/** A store in SQLite. */
export interface SqliteStore extends Store {
  /**
   * Makes a copy of everything that is kept when it begins, and of some that comes later, while the store serves others. The copy is read again and
   * checked before it gets its name; if anything goes wrong nothing is left of it. Fails with `taken` if there is such a file.
   */
  backup(file: string): Promise<BackupReport>;
}

type Ask = <T>(call: Call) => Promise<T>;

/** What is asked in groups. */
function questions(ask: Ask): Omit<Store, 'load' | 'chapter' | 'ended' | 'close'> {
  return {
    async create(id, keys, entries, aside): Promise<void> {
      refuseUnfitTable(id, keys, entries, aside);
      return ask({ op: 'create', id, keys, entries, aside });
    },
    async append(id, after, entries, aside): Promise<void> {
      refuseUnfitEntries(entries);
      if (aside !== undefined) refuseUnfitAside(id, aside, entries);
      return ask({ op: 'append', id, after, entries, aside: isNothing(aside) ? null : aside });
    },
    find: (by) => ask({ op: 'find', by }),
    listed: (limit) => ask({ op: 'listed', limit }),
    withDeadline: () => ask({ op: 'withDeadline' }),
    lastChange: () => ask({ op: 'lastChange' }),
    async aged(before, limit) {
      refuseUnfitBounds(before, limit);
      return ask({ op: 'aged', before, limit });
    },
    erase: (id, after, changed) => ask({ op: 'erase', id, after, changed }),
    total: () => ask({ op: 'total' }),
    probe: () => ask({ op: 'probe' }),
  };
}

/** A store whose database is in another thread, which is open already. */
export function storeOverWorker(worker: StoreThread): SqliteStore {
  let closing: Promise<void> | null = null;
  let backups: Promise<unknown> = Promise.resolve();
  const readings = new Set<Promise<unknown>>();
  let tellEnd: (fault: StoreFault) => void = toNobody;
  const ended = new Promise<StoreFault>((resolve) => {
    tellEnd = resolve;
  });
  const groups = new Groups(worker, (fault) => {
    if (closing === null) tellEnd(fault);
  });

  async function ask<T>(call: Call): Promise<T> {
    if (closing !== null) throw new StoreFault('ended', 'The store is closed.');
    return groups.ask<T>(call);
  }

  async function read<T extends StoredChapter>(call: Reading): Promise<T | null> {
    if (closing !== null) throw new StoreFault('ended', 'The store is closed.');
    const reading = readInParts<T>((part) => groups.ask(part), call);
    readings.add(reading);
    return reading.finally(() => readings.delete(reading));
  }

  async function close(): Promise<void> {
    await Promise.allSettled([backups, ...readings]);
    await Promise.all([once(worker, 'exit'), groups.ask({ op: 'close' })]);
  }

  return {
    ...questions(ask),
    load: (id) => read<StoredTable>({ op: 'load', id }),
    chapter: (id, number) => read({ op: 'chapter', id, number }),
    async backup(file): Promise<BackupReport> {
      if (closing !== null) throw new StoreFault('ended', 'The store is closed.');
      const made = backups.then(() => madeBackup(file, groups));
      backups = made.catch(() => {});
      return made;
    },
    ended,
    close(): Promise<void> {
      closing ??= close();
      return closing;
    },
  };
}
