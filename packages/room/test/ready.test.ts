import { describe, expect, test } from 'vitest';
import type { Client } from './around/client.ts';
import { logOf, numbersMatch, reasonOf } from './around/tables.ts';
import { World } from './around/world.ts';

async function overTable(seed: string, guests: readonly string[]): Promise<[World, ...Client[]]> {
  const world = new World(seed);
  const clients = await numbersMatch(world, guests, { options: 'rounds=1' });
  for (const client of clients) await client.does('move 1');
  await world.clockwork.pass(5000);
  return [world, ...clients];
}

describe('another match after one', () => {
  test('is not begun by a guest while others still read: they are ready, and everybody is told', async () => {
    const [, anna, bo, cleo] = (await overTable('ready', ['Bo', 'Cleo'])) as [World, Client, Client, Client];
    expect(await bo.does('rematch')).toMatchObject({ t: 'done' });
    for (const client of [anna, bo, cleo])
      expect(client.doc).toMatchObject({ phase: 'over', match: 1, ready: ['p2'] });
    expect(reasonOf(await bo.does('rematch'))).toBe('not-all-ready');
    expect(await bo.does('unready')).toMatchObject({ t: 'done' });
    expect(anna.doc.ready).toBeUndefined();
    expect(await bo.does('unready')).toMatchObject({ t: 'done' });
  });

  test('is begun by the host at once', async () => {
    const [, anna, bo] = (await overTable('host', ['Bo', 'Cleo'])) as [World, Client, Client];
    await bo.does('rematch');
    expect(await anna.does('rematch')).toMatchObject({ t: 'done' });
    expect(bo.doc).toMatchObject({ phase: 'playing', match: 2 });
    expect(bo.doc.ready).toBeUndefined();
  });

  test('begins when the last of those who are here is ready, whoever hosts is away', async () => {
    const [, anna, bo, cleo] = (await overTable('last', ['Bo', 'Cleo'])) as [World, Client, Client, Client];
    anna.detach();
    expect(await bo.does('rematch')).toMatchObject({ t: 'done' });
    expect(bo.doc.phase).toBe('over');
    expect(await cleo.does('rematch')).toMatchObject({ t: 'done' });
    expect(bo.doc).toMatchObject({ phase: 'playing', match: 2 });
  });

  test('begins when whoever was waited for has gone and somebody asks again', async () => {
    const [, anna, bo] = (await overTable('gone', ['Bo'])) as [World, Client, Client];
    await bo.does('rematch');
    anna.detach();
    expect(await bo.does('rematch')).toMatchObject({ t: 'done' });
    expect(bo.doc).toMatchObject({ phase: 'playing', match: 2 });
  });

  test('is remembered over a restart, and forgotten by who stands up and with another lobby', async () => {
    const [world, anna, bo, cleo] = (await overTable('kept', ['Bo', 'Cleo'])) as [
      World,
      Client,
      Client,
      Client,
    ];
    await bo.does('rematch');
    await cleo.does('rematch');
    world.restart();
    for (const client of [anna, bo, cleo]) await client.attach(world.rooms);
    expect(anna.doc.ready).toEqual(['p2', 'p3']);
    await cleo.does('stand');
    expect(anna.doc.ready).toEqual(['p2']);
    expect(reasonOf(await bo.does('rematch'))).toBe('seats-open');
    await anna.does('reopen');
    expect(anna.doc.ready).toBeUndefined();
  });

  test('can be wanted and not wanted as often as one likes: the log does not grow', async () => {
    const [world, anna, bo] = (await overTable('often', ['Bo'])) as [World, Client, Client];
    const before = (await logOf(world, anna.admission.table)).length;
    for (let time = 0; time < 5; time += 1) {
      await bo.does('rematch');
      await bo.does('unready');
    }
    expect((await logOf(world, anna.admission.table)).slice(before)).toEqual(['unready p2']);
  });
});
