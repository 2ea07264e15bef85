import type { EarlierTable, Entry, TableChange, TableHead } from '@rudel/store';

const name = 'rudel-offline';
/** Tables played on one device are kept for their replays, but not for ever. */
const mostTables = 12;

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('indexedDB')));
  });
}

function completed(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.addEventListener('complete', () => resolve());
    work.addEventListener('abort', () => reject(work.error ?? new Error('indexedDB')));
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('heads', { keyPath: 'id' });
    request.result.createObjectStore('entries');
  });
  return settled(request);
}

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** The tables of this device, in the browser's database. */
export class OfflineShelf {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(): Promise<OfflineShelf> {
    return new OfflineShelf(await openDatabase());
  }

  /** All tables that were kept, the oldest first; too many are thinned out. */
  async tables(): Promise<readonly EarlierTable[]> {
    const work = this.#database.transaction(['heads', 'entries'], 'readonly');
    const heads = await settled(work.objectStore('heads').getAll() as IDBRequest<TableHead[]>);
    const tables = await Promise.all(
      heads.map(async (head) => {
        const request = work.objectStore('entries').getAll(entriesOf(head.id)) as IDBRequest<Entry[]>;
        return { ...head, entries: await settled(request) };
      }),
    );
    const sorted = tables.toSorted((one, other) => lastTouched(one) - lastTouched(other));
    const tooMany = sorted.splice(0, Math.max(0, sorted.length - mostTables));
    for (const { id } of tooMany) await this.forget(id);
    return sorted;
  }

  /** Puts a change away, whole or not at all. */
  async keep({ table, appended }: TableChange): Promise<void> {
    const work = this.#database.transaction(['heads', 'entries'], 'readwrite', { durability: 'strict' });
    const done = completed(work);
    work.objectStore('heads').put(table);
    for (const entry of appended) work.objectStore('entries').put(entry, [table.id, entry.n]);
    await done;
  }

  async forget(id: string): Promise<void> {
    const work = this.#database.transaction(['heads', 'entries'], 'readwrite');
    const done = completed(work);
    work.objectStore('heads').delete(id);
    work.objectStore('entries').delete(entriesOf(id));
    await done;
  }
}

const lastTouched = ({ entries }: EarlierTable): number => entries.at(-1)?.at ?? 0;
