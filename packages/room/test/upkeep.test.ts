import { describe, expect, test } from 'vitest';
import { defaultKeep } from '@rudel/room';
import type { Keep } from '@rudel/room';
import { StoreFault, memoryStore } from '@rudel/store';
import type { Client } from './around/client.ts';
import { numbersMatch, seated } from './around/tables.ts';
import { World } from './around/world.ts';

const day = 24 * 3600_000;

const keep: Keep = { lobbies: 7 * day, finished: 180 * day, asleep: 365 * day, size: null };

const tableOf = (clients: readonly Client[]): string => clients[0]?.admission.table ?? '';

/** Everybody closes their browser, and the table goes to sleep. */
async function abandoned(world: World, clients: readonly Client[]): Promise<string> {
  for (const client of clients) client.detach();
  await world.clockwork.pass(day);
  return tableOf(clients);
}

async function finishedMatch(world: World): Promise<Client[]> {
  const clients = await numbersMatch(world, ['Bo'], { options: 'rounds=1' });
  for (const client of clients) await client.does('move 1');
  return clients;
}

async function isKept(world: World, id: string): Promise<boolean> {
  return (await world.store.load(id)) !== null;
}

describe('the sweeper', () => {
  test('throws away lobbies after days, finished matches after months, sleeping ones after a year', async () => {
    const world = new World('sweep');
    const lobby = await abandoned(world, await seated(world, []));
    const over = await abandoned(world, await finishedMatch(world));
    const asleep = await abandoned(world, await numbersMatch(world));
    const kept = async (): Promise<boolean[]> =>
      Promise.all([lobby, over, asleep].map(async (id) => isKept(world, id)));
    await world.rooms.upkeep.sweep(keep);
    expect(await kept()).toEqual([true, true, true]);
    await world.clockwork.pass(7 * day);
    expect(await world.rooms.upkeep.sweep(keep)).toEqual({ erased: 1, hasMore: false, isOverfull: false });
    expect(await kept()).toEqual([false, true, true]);
    await world.clockwork.pass(173 * day);
    await world.rooms.upkeep.sweep(keep);
    expect(await kept()).toEqual([false, false, true]);
    await world.clockwork.pass(185 * day);
    await world.rooms.upkeep.sweep(keep);
    expect(await kept()).toEqual([false, false, false]);
    expect(await world.rooms.record(over, 1)).toMatchObject({ ok: false });
  });

  test('leaves nothing of a record that was at hand', async () => {
    const world = new World('record');
    const over = await abandoned(world, await finishedMatch(world));
    expect(await world.rooms.record(over, 1)).toMatchObject({ ok: true });
    await world.clockwork.pass(200 * day);
    await world.rooms.upkeep.sweep(keep);
    expect(await world.rooms.record(over, 1)).toMatchObject({ ok: false });
  });

  test('never touches a table that somebody has open, however old', async () => {
    const world = new World('open');
    const clients = await seated(world, []);
    await world.clockwork.pass(400 * day);
    await world.rooms.upkeep.sweep({ ...keep, size: 0 });
    expect(await isKept(world, tableOf(clients))).toBe(true);
    expect(await clients[0]?.does('name Alma')).toMatchObject({ t: 'done' });
  });

  test('never takes a table in play for want of room, and finished ones oldest first', async () => {
    const world = new World('size');
    const playing = await abandoned(world, await numbersMatch(world));
    const older = await abandoned(world, await finishedMatch(world));
    const newer = await abandoned(world, await finishedMatch(world));
    await world.clockwork.pass(day);
    const size = (await world.store.total()) - 1;
    const small: Keep = { lobbies: null, finished: null, asleep: null, size };
    for (let hasMore = true; hasMore;) ({ hasMore } = await world.rooms.upkeep.sweep(small));
    expect([await isKept(world, older), await isKept(world, playing)]).toEqual([false, true]);
    const none: Keep = { ...small, size: 0 };
    let swept = await world.rooms.upkeep.sweep(none);
    while (swept.hasMore) swept = await world.rooms.upkeep.sweep(none);
    expect(swept.isOverfull).toBe(true);
    expect([await isKept(world, newer), await isKept(world, playing)]).toEqual([false, true]);
  });

  test('that finds nothing to throw away keeps new tables out, kindly, until there is room', async () => {
    const world = new World('overfull');
    await abandoned(world, await numbersMatch(world));
    await world.clockwork.pass(day);
    expect(await world.rooms.upkeep.sweep({ ...keep, size: 0 })).toMatchObject({ isOverfull: true });
    await expect(world.create()).rejects.toThrow(/^no-room/);
    await world.rooms.upkeep.sweep(keep);
    await world.create();
  });

  test('leaves a table alone that changes in the very moment', async () => {
    const inner = memoryStore();
    const erasing = { isLate: true };
    const world = new World('race', {
      store: {
        ...inner,
        async erase(id, place, changed) {
          if (erasing.isLate) throw new StoreFault('not-the-last', 'Somebody was faster.');
          await inner.erase(id, place, changed);
        },
      },
    });
    const lobby = await abandoned(world, await seated(world, []));
    await world.clockwork.pass(10 * day);
    expect(await world.rooms.upkeep.sweep(keep)).toMatchObject({ erased: 0 });
    erasing.isLate = false;
    expect(await world.rooms.upkeep.sweep(keep)).toMatchObject({ erased: 1 });
    expect(await isKept(world, lobby)).toBe(false);
  });

  test('makes whoever comes back wait for its verdict, and no longer', async () => {
    const inner = memoryStore();
    const refusals: ((error: Error) => void)[] = [];
    const world = new World('verdict', {
      store: {
        ...inner,
        erase: () =>
          new Promise((_resolve, reject) => {
            refusals.push(reject);
          }),
      },
    });
    const clients = await seated(world, []);
    await abandoned(world, clients);
    await world.clockwork.pass(10 * day);
    const sweeping = world.rooms.upkeep.sweep(keep);
    await world.clockwork.pass(0);
    const coming = clients[0]?.attach(world.rooms);
    await world.clockwork.pass(0);
    expect(clients[0]?.attached).toBeNull();
    for (const refuse of refusals) refuse(new StoreFault('not-the-last', 'Somebody was faster.'));
    await sweeping;
    await coming;
    expect(clients[0]?.attached).not.toBeNull();
  });

  test('looks at a few tables at a time', async () => {
    const world = new World('few');
    for (let n = 0; n < 45; n += 1) await world.create();
    await world.clockwork.pass(10 * day);
    const erased: number[] = [];
    for (let hasMore = true; hasMore;) {
      const swept = await world.rooms.upkeep.sweep(keep);
      erased.push(swept.erased);
      hasMore = swept.hasMore;
    }
    expect(erased).toEqual([20, 20, 5]);
  });

  test('does as its defaults say', () => {
    expect(defaultKeep).toEqual({ ...keep, size: 4e9 });
  });
});

