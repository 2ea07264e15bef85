import { describe, expect, test } from 'vitest';
import { Client } from './around/client.ts';
import { failingStore } from './around/failing-store.ts';
import { logOf, seated } from './around/tables.ts';
import { World, testPace } from './around/world.ts';

/** Joins so often and never says hello. */
async function haunt(world: World, invite: string, times: number): Promise<void> {
  for (let nth = 1; nth <= times; nth += 1) await world.join(invite, `Ghost ${nth}`);
}

describe('people who join and never say hello', () => {
  test('hold no seat, fill no table, and leave nothing in the log', async () => {
    const world = new World('haunted');
    const [anna] = (await seated(world, [])) as [Client];
    const before = await logOf(world, anna.admission.table);
    await haunt(world, anna.doc.invite, 70);
    expect(anna.doc.seats.filter(({ kind }) => kind === 'open')).toHaveLength(3);
    expect(anna.doc.watchers).toEqual([]);
    expect(await logOf(world, anna.admission.table)).toEqual(before);
    for (const [seat, name] of ['Bo', 'Cleo', 'Dan'].entries()) {
      const guest = await new Client(await world.join(anna.doc.invite, name)).attach(world.rooms);
      expect(guest.you?.seat).toBe(seat + 1);
    }
    expect(anna.doc.seats.map((doc) => (doc.kind === 'person' ? doc.name : '-'))).toEqual([
      'Anna',
      'Bo',
      'Cleo',
      'Dan',
    ]);
  });

  test('are forgotten after a minute, and expected until then', async () => {
    const world = new World('forgotten');
    const [anna] = (await seated(world, [])) as [Client];
    const early = new Client(await world.join(anna.doc.invite, 'Early'));
    const late = new Client(await world.join(anna.doc.invite, 'Late'));
    await world.clockwork.pass(testPace.hello - 1);
    await early.attach(world.rooms);
    expect(early.you?.seat).toBe(1);
    await world.clockwork.pass(1);
    await late.attach(world.rooms);
    expect(late.ended).toBe('unknown');
  });

  test('do not push out who is on the way, before there are very many', async () => {
    const world = new World('pushed');
    const [anna] = (await seated(world, [])) as [Client];
    const bo = new Client(await world.join(anna.doc.invite, 'Bo'));
    await haunt(world, anna.doc.invite, 255);
    await bo.attach(world.rooms);
    expect(bo.you?.seat).toBe(1);
    const cleo = new Client(await world.join(anna.doc.invite, 'Cleo'));
    await haunt(world, anna.doc.invite, 256);
    await cleo.attach(world.rooms);
    expect(cleo.ended).toBe('unknown');
  });
});

describe('whoever says hello', () => {
  test('is somebody of their own, in whatever order they come, and after a restart', async () => {
    const world = new World('order');
    const [anna] = (await seated(world, [])) as [Client];
    const [bo, cleo] = [await world.join(anna.doc.invite, 'Bo'), await world.join(anna.doc.invite, 'Cleo')];
    const second = await new Client(cleo).attach(world.rooms);
    world.restart();
    await anna.attach(world.rooms);
    const dan = await new Client(await world.join(anna.doc.invite, 'Dan')).attach(world.rooms);
    const people = [anna, second, dan].map(({ admission }) => admission.person);
    expect(new Set(people).size).toBe(3);
    await second.attach(world.rooms);
    expect(second.you).toEqual({ person: cleo.person, seat: 1 });
    const ghost = await new Client(bo).attach(world.rooms);
    expect(ghost.ended).toBe('unknown');
  });

  test('finds an empty table still there', async () => {
    const world = new World('empty');
    const [anna] = (await seated(world, [])) as [Client];
    anna.detach();
    await world.clockwork.pass(testPace.idle - 1);
    const bo = new Client(await world.join(anna.doc.invite, 'Bo'));
    await world.clockwork.pass(testPace.hello - 1);
    await bo.attach(world.rooms);
    expect(bo.you?.seat).toBe(1);
  });

  test('may try again where it could not be written', async () => {
    const { store, fail } = failingStore();
    const world = new World('again', { store });
    const [anna] = (await seated(world, [])) as [Client];
    const bo = new Client(await world.join(anna.doc.invite, 'Bo'));
    fail('before');
    await bo.attach(world.rooms);
    expect(bo.ended).toBe('closed');
    fail('never');
    await bo.attach(world.rooms);
    expect(bo.you?.seat).toBe(1);
    const cleo = new Client(await world.join(anna.doc.invite, 'Cleo'));
    fail('after');
    await cleo.attach(world.rooms);
    fail('never');
    await cleo.attach(world.rooms);
    expect(cleo.you?.seat).toBe(2);
    expect(
      (await logOf(world, anna.admission.table)).filter((text) => text.startsWith('joined')),
    ).toHaveLength(3);
  });
});

describe('the public list', () => {
  test('shows who is there, however many tables were left behind', async () => {
    const world = new World('list');
    const anna = await new Client(await world.create({ listed: true })).attach(world.rooms);
    for (let nth = 0; nth < 101; nth += 1) await world.create({ listed: true, name: 'Ghost' });
    expect(await world.rooms.listed()).toMatchObject([{ table: anna.admission.table, hostName: 'Anna' }]);
    anna.detach();
    expect(await world.rooms.listed()).toEqual([]);
  });

  test('begins with tables that have a free seat, the newest first, and has a bound', async () => {
    const world = new World('order of the list');
    const open = async (name: string, isFull = false): Promise<Client> => {
      const seats = isFull ? (['me', 'bot random'] as const) : (['me', 'open'] as const);
      const admission = await world.create({ game: 'numbers', listed: true, name, seats });
      return new Client(admission).attach(world.rooms);
    };
    await open('First');
    await (await open('Playing', true)).does('start');
    await open('Full', true);
    await open('Last');
    const names = async (): Promise<readonly string[]> =>
      (await world.rooms.listed()).map(({ hostName }) => hostName);
    expect(await names()).toEqual(['Last', 'First', 'Full', 'Playing']);
    for (let nth = 0; nth < 100; nth += 1) await open(`N${nth}`, true);
    expect(await names()).toHaveLength(100);
    expect((await names()).slice(0, 3)).toEqual(['Last', 'First', 'N99']);
  });
});
