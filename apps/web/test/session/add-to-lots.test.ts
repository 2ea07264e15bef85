import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import type { TableDoc, Wish, You } from '@rudel/protocol';
import { addToLots } from '../../src/session/add-to-lots.ts';
import { tableDoc } from './fake-host.ts';

it('adds to each lot once, when seated and before the match', () => {
  const table = signal<TableDoc | null>(null);
  const you = signal<You | null>(null);
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
  const stop = addToLots({ table, you, wish }, { freshId });
  table.value = { ...tableDoc, phase: 'lobby', commitment: 'c1' };
  you.value = { person: 'p1', seat: null };
  expect(wishes).toEqual([]);
  you.value = { person: 'p1', seat: 0 };
  table.value = { ...tableDoc, phase: 'lobby', commitment: 'c1', code: 'other' };
  table.value = { ...tableDoc, phase: 'playing', commitment: 'c2' };
  table.value = { ...tableDoc, phase: 'over', commitment: 'c3' };
  expect(wishes).toEqual([
    { kind: 'lot', text: 'lot1' },
    { kind: 'lot', text: 'lot2' },
  ]);
  stop();
  table.value = { ...tableDoc, phase: 'over', commitment: 'c4' };
  expect(wishes).toHaveLength(2);
});
