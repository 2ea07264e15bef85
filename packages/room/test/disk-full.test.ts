import { describe, expect, test } from 'vitest';
import { Client } from './around/client.ts';
import { settled } from './around/fake-clockwork.ts';
import { fillingStore } from './around/filling-store.ts';
import { logOf, numbersMatch, reasonOf, seated } from './around/tables.ts';
import { World } from './around/world.ts';

/** As long as it takes until it is noticed that there is room, or none. */
const beat = 5000;

/** When somebody is told about it who does nothing, while another tries to act in secret after so long. */
async function toldAfter(wait: number): Promise<number> {
  const disk = fillingStore();
  const world = new World('beat', { store: disk.store });
  const clients = (await numbersMatch(world)) as [Client, Client];
  disk.isFull = true;
  await world.clockwork.pass(wait);
  await clients[0].does('move 1');
  for (let ms = wait; ms <= 2 * beat; ms += 100) {
    if (clients[1].doc.trouble !== undefined) return ms;
    await world.clockwork.pass(100);
  }
  return Number.NaN;
}

describe('a full disk', () => {
  test('refuses what has to be kept, with its reason, and loses nothing', async () => {
    const disk = fillingStore();
    const world = new World('full', { store: disk.store });
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    const before = await logOf(world, anna.admission.table);
    disk.isFull = true;
    const { loads } = disk;
    expect(reasonOf(await anna.does('move 1'))).toBe('disk-full');
    expect(reasonOf(await bo.does('name Bodo'))).toBe('disk-full');
    expect(disk.loads).toBe(loads);
    expect([anna.ended, bo.ended]).toEqual([null, null]);
    disk.isFull = false;
    expect(await logOf(world, anna.admission.table)).toEqual(before);
    expect(await anna.does('move 1')).toMatchObject({ t: 'done' });
    expect(world.reports.map(({ details }) => details)).toContainEqual(
      expect.objectContaining({ kind: 'failed', cause: 'full' }),
    );
  });

  test('is told to everybody at every table, and that it is over', async () => {
    const disk = fillingStore();
    const world = new World('told', { store: disk.store });
    const [anna] = (await seated(world, [])) as [Client];
    const [cleo] = (await seated(world, [])) as [Client];
    disk.isFull = true;
    await anna.does('name Alma');
    expect(anna.doc.trouble).toBeUndefined();
    await world.clockwork.pass(beat);
    expect([anna.doc.trouble, cleo.doc.trouble]).toEqual(['disk-full', 'disk-full']);
    disk.isFull = false;
    await world.clockwork.pass(beat);
    expect([anna.doc.trouble, cleo.doc.trouble]).toEqual([undefined, undefined]);
    expect(await anna.does('name Alma')).toMatchObject({ t: 'done' });
    expect(world.clockwork.pending).toBe(0);
  });

  test('is told on a beat that says nothing about who tried to act, and when', async () => {
    const times = await Promise.all([100, 1700, 4000].map(toldAfter));
    expect(new Set(times).size).toBe(1);
  });

  test('is not asked again and again', async () => {
    const disk = fillingStore();
    const world = new World('asked', { store: disk.store });
    const wanted = { game: 'numbers', seats: ['me', 'bot random', 'bot random'] } as const;
    const [anna] = (await seated(world, [], wanted)) as [Client];
    await anna.does('start');
    disk.isFull = true;
    await world.clockwork.pass(2 * beat);
    const { writes } = disk;
    await world.clockwork.pass(20 * beat);
    for (let n = 0; n < 20; n += 1) expect(reasonOf(await anna.does('name Alma'))).toBe('disk-full');
    expect(disk.writes - writes).toBe(20);
  });

  test('costs nobody the time of a decision: it begins anew', async () => {
    const disk = fillingStore();
    const world = new World('time', { store: disk.store });
    const [anna] = (await numbersMatch(world, ['Bo'], { clock: 'brisk' })) as [Client, Client];
    await world.clockwork.pass(20_000);
    const before = await logOf(world, anna.admission.table);
    disk.isFull = true;
    await anna.does('move 1');
    await world.clockwork.pass(60_000);
    disk.isFull = false;
    await world.clockwork.pass(beat);
    expect(await logOf(world, anna.admission.table)).toEqual([...before, 'resumed']);
    expect(await anna.does('move 1')).toMatchObject({ t: 'done' });
  });

  test('lets people look on, and takes them back when there is room', async () => {
    const disk = fillingStore();
    const world = new World('back', { store: disk.store });
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    bo.detach();
    await world.clockwork.pass(60_000);
    expect(anna.doc.seats[1]).toMatchObject({ standIn: 'random' });
    disk.isFull = true;
    await anna.does('name Alma');
    await world.clockwork.pass(beat);
    await bo.attach(world.rooms);
    expect([bo.ended, bo.doc.trouble]).toEqual([null, 'disk-full']);
    disk.isFull = false;
    await world.clockwork.pass(beat);
    expect(bo.doc.seats[1]).toMatchObject({ standIn: null });
  });

  test('opens no table, and says why', async () => {
    const disk = fillingStore();
    const world = new World('create', { store: disk.store });
    disk.isFull = true;
    await expect(world.create()).rejects.toThrow(/^disk-full/);
    disk.isFull = false;
    await settled();
    await new Client(await world.create()).attach(world.rooms);
  });
});
