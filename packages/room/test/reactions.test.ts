import { describe, expect, test } from 'vitest';
import { dog } from '@rudel/dog';
import type { View } from '@rudel/dog/page';
import type { CreateTable } from '@rudel/protocol';
import { Client } from './around/client.ts';
import { logOf, numbersMatch, reasonOf, seated } from './around/tables.ts';
import { World } from './around/world.ts';

/** Four people at a table of Dog, which begins with an exchange in secret. */
async function dogMatch(world: World): Promise<readonly [Client, Client, Client, Client]> {
  const clients = await seated(world);
  await clients[0]?.does('start');
  return clients as [Client, Client, Client, Client];
}

/** Everybody gives a card, and somebody is to play one. */
async function exchanged(clients: readonly Client[]): Promise<void> {
  for (const [seat, client] of clients.entries()) {
    const [move] = dog.player.legal(client.view as View);
    if (move === undefined) throw new Error(`seat ${seat} has nothing to give`);
    expect(reasonOf(await client.does(`move ${dog.player.move.format(move)}`))).toBeNull();
  }
}

describe('a sign', () => {
  test('is seen by all, spectators too, and stands in no log', async () => {
    const world = new World('signs');
    const clients = await seated(world);
    const [anna, bo] = clients as [Client, Client];
    const screen = await new Client(await world.join(anna.doc.invite, 'TV', { watch: true })).attach(
      world.rooms,
    );
    const before = await logOf(world, anna.admission.table);
    expect(await bo.does('react clap')).toMatchObject({ t: 'done' });
    for (const client of [...clients, screen]) expect(client.thrown).toEqual(['p2 clap']);
    expect(await logOf(world, anna.admission.table)).toEqual(before);
    const late = await new Client(anna.admission).attach(world.rooms);
    expect(late.thrown).toEqual([]);
    expect(reasonOf(await screen.does('react clap'))).toBe('not-seated');
  });

  test('is refused to everybody while several decide in secret, whoever has decided, and nobody notices', async () => {
    const world = new World('secret');
    const clients = (await numbersMatch(world, ['Bo', 'Cleo'])) as [Client, Client, Client];
    const [anna, bo, cleo] = clients;
    await bo.does('move 1');
    const counts = clients.map(({ received }) => received.length);
    for (const client of clients) expect(reasonOf(await client.does('react howl'))).toBe('in-secret');
    expect(clients.map(({ received }) => received.length)).toEqual(counts.map((count) => count + 1));
    expect([anna, bo, cleo].flatMap(({ thrown }) => thrown)).toEqual([]);
  });

  test('is refused to whoever decides in the open, and to nobody else', async () => {
    const world = new World('open');
    const clients = await dogMatch(world);
    for (const client of clients) expect(reasonOf(await client.does('react paw'))).toBe('in-secret');
    await exchanged(clients);
    const replies: (string | null)[] = [];
    for (const client of clients) replies.push(reasonOf(await client.does('react paw')));
    expect(replies.filter((reason) => reason === null)).toHaveLength(3);
    expect(replies).toContain('decide-first');
  });

  test('is for whoever may speak, where people talk', async () => {
    const world = new World('talkers');
    const clients = (await numbersMatch(world, ['Bo'], { game: 'talkers' })) as [Client, Client];
    const [anna, bo] = clients;
    expect(reasonOf(await bo.does('react heart'))).toBeNull();
    for (const client of clients) await client.does('move 1');
    expect(await bo.does('react heart')).toMatchObject({ why: { reason: 'not-asked', rule: '3' } });
    expect(anna.thrown).toEqual(['p2 heart']);
  });

  test('comes slowly: three at once, then one every three seconds, and none from whoever is silenced', async () => {
    const world = new World('slow');
    const [anna, bo] = (await seated(world, ['Bo'])) as [Client, Client];
    const replies = [];
    for (let nth = 0; nth < 4; nth += 1) replies.push(reasonOf(await bo.does('react laugh')));
    expect(replies).toEqual([null, null, null, 'too-fast']);
    await world.clockwork.pass(2500);
    expect(await bo.does('react laugh')).toMatchObject({ why: { reason: 'too-fast', about: ['1'] } });
    await world.clockwork.pass(501);
    expect(reasonOf(await bo.does('react laugh'))).toBeNull();
    await anna.does('silence p2');
    await world.clockwork.pass(3000);
    expect(reasonOf(await bo.does('react laugh'))).toBe('silenced');
    expect(anna.thrown).toHaveLength(4);
  });

  test('has a bucket for all together', async () => {
    const world = new World('crowd');
    const guests = ['Bo', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'];
    const seats: CreateTable['seats'] = ['me', ...guests.map(() => 'open' as const)];
    const clients = (await seated(world, guests, { game: 'lupus', seats })).slice(0, 6);
    const replies: (string | null)[] = [];
    for (const client of clients)
      for (let nth = 0; nth < 3; nth += 1) replies.push(reasonOf(await client.does('react shock')));
    expect(replies.filter((reason) => reason === null)).toHaveLength(12);
    expect(replies.slice(12)).toEqual(Array.from({ length: 6 }, () => 'too-fast'));
  });

  test.each([
    'react',
    'react fox',
    'react paw paw',
    'react __proto__',
    'react PAW',
    `react ${'paw'.repeat(90)}`,
  ])('that does not exist is not understood: %s', async (text) => {
    const [anna, bo] = (await seated(new World('hostile'), ['Bo'])) as [Client, Client];
    expect(reasonOf(await bo.does(text))).toBe('not-understood');
    expect(anna.thrown).toEqual([]);
  });
});
