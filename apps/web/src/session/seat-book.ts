import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Admission } from '@rudel/protocol';
import type { Host } from '../host/host.ts';

/** A table this device sits at, or watches. */
export type KnownTable = Admission & {
  readonly game: string;
  readonly host: Host['kind'];
  /** When it was last opened, in milliseconds since 1970. */
  readonly when: number;
};

/** Where a book is kept; the browser's `localStorage` is one. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export const longestBook = 24;
export const keptFor: number = 60 * 24 * 60 * 60 * 1000;
const key = 'rudel.seats';

/** The tables where this device has a place, the one opened last first. */
export class SeatBook {
  readonly #shelf: Shelf | null;
  readonly #now: () => number;
  readonly #tables = signal<readonly KnownTable[]>([]);

  constructor(shelf: Shelf | null, now: () => number) {
    this.#shelf = shelf;
    this.#now = now;
    this.reread();
  }

  get tables(): ReadonlySignal<readonly KnownTable[]> {
    return this.#tables;
  }

  /** Another page of this device may have written. */
  reread(): void {
    this.#tables.value = this.#pruned(readBook(this.#shelf));
  }

  find(table: string): KnownTable | undefined {
    return this.#tables.peek().find((known) => known.table === table);
  }

  /** Keeps a place, or notes that it was opened again. */
  put(place: Omit<KnownTable, 'when'>): void {
    const others = this.#tables.peek().filter(({ table }) => table !== place.table);
    this.#write([{ ...place, when: this.#now() }, ...others]);
  }

  forget(table: string): void {
    this.#write(this.#tables.peek().filter((known) => known.table !== table));
  }

  #write(tables: readonly KnownTable[]): void {
    this.#tables.value = this.#pruned(tables);
    try {
      this.#shelf?.setItem(key, JSON.stringify(this.#tables.peek()));
    } catch {
      // A device that keeps nothing still plays until the page is closed.
    }
  }

  #pruned(tables: readonly KnownTable[]): readonly KnownTable[] {
    const oldest = this.#now() - keptFor;
    return tables
      .filter(({ when }) => when >= oldest)
      .toSorted((one, other) => other.when - one.when)
      .slice(0, longestBook);
  }
}

function isKnownTable(value: unknown): value is KnownTable {
  if (typeof value !== 'object' || value === null) return false;
  const parts = value as Record<string, unknown>;
  return (
    ['table', 'person', 'token', 'game'].every((name) => typeof parts[name] === 'string') &&
    (parts['host'] === 'server' || parts['host'] === 'offline') &&
    typeof parts['when'] === 'number'
  );
}

function readBook(shelf: Shelf | null): readonly KnownTable[] {
  try {
    const book: unknown = JSON.parse(shelf?.getItem(key) ?? '[]');
    return Array.isArray(book) ? book.filter(isKnownTable) : [];
  } catch {
    return [];
  }
}

/** The browser's storage; null where it is forbidden. */
function deviceShelf(): Shelf | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export const seatBook: SeatBook = new SeatBook(deviceShelf(), () => Date.now());

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) seatBook.reread();
  });
}
