import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import type { TableDoc, Wish, You } from '@rudel/protocol';
import { addToLots } from '../src/add-to-lots.ts';
import { memoryShelf, tableDoc } from '../src/fake-host.ts';
import { PromiseBook } from '../src/promise-book.ts';

async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}

it('adds to each lot once, when seated and before the match, and writes both down', async () => {
  const table = signal<TableDoc | null>(null);
  const you = signal<You | null>(null);
  const book = new PromiseBook(memoryShelf(), () => 5);
  const wishes: Wish[] = [];
  const wish = async (wanted: Wish): Promise<{ kind: 'done' }> => {
    wishes.push(wanted);
    return Promise.resolve({ kind: 'done' });
  };
  let ids = 0;
  const freshId = (): string => {
    ids += 1;
    return `lot${ids}`;
  };
  const stop = addToLots({ table, you, wish }, { freshId }, book);
  table.value = { ...tableDoc, phase: 'lobby', match: 0, commitment: 'c1' };
  you.value = { person: 'p1', seat: null };
  expect(wishes).toEqual([]);
  expect(book.find(tableDoc.id, 1)).toMatchObject({ commitment: 'c1', isEarly: true, at: 5 });
  you.value = { person: 'p1', seat: 0 };
  table.value = { ...tableDoc, phase: 'lobby', match: 0, commitment: 'c1', code: 'other' };
  await settled();
  table.value = { ...tableDoc, phase: 'playing', match: 1, commitment: 'c1' };
  table.value = { ...tableDoc, phase: 'over', match: 1, commitment: 'c3' };
  expect(wishes).toEqual([
    { kind: 'lot', text: 'lot1' },
    { kind: 'lot', text: 'lot2' },
  ]);
  await settled();
  expect(book.find(tableDoc.id, 1)).toMatchObject({ commitment: 'c1', added: 'lot1' });
  expect(book.find(tableDoc.id, 2)).toMatchObject({ commitment: 'c3', added: 'lot2', isEarly: true });
  stop();
  table.value = { ...tableDoc, phase: 'over', match: 2, commitment: 'c4' };
  expect(wishes).toHaveLength(2);
  expect(book.find(tableDoc.id, 3)).toBeUndefined();
});
