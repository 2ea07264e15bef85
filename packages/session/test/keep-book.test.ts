import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Farewell } from '@rudel/protocol';
import { keepBook } from '../src/keep-book.ts';
import { SeatBook } from '../src/seat-book.ts';
import type { LinkState } from '../src/session.ts';

const place = { table: 't', person: 'p1', token: 'x', game: 'dog', host: 'server', when: 0 } as const;

/** Whether a place is still in the book after a goodbye. */
function isKeptAfter(why: Farewell): boolean {
  const book = new SeatBook(null, () => 0);
  book.put(place);
  const link = signal<LinkState>({ kind: 'open' });
  const stop = keepBook(book, place, { link });
  link.value = { kind: 'ended', why };
  stop();
  return book.find('t') !== undefined;
}

test('a place is forgotten where the table says that it is gone, or that the table is', () => {
  const gone = (['unknown', 'moved', 'kicked', 'dissolved'] as const).filter((why) => !isKeptAfter(why));
  expect(gone).toEqual(['unknown', 'moved', 'kicked', 'dissolved']);
});

test('a place is kept after any other goodbye', () => {
  expect([isKeptAfter('closed'), isKeptAfter('broken')]).toEqual([true, true]);
});