describe('whoever leaves', () => {
  test('is called by the seat in every record from then on', async () => {
    const world = new World('names');
    const [anna, bo] = (await finishedMatch(world)) as [Client, Client];
    const { table } = anna.admission;
    const recordOf = async (): Promise<string> => {
      const record = await world.rooms.record(table, 1);
      return record.ok ? record.value : '';
    };
    expect(await recordOf()).toMatch(/\[Player0 "Anna"\]\n\[Player1 "Bo"\]/);
    await bo.does('leave');
    expect(await recordOf()).toMatch(/\[Player0 "Anna"\]\n\[Player1 "Player 2"\]/);
    await world.rooms.upkeep.close(table);
    expect(await recordOf()).toMatch(/\[Player0 "Player 1"\]\n\[Player1 "Player 2"\]/);
  });
});

describe('whoever looks after all tables', () => {
  test('sees numbers and no names', async () => {
    const world = new World('list');
    const clients = await numbersMatch(world);
    const asleep = await abandoned(world, await seated(world, []));
    const { tables, left } = await world.rooms.upkeep.tables(10);
    expect(left).toBe(0);
    expect(tables.map(({ id, phase, people, here }) => [id, phase, people, here])).toEqual(
      expect.arrayContaining([
        [asleep, 'lobby', 1, 0],
        [tableOf(clients), 'playing', 2, 2],
      ]),
    );
    expect(JSON.stringify(tables)).not.toMatch(/Anna|Bo/);
    expect(await world.rooms.upkeep.figures()).toMatchObject({ tables: 2, playing: 1, here: 2 });
    expect((await world.rooms.upkeep.tables(1)).left).toBe(1);
  });

  test('closes a table: everybody is told, nobody comes back, its records stay', async () => {
    const world = new World('close');
    const clients = await finishedMatch(world);
    const id = tableOf(clients);
    const { invite } = clients[0]?.doc ?? { invite: '' };
    expect(await world.rooms.upkeep.close(id.slice(0, 8))).toEqual({ id, sentAway: 2 });
    expect(clients.map(({ ended }) => ended)).toEqual(['dissolved', 'dissolved']);
    await expect(world.join(invite, 'Dan')).rejects.toThrow(/^no-such-table/);
    await clients[0]?.attach(world.rooms);
    expect(clients[0]?.ended).toBe('dissolved');
    expect(await world.rooms.record(id, 1)).toMatchObject({ ok: true });
    world.restart();
    await clients[1]?.attach(world.rooms);
    expect(clients[1]?.ended).toBe('dissolved');
  });

  test('erases a table that is played at, and nothing is left', async () => {
    const world = new World('erase');
    const clients = await numbersMatch(world);
    const id = tableOf(clients);
    expect(await world.rooms.upkeep.erase(id.slice(0, 8))).toEqual({ id });
    expect(clients.map(({ ended }) => ended)).toEqual(['dissolved', 'dissolved']);
    expect(await isKept(world, id)).toBe(false);
    await clients[0]?.attach(world.rooms);
    expect(clients[0]?.ended).toBe('missing');
  });

  test('is told where a name means no table, or several', async () => {
    const world = new World('prefix');
    const ids = [await world.create(), await world.create()].map(({ table }) => table);
    expect(await world.rooms.upkeep.erase('nobody')).toBe('no-such-table');
    expect(await world.rooms.upkeep.close('')).toBe('ambiguous');
    expect(await Promise.all(ids.map(async (id) => isKept(world, id)))).toEqual([true, true]);
  });
});
