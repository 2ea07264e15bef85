import { once } from 'node:events';
import type { Call, LastCall } from '../calls.ts';
import { StoreFault } from '../port.ts';
import type { ClaimedTable, Store, StoredChapter, StoredTable } from '../port.ts';
import { questions } from '../questions.ts';
import { refuseUnfitOwner } from '../unfit.ts';
import { madeBackup } from './backup.ts';
import type { BackupReport } from './backup.ts';
import { Groups } from './groups.ts';
import type { StoreThread } from './groups.ts';
import { readInParts } from './read-in-parts.ts';
import type { Reading } from './read-in-parts.ts';

type Resumed = Omit<ClaimedTable, 'epoch'>;

/** Asked together: both are answered in one transaction, and what a long log goes on with afterwards is nobody else's. */
async function claimed(
  ask: (call: Call) => Promise<number | null>,
  resume: () => Promise<Resumed | null>,
  claim: Omit<Extract<Call, { readonly op: 'claim' }>, 'op'>,
): Promise<ClaimedTable | null> {
  refuseUnfitOwner(claim.owner);
  const [epoch, table] = await Promise.all([ask({ op: 'claim', ...claim }), resume()]);
  return epoch === null || table === null ? null : { ...table, epoch };
}

const toNobody = (): void => {};

/** A store in SQLite. */
export interface SqliteStore extends Store {
  /**
   * Makes a copy of everything that is kept when it begins, and of some that comes later, while the store serves others. The copy is read again and
   * checked before it gets its name; if anything goes wrong nothing is left of it. Fails with `taken` if there is such a file.
   */
  backup(file: string): Promise<BackupReport>;
}

/** A store whose database is in another thread, which is open already; `last` says whether it ends with this. */
export function storeOverWorker(worker: StoreThread, last: LastCall['op'] = 'close'): SqliteStore {
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
    await Promise.all([once(worker, 'exit'), groups.ask({ op: last })]);
  }

  return {
    ...questions(ask),
    claim: (id, owner, spared = []) =>
      claimed(ask, () => read<Resumed>({ op: 'resume', id }), { id, owner, spared }),
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
