import { describe, expect, it } from 'vitest';
import type { Shelf } from '@rudel/ui/device-shelf';
import { SeatBook, keptFor, longestBook } from '../src/seat-book.ts';

function shelfWith(text: string | null = null): Shelf & { text: string | null } {
  return {
    text,
    getItem() {
      return this.text;
    },
    setItem(_, written) {
      this.text = written;
    },
  };
}

const place = (table: string) =>
  ({ table, person: 'p1', token: `token of ${table}`, game: 'toy', host: 'server' }) as const;

describe('the seat book', () => {
  it('finds a place again after a reload', () => {
    const shelf = shelfWith();
    new SeatBook(shelf, () => 1).put(place('a'));
    expect(new SeatBook(shelf, () => 2).find('a')).toEqual({ ...place('a'), when: 1 });
  });

  it('names the table opened last first, and each once', () => {
    let now = 0;
    const book = new SeatBook(shelfWith(), () => (now += 1));
    for (const table of ['a', 'b', 'a']) book.put(place(table));
    expect(book.tables.value.map(({ table }) => table)).toEqual(['a', 'b']);
    book.forget('a');
    expect(book.tables.value.map(({ table }) => table)).toEqual(['b']);
  });

  it('gives up a place that is gone, not the one that came after it', () => {
    const book = new SeatBook(shelfWith(), () => 1);
    book.put(place('a'));
    book.put({ ...place('a'), token: 'fresh' });
    book.forgetPlace(place('a'));
    expect(book.find('a')?.token).toBe('fresh');
    book.forgetPlace({ token: 'fresh' });
    expect(book.find('a')).toBeUndefined();
  });

  it('marks a place whose table is shut, and keeps it', () => {
    const shelf = shelfWith();
    const book = new SeatBook(shelf, () => 1);
    book.put(place('a'));
    book.put(place('b'));
    book.note(place('a'), { shut: 'missing' });
    expect(new SeatBook(shelf, () => 2).find('a')).toEqual({ ...place('a'), when: 1, shut: 'missing' });
    expect(book.find('b')).not.toHaveProperty('shut');
    book.note(place('a'), { shut: undefined });
    expect(new SeatBook(shelf, () => 2).find('a')).toEqual({ ...place('a'), when: 1 });
    book.note({ token: 'nobody’s' }, { shut: 'unopened' });
    expect(book.tables.value).toHaveLength(2);
  });

  it('keeps the screen of a table beside the seat at it', () => {
    const texts = new Map<string, string>();
    const shelf: Shelf = {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
    };
    new SeatBook(shelf, () => 1).put(place('a'));
    new SeatBook(shelf, () => 1, 'screens').put({ ...place('a'), token: 'watcher' });
    expect(new SeatBook(shelf, () => 2).find('a')?.token).toBe('token of a');
    expect(new SeatBook(shelf, () => 2, 'screens').find('a')?.token).toBe('watcher');
  });

  it('lets go of what is old and of what is too much', () => {
    let now = 0;
    const shelf = shelfWith();
    const book = new SeatBook(shelf, () => now);
    for (let table = 0; table < longestBook + 5; table += 1) {
      now += 1;
      book.put(place(`t${table}`));
    }
    expect(book.tables.value).toHaveLength(longestBook);
    expect(book.find('t0')).toBeUndefined();
    now += keptFor;
    expect(new SeatBook(shelf, () => now).tables.value.map(({ table }) => table)).toEqual([
      `t${longestBook + 4}`,
    ]);
  });

  it.each(['nonsense', '{}', '[1,null,{"table":"a"}]', '[{"table":"a","person":"p1","token":1}]'])(
    'reads nothing from %s',
    (text) => {
      expect(new SeatBook(shelfWith(text), () => 0).tables.value).toEqual([]);
    },
  );

  it('works without storage', () => {
    const full: Shelf = {
      getItem: () => null,
      setItem() {
        throw new Error('full');
      },
    };
    for (const shelf of [null, full]) {
      const book = new SeatBook(shelf, () => 0);
      book.put(place('a'));
      expect(book.find('a')?.token).toBe('token of a');
    }
  });
});
