import { describe, expect, test } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { Client } from './around/client.ts';
import { settled } from './around/fake-clockwork.ts';
import { bestMove, guests, isAsked, numbersMatch, seated, truthOf } from './around/tables.ts';
import { World, playable } from './around/world.ts';

const rng = seededRng('resume');

/** Somebody who is asked plays; never one of those left out. */
async function play(clients: readonly Client[], except: readonly Client[], moves: number): Promise<void> {
  for (let nth = 0; nth < moves; nth += 1) {
    const asked = clients.find((client) => !except.includes(client) && isAsked('dog', client));
    if (asked === undefined) return;
    await asked.does(`move ${bestMove('dog', asked.view, rng)}`);
  }
}

async function expectTruth(world: World, clients: readonly Client[]): Promise<void> {
  const { table } = (clients[0] as Client).admission;
  const truth = await truthOf(world, table);
  const { game } = playable('dog');
  for (const client of clients) {
    expect(client.view).toEqual(game.table.view(truth, client.eye));
    expect(client.gaps).toBe(0);
  }
}

async function dogTable(world: World): Promise<Client[]> {
  const clients = await seated(world, guests);
  await clients[0]?.does('start');
  await play(clients, [], 4);
  return clients;
}

const updates = ({ received }: Client): readonly string[] =>
  received.filter((text) => text.startsWith('[')).map((text) => text.trimEnd());

describe('coming back', () => {
  test('brings only the updates that were missed', async () => {
    const world = new World('missed');
    const clients = await dogTable(world);
    const bo = clients[1] as Client;
    await play(clients, [bo], 3);
    const have = bo.have;
    const { snapshots } = bo;
    bo.detach();
    await play(clients, [bo], 2);
    await bo.attach(world.rooms, have);
    expect(bo.snapshots).toBe(snapshots);
    await expectTruth(world, clients);
    await play(clients, [], 12);
    await expectTruth(world, clients);
    expect(bo.snapshots).toBe(snapshots);
  });

  test('with updates lost on the way brings those again', async () => {
    const world = new World('lost');
    const clients = await dogTable(world);
    const bo = clients[1] as Client;
    const before = bo.have;
    await play(clients, [], 3);
    const twin = await new Client(bo.admission).attach(world.rooms, before);
    expect(twin.snapshots).toBe(0);
    expect(updates(twin)).toEqual(updates(bo).slice(-(bo.seq - (before?.seq ?? 0))));
  });

  test('too late, of another epoch, or of another match brings a snapshot', async () => {
    const world = new World('too late');
    const clients = await dogTable(world);
    const bo = clients[1] as Client;
    const have = bo.have as NonNullable<Client['have']>;
    await play(clients, [], 30);
    const odd = [
      have,
      { ...have, epoch: 'other', seq: bo.seq },
      { ...have, match: 2, seq: bo.seq },
      { ...have, seq: bo.seq + 1 },
      { ...have, seq: -1 },
      { ...have, seq: Number.NaN },
    ];
    for (const one of odd) {
      const client = await new Client(bo.admission).attach(world.rooms, one);
      expect(client.snapshots).toBe(1);
      expect(client.view).toEqual(bo.view);
      client.detach();
    }
  });

  test('after a restart brings a snapshot, and the log of what was noticed', async () => {
    const world = new World('restart');
    const clients = await dogTable(world);
    await play(clients, [], 40);
    const logs = clients.map(({ log }) => [...log]);
    const seqs = clients.map(({ seq }) => seq);
    world.restart();
    for (const client of clients) await client.attach(world.rooms, client.have);
    await expectTruth(world, clients);
    expect(clients.map(({ seq }) => seq)).toEqual(seqs);
    for (const [at, client] of clients.entries()) expect(client.log).toEqual(logs[at]?.slice(-100));
    await play(clients, [], 10);
    await expectTruth(world, clients);
  });

  test('with another eye than before is never taken for the same', async () => {
    const world = new World('other eye');
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    await bo.does('stand');
    const have = bo.have;
    bo.detach();
    const phone = await new Client(bo.admission, 'phone').attach(world.rooms);
    expect(await phone.does('sit 1')).toMatchObject({ t: 'done' });
    const { snapshots } = bo;
    await bo.attach(world.rooms, have);
    expect(bo.snapshots).toBe(snapshots + 1);
    expect(bo.view.eye).toBe(1);
    expect(anna.gaps).toBe(0);
  });
});

test('who was given another seat while away is told all of it', async () => {
  const world = new World('seat cut');
  const seats = ['me', 'open', 'open'] as const;
  const wanted = { game: 'numbers', seats, options: 'rounds=1' };
  const [anna, bo, cleo] = (await seated(world, ['Bo', 'Cleo'], wanted)) as [Client, Client, Client];
  await anna.does('start');
  for (const client of [anna, bo, cleo]) await client.does('move 1');
  const have = cleo.have;
  cleo.detach();
  await bo.does('stand');
  await anna.does('seats 2');
  const { snapshots } = cleo;
  await cleo.attach(world.rooms, have);
  expect(cleo.you?.seat).toBe(1);
  expect(cleo.doc.phase).toBe('lobby');
  expect(cleo.known).toBeNull();
  await anna.does('start');
  expect(cleo.snapshots).toBe(snapshots + 1);
  expect(cleo.view.eye).toBe(1);
});

describe('a slow reader', () => {
  test('gets nothing while behind, then everything anew, then the answers', async () => {
    const world = new World('slow');
    const clients = await dogTable(world);
    const [anna, bo] = clients as [Client, Client];
    bo.isBehind = true;
    const before = bo.received.length;
    await play(clients, [bo], 2);
    await anna.does('name Alma');
    const id = bo.send('name Bodo');
    await settled();
    expect(bo.received).toHaveLength(before);
    bo.isBehind = false;
    await play(clients, [bo], 1);
    expect(bo.received).toHaveLength(before);
    bo.attached?.caughtUp();
    await settled();
    expect(bo.replies.get(id)).toEqual({ t: 'done', id });
    expect(bo.doc).toEqual(anna.doc);
    await expectTruth(world, clients);
    await play(clients, [], 6);
    await expectTruth(world, clients);
  });

  test('who has missed nothing but answers gets them and no more', async () => {
    const world = new World('owed');
    const [anna] = (await seated(world, [])) as [Client];
    anna.isBehind = true;
    const id = anna.send('nonsense');
    await settled();
    anna.isBehind = false;
    const before = anna.received.length;
    anna.attached?.caughtUp();
    await settled();
    expect(anna.received.slice(before)).toHaveLength(1);
    expect(anna.replies.has(id)).toBe(true);
  });

  test('whose link breaks harms nobody', async () => {
    const world = new World('broken');
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    bo.receive = () => {
      throw new Error('broken pipe');
    };
    expect(await anna.does('name Alma')).toMatchObject({ t: 'done' });
    expect(world.reports).toEqual([]);
  });
});
