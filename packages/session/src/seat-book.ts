import { signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Admission } from '@rudel/protocol';
import { deviceShelf } from '@rudel/ui/device-shelf';
import type { Shelf } from '@rudel/ui/device-shelf';
import type { Host } from './host.ts';
import type { Shut } from './session.ts';

/** A table this device sits at, or watches. */
export type KnownTable = Admission & {
  readonly game: string;
  readonly host: Host['kind'];
  /** When it was last opened, in milliseconds since 1970. */
  readonly when: number;
  /** Whoever watches from here came without giving a name. */
  readonly isNameless?: boolean;
  /** Why the table could not be reached when it was last asked for. */
  readonly shut?: Shut | undefined;
  /** How many matches were over when it was last seen. */
  readonly finished?: number;
  /** This person was its host when a match was last seen. */
  readonly isHost?: boolean;
};

/** What is noted of a place while it is open. */
export type Noted = Pick<KnownTable, (typeof notes)[number]>;
const notes = ['shut', 'finished', 'isHost'] as const;

export const longestBook = 24;
export const keptFor: number = 60 * 24 * 60 * 60 * 1000;
const seatsKey = 'rudel.seats';
const screensKey = 'rudel.screens';

/** The tables where this device has a place, the one opened last first. */
export class SeatBook {
  readonly #shelf: Shelf | null;
  readonly #now: () => number;
  readonly #key: string;
  readonly #tables = signal<readonly KnownTable[]>([]);

  constructor(shelf: Shelf | null, now: () => number, key: string = seatsKey) {
    this.#shelf = shelf;
    this.#now = now;
    this.#key = key;
    this.reread();
  }

  get tables(): ReadonlySignal<readonly KnownTable[]> {
    return this.#tables;
  }

  /** Another page of this device may have written. */
  reread(): void {
    this.#tables.value = this.#pruned(readBook(this.#shelf, this.#key));
  }

  find(table: string): KnownTable | undefined {
    return this.#tables.peek().find((known) => known.table === table);
  }

  /** Keeps a place, or notes that it was opened again. */
  put(place: Omit<KnownTable, 'when'>): void {
    const others = this.#tables.peek().filter(({ table }) => table !== place.table);
    this.#write([{ ...place, when: this.#now() }, ...others]);
  }

  /** Notes what is seen of a place: that its table is shut or open again, how far it has come, whether it hosts. */
  note({ token }: Pick<KnownTable, 'token'>, noted: Noted): void {
    const before = this.#tables.peek().find((known) => known.token === token);
    if (before === undefined) return;
    const after: KnownTable = { ...before, ...noted };
    if (notes.every((part) => before[part] === after[part])) return;
    this.#write(this.#tables.peek().map((known) => (known === before ? after : known)));
  }

  forget(table: string): void {
    this.#write(this.#tables.peek().filter((known) => known.table !== table));
  }

  /** Gives up a place that is no more; one that has come to the same table since stays. */
  forgetPlace({ token }: Pick<KnownTable, 'token'>): void {
    this.#write(this.#tables.peek().filter((known) => known.token !== token));
  }

  #write(tables: readonly KnownTable[]): void {
    this.#tables.value = this.#pruned(tables);
    try {
      this.#shelf?.setItem(this.#key, JSON.stringify(this.#tables.peek()));
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

function readBook(shelf: Shelf | null, key: string): readonly KnownTable[] {
  try {
    const book: unknown = JSON.parse(shelf?.getItem(key) ?? '[]');
    return Array.isArray(book) ? book.filter(isKnownTable) : [];
  } catch {
    return [];
  }
}

export const seatBook: SeatBook = new SeatBook(deviceShelf(), () => Date.now());

/** The tables this device shows as a big screen: apart, so that a screen never takes the place of a seat. */
export const screenBook: SeatBook = new SeatBook(deviceShelf(), () => Date.now(), screensKey);

const booksByKey: ReadonlyMap<string, SeatBook> = new Map([
  [seatsKey, seatBook],
  [screensKey, screenBook],
]);

/** The place of a person at a table, whether this device sits there or is its screen. */
export function placeOf(table: string, person: string | undefined): KnownTable | undefined {
  return [seatBook.find(table), screenBook.find(table)].find((known) => known?.person === person);
}

/** Forgets the place of a person who leaves a table. */
export function forgetPlaceOf(table: string, person: string | undefined): void {
  const known = placeOf(table, person);
  if (known === undefined) return;
  for (const book of booksByKey.values()) book.forgetPlace(known);
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    for (const [key, book] of booksByKey) if (event.key === key || event.key === null) book.reread();
  });
}
