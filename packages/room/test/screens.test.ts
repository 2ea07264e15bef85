import { expect, test } from 'vitest';
import type { Client } from './around/client.ts';
import { logOf, numbersMatch, reasonOf } from './around/tables.ts';
import { World } from './around/world.ts';

test('the host works the screens of a table; nobody else does, and nothing of it is kept', async () => {
  const world = new World('screens');
  const [anna, bo] = (await numbersMatch(world, ['Bo'])) as [Client, Client];
  const before = await logOf(world, anna.admission.table);
  expect(await anna.does('screen louder')).toMatchObject({ t: 'done' });
  expect(await anna.does('screen next')).toMatchObject({ t: 'done' });
  expect(reasonOf(await bo.does('screen softer'))).toBe('not-host');
  expect(reasonOf(await anna.does('screen brighter'))).toBe('not-understood');
  expect([anna.screens, bo.screens]).toEqual([
    ['louder', 'next'],
    ['louder', 'next'],
  ]);
  expect(await logOf(world, anna.admission.table)).toEqual(before);
});
