import { describe, expect, test } from 'vitest';
import type { CreateTable } from '@rudel/protocol';
import { Client } from './around/client.ts';
import { reasonOf, seated, tableOf } from './around/tables.ts';
import { must, World } from './around/world.ts';

type Two = readonly [Client, Client];

/** A match of one round in which Anna plays with bots, and Bo has come late. */
async function lateTable(world: World, seats: CreateTable['seats']): Promise<Two> {
  const [anna] = (await seated(world, [], { game: 'numbers', seats, options: 'rounds=1' })) as [Client];
  await anna.does('start');
  const bo = await new Client(await world.join(anna.doc.invite, 'Bo')).attach(world.rooms);
  return [anna, bo];
}

async function finished(world: World, clients: readonly Client[]): Promise<void> {
  for (const client of clients) await client.does('move 1');
  await world.clockwork.pass(5000);
}

describe('whoever comes late', () => {
  test('joins the next match in place of a bot, and adds to its lot', async () => {
    const world = new World('bot');
    const [anna, bo] = await lateTable(world, ['me', 'bot random', 'bot random']);
    expect(await bo.does('join')).toMatchObject({ t: 'done' });
    for (const client of [anna, bo]) expect(client.doc.joining).toEqual(['p2']);
    expect(anna.doc.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    await finished(world, [anna]);
    expect(anna.doc).toMatchObject({ phase: 'over', joining: ['p2'] });
    await anna.does('rematch');
    expect(bo.doc).toMatchObject({ phase: 'playing', match: 2, earlier: 1 });
    expect(bo.doc.joining).toBeUndefined();
    expect(bo.doc.seats[2]).toMatchObject({ kind: 'person', person: 'p2' });
    expect(bo.you?.seat).toBe(2);
    expect((await tableOf(world, anna.admission.table)).match?.contributions).toEqual([
      'fromAnna',
      '',
      'fromBo',
    ]);
    await finished(world, [anna, bo]);
    expect(must(await world.rooms.record(anna.admission.table, 2))).toContain('fromBo');
  });

  test('gets a seat more where nobody makes room', async () => {
    const world = new World('grow');
    const [anna, bo] = (await seated(world, ['Bo'], {
      game: 'numbers',
      seats: ['me', 'open'],
      options: 'rounds=1',
    })) as [Client, Client];
    await anna.does('start');
    const cleo = await new Client(await world.join(anna.doc.invite, 'Cleo')).attach(world.rooms);
    await cleo.does('join');
    await finished(world, [anna, bo]);
    await anna.does('rematch');
    expect(anna.doc.seats.map((seat) => ('name' in seat ? seat.name : null))).toEqual(['Anna', 'Bo', 'Cleo']);
    expect(cleo.view).toMatchObject({ eye: 2, round: 1 });
  });

  test('is told where every seat is taken, and sits nowhere twice', async () => {
    const world = new World('full');
    const [anna, bo] = await lateTable(world, ['me', 'bot random']);
    const more: Client[] = [];
    for (const name of ['Cleo', 'Dan', 'Eve'])
      more.push(await new Client(await world.join(anna.doc.invite, name)).attach(world.rooms));
    const replies: (string | null)[] = [];
    for (const client of [bo, ...more]) replies.push(reasonOf(await client.does('join')));
    expect(replies).toEqual([null, null, null, 'no-place-next']);
    expect(reasonOf(await anna.does('join'))).toBe('own-seat');
    await bo.does('unjoin');
    await more[0]?.does('leave');
    expect(anna.doc.joining).toEqual(['p4']);
    expect(reasonOf(await (more[2] as Client).does('join'))).toBeNull();
  });

  test('is remembered over a restart, and sits in the lobby where the host goes back there', async () => {
    const world = new World('kept');
    const [anna, bo] = await lateTable(world, ['me', 'bot random']);
    await bo.does('join');
    await finished(world, [anna]);
    world.restart();
    const again = await new Client(anna.admission, 'again').attach(world.rooms);
    expect(again.doc.joining).toEqual(['p2']);
    await again.does('reopen');
    expect(again.doc).toMatchObject({ phase: 'lobby', earlier: 1 });
    expect(again.doc.seats[1]).toMatchObject({ person: 'p2' });
    expect(reasonOf(await again.does('join'))).toBe('own-seat');
  });
});
