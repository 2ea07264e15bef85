import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Farewell, TableDoc } from '@rudel/protocol';
import { tableDoc } from '../src/fake-host.ts';
import { keepBook } from '../src/keep-book.ts';
import { SeatBook } from '../src/seat-book.ts';
import type { LinkState } from '../src/session.ts';

const place = { table: 't', person: 'p1', token: 'x', game: 'dog', host: 'server', when: 0 } as const;

/** Whether a place is still in the book after a goodbye. */
function isKeptAfter(why: Farewell): boolean {
  const book = new SeatBook(null, () => 0);
  book.put(place);
  const link = signal<LinkState>({ kind: 'open' });
  const stop = keepBook(book, place, { link, table: signal(null) });
  link.value = { kind: 'ended', why };
  stop();
  return book.find('t') !== undefined;
}

test('a place is forgotten where the table says that it is gone, or that the table is', () => {
  const gone = (['unknown', 'moved', 'kicked', 'dissolved'] as const).filter((why) => !isKeptAfter(why));
  expect(gone).toEqual(['unknown', 'moved', 'kicked', 'dissolved']);
});

test('what was last seen of a table is kept for whoever comes back', () => {
  const book = new SeatBook(null, () => 0);
  book.put(place);
  const won = { winners: [0], scores: [1, 0] };
  const table = signal<TableDoc | null>(null);
  const stop = keepBook(book, place, { link: signal<LinkState>({ kind: 'open' }), table });
  table.value = { ...tableDoc, phase: 'playing', host: 'p1', results: [won, won] };
  expect(book.find('t')).toMatchObject({ finished: 2 });
  expect(book.find('t')?.isHost).toBeUndefined();
  table.value = { ...tableDoc, phase: 'lobby', host: 'p1' };
  stop();
  expect(book.find('t')).toMatchObject({ finished: 0, isHost: true });
});

test('a place is kept after any other goodbye', () => {
  expect([isKeptAfter('closed'), isKeptAfter('broken')]).toEqual([true, true]);
});
