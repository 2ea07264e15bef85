import { describe, expect, test } from 'vitest';
import type { Keep } from '@rudel/room';
import { Client } from './around/client.ts';
import { World } from './around/world.ts';

const hour = 3600_000;
const day = 24 * hour;
const tenYears = 3652 * day;
const keep: Keep = { lobbies: 7 * day, finished: 180 * day, asleep: 365 * day, size: null };

type Lobbies = { readonly world: World; readonly kept: () => Promise<readonly boolean[]> };

async function keptOf({ store }: World, ids: readonly string[]): Promise<readonly boolean[]> {
  return Promise.all(ids.map(async (id) => (await store.load(id)) !== null));
}

/** A lobby of an earlier run and one of this run, three and two days old. */
async function lobbies(name: string): Promise<Lobbies> {
  const world = new World(name);
  const { table: earlier } = await world.create();
  await world.clockwork.pass(day);
  world.restart();
  const { table: own } = await world.create();
  await world.clockwork.pass(2 * day);
  return { world, kept: () => keptOf(world, [earlier, own]) };
}

const events = ({ reports }: World): string[] => reports.map(({ event }) => event);

describe('the sweeper, when the wall clock is set', () => {
  test.each([
    ['an hour ahead', hour, 1],
    ['an hour back', -hour, 1],
    ['ten years ahead', tenYears, 1],
    ['ten years back', -tenYears, 1],
    ['half a minute ahead', 30_000, 0],
  ])('%s, takes nothing before its time, and that is told once', async (_, jump, told) => {
    const { world, kept } = await lobbies('jumped');
    world.clockwork.jump(jump);
    for (let pass = 0; pass < 11; pass += 1) {
      expect(await world.rooms.upkeep.sweep(keep)).toMatchObject({ erased: 0 });
      await world.clockwork.pass(hour);
    }
    expect(await kept()).toEqual([true, true]);
    expect(events(world)).toEqual(Array.from({ length: told }, () => 'clock-jumped'));
  });

  test('goes by the new date when that has lasted, but never for what this run has written', async () => {
    const { world, kept } = await lobbies('lasting');
    world.clockwork.jump(tenYears);
    await world.rooms.upkeep.sweep(keep);
    await world.clockwork.pass(12 * hour);
    await world.rooms.upkeep.sweep(keep);
    expect(await kept()).toEqual([false, true]);
    await world.clockwork.pass(4 * day);
    await world.rooms.upkeep.sweep(keep);
    expect(await kept()).toEqual([false, true]);
    await world.clockwork.pass(day);
    await world.rooms.upkeep.sweep(keep);
    expect(await kept()).toEqual([false, false]);
  });

  test('and set right again, goes on as if nothing had been', async () => {
    const { world, kept } = await lobbies('right again');
    world.clockwork.jump(-tenYears);
    const { table } = await world.create();
    await world.clockwork.pass(hour);
    world.clockwork.jump(tenYears);
    await world.rooms.upkeep.sweep(keep);
    await world.clockwork.pass(day);
    await world.rooms.upkeep.sweep(keep);
    expect([await kept(), await keptOf(world, [table])]).toEqual([[true, true], [true]]);
    await world.clockwork.pass(3 * day);
    await world.rooms.upkeep.sweep(keep);
    expect([await kept(), await keptOf(world, [table])]).toEqual([[false, true], [true]]);
    await world.clockwork.pass(3 * day);
    await world.rooms.upkeep.sweep(keep);
    expect([await kept(), await keptOf(world, [table])]).toEqual([[false, false], [false]]);
  });

  test('makes room with what has been untouched for a day, and with nothing else', async () => {
    const { world, kept } = await lobbies('room');
    const { table } = await world.create();
    await world.clockwork.pass(hour);
    world.clockwork.jump(tenYears);
    const full: Keep = { ...keep, size: 0 };
    for (let hasMore = true; hasMore;) ({ hasMore } = await world.rooms.upkeep.sweep(full));
    expect([await kept(), await keptOf(world, [table])]).toEqual([[false, false], [true]]);
  });

  test('tells ages that fit', async () => {
    const world = new World('ages');
    await new Client(await world.create()).attach(world.rooms);
    await world.clockwork.pass(day);
    world.clockwork.jump(tenYears);
    await world.clockwork.pass(hour);
    expect((await world.rooms.upkeep.tables(5)).tables).toMatchObject([{ age: day + hour }]);
  });
});

describe('the sweeper, when the wall clock is wrong from the start', () => {
  test('takes nothing for half a day, and that is told', async () => {
    const { world, kept } = await lobbies('wrong');
    world.clockwork.jump(tenYears);
    world.restart();
    await world.create();
    for (let pass = 0; pass < 12; pass += 1) {
      expect(await world.rooms.upkeep.sweep(keep)).toMatchObject({ erased: 0 });
      await world.clockwork.pass(hour);
    }
    expect(events(world)).toEqual(['clock-doubted']);
    await world.rooms.upkeep.sweep(keep);
    expect(await kept()).toEqual([false, false]);
  });

  test('takes nothing either where it is set right soon', async () => {
    const { world, kept } = await lobbies('soon right');
    world.clockwork.jump(tenYears);
    world.restart();
    await world.rooms.upkeep.sweep(keep);
    world.clockwork.jump(-tenYears);
    await world.rooms.upkeep.sweep(keep);
    await world.clockwork.pass(day);
    await world.rooms.upkeep.sweep(keep);
    expect(await kept()).toEqual([true, true]);
    await world.clockwork.pass(5 * day);
    await world.rooms.upkeep.sweep(keep);
    expect(await kept()).toEqual([false, false]);
  });

  test('is not in doubt after some weeks without anybody, nor about an empty store', async () => {
    const { world, kept } = await lobbies('weeks');
    world.clockwork.jump(20 * day);
    world.restart();
    await world.rooms.upkeep.sweep(keep);
    expect(await kept()).toEqual([false, false]);
    world.clockwork.jump(tenYears);
    world.restart();
    await world.rooms.upkeep.sweep(keep);
    expect(events(world)).toEqual([]);
  });
});
