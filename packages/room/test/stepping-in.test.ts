import { describe, expect, test } from 'vitest';
import type { CreateTable } from '@rudel/protocol';
import { Client } from './around/client.ts';
import { appendBehind, logOf, reasonOf, seated } from './around/tables.ts';
import { World, must, testPace } from './around/world.ts';

const watching = async (world: World, anna: Client, name: string): Promise<Client> =>
  new Client(await world.join(anna.doc.invite, name, { watch: true })).attach(world.rooms);

/** Anna and Bo against a bot on seat 2, and Wim, who has watched since before the deal. */
async function withWatcher(
  world: World,
  wanted: Partial<CreateTable> = {},
): Promise<[anna: Client, bo: Client, wim: Client]> {
  const seats: CreateTable['seats'] = ['me', 'open', 'bot random'];
  const [anna, bo] = (await seated(world, ['Bo'], { game: 'numbers', seats, ...wanted })) as [Client, Client];
  const wim = await watching(world, anna, 'Wim');
  await anna.does('start');
  return [anna, bo, wim];
}

/** The same, with Bo away. */
async function withBoAway(world: World): Promise<[Client, Client, Client]> {
  const clients = await withWatcher(world);
  clients[1].detach();
  await world.clockwork.pass(testPace.away);
  return clients;
}

/** Every card that a device was ever told. */
const cardsTold = ({ received }: Client): readonly string[] => [
  ...new Set(received.join('\n').match(/card\d+/g) ?? []),
];

describe('sitting down for a bot during a match', () => {
  test('takes the host’s word, also for whoever watched before the deal', async () => {
    const world = new World('before the deal');
    const [anna, bo, wim] = await withWatcher(world);
    expect(reasonOf(await wim.does('sit 2'))).toBe('host-word');
    expect(cardsTold(wim)).toEqual([]);
    expect(await wim.does('ask 2')).toMatchObject({ t: 'done' });
    expect(cardsTold(wim)).toEqual([]);
    for (const { doc } of [anna, bo, wim]) expect(doc.watchers).toMatchObject([{ name: 'Wim', asks: 2 }]);
    expect(reasonOf(await bo.does('admit p3 2'))).toBe('not-host');
    expect(await anna.does('admit p3 2')).toMatchObject({ t: 'done' });
    expect(wim.you?.seat).toBe(2);
    expect(wim.view.eye).toBe(2);
    expect(cardsTold(wim)).toHaveLength(1);
    for (const { doc } of [anna, bo, wim])
      expect(doc.seats[2]).toMatchObject({ kind: 'person', name: 'Wim', steppedIn: true });
    expect(anna.doc.watchers).toEqual([]);
  });

  test('takes it for every arrival anew, and an earlier word is for nobody else', async () => {
    const world = new World('anew');
    const [anna, , wim] = await withWatcher(world);
    await wim.does('ask 2');
    await anna.does('admit p3');
    await wim.does('leave');
    const again = await watching(world, anna, 'Wim');
    expect(reasonOf(await again.does('sit 2'))).toBe('host-word');
    expect(reasonOf(await anna.does(`admit ${again.admission.person}`))).toBe('not-asking');
  });

  test('is told of the seat for as long as the match runs, also when a bot plays there again', async () => {
    const world = new World('mark');
    const [anna, bo, wim] = await withWatcher(world);
    expect(bo.doc.seats[2]).not.toHaveProperty('steppedIn');
    await wim.does('ask 2');
    await anna.does('admit p3 2');
    await wim.does('stand');
    expect(bo.doc.seats[2]).toMatchObject({ kind: 'bot', steppedIn: true });
    world.restart();
    await bo.attach(world.rooms);
    expect(bo.doc.seats[2]).toMatchObject({ kind: 'bot', steppedIn: true });
  });

  test('needs no word to take back one’s own seat, and leaves no mark then', async () => {
    const world = new World('own seat');
    const [anna, bo] = await withWatcher(world);
    await bo.does('stand');
    expect(await bo.does('sit 1')).toMatchObject({ t: 'done' });
    expect(anna.doc.seats[1]).toMatchObject({ kind: 'person', name: 'Bo' });
    expect(anna.doc.seats[1]).not.toHaveProperty('steppedIn');
  });

  test('needs none of a host who watches, and everybody sees that, too; only once', async () => {
    const world = new World('host');
    const seats: CreateTable['seats'] = ['bot random', 'open', 'bot random'];
    const [anna, bo] = await withWatcher(world, { seats });
    expect(await anna.does('sit 2')).toMatchObject({ t: 'done' });
    expect(bo.doc.seats[2]).toMatchObject({ kind: 'person', name: 'Anna', steppedIn: true });
    await anna.does('stand');
    expect(reasonOf(await anna.does('sit 0'))).toBe('seen-another-hand');
    expect(reasonOf(await anna.does('ask 0'))).toBe('seen-another-hand');
    expect(await anna.does('ask 2')).toMatchObject({ t: 'done' });
    expect(anna.you?.seat).toBe(2);
  });

  test('goes by what an older log says: somebody let in for any bot', async () => {
    const world = new World('legacy');
    const [anna, , wim] = await withWatcher(world);
    const { table } = anna.admission;
    const entry = { text: 'admitted p3', command: null, at: 1, deadline: null };
    await appendBehind(world, table, [entry]);
    world.restart();
    await wim.attach(world.rooms);
    expect(await wim.does('sit 2')).toMatchObject({ t: 'done' });
    expect(wim.view.eye).toBe(2);
  });
});

describe('asking for it', () => {
  test('can be taken back, turned down, and is for bots in a match only', async () => {
    const world = new World('asking');
    const [anna, bo, wim] = await withWatcher(world);
    expect(reasonOf(await wim.does('ask 1'))).toBe('seat-taken');
    expect(reasonOf(await wim.does('ask 7'))).toBe('no-such-seat');
    expect(reasonOf(await bo.does('ask 2'))).toBe('seen-another-hand');
    await wim.does('ask 2');
    expect(await wim.does('unask')).toMatchObject({ t: 'done' });
    expect(anna.doc.watchers[0]).not.toHaveProperty('asks');
    expect(reasonOf(await anna.does('admit p3 2'))).toBe('not-asking');
    await wim.does('ask 2');
    expect(reasonOf(await bo.does('decline p3'))).toBe('not-host');
    expect(reasonOf(await anna.does('decline p63'))).toBe('no-such-person');
    expect(await anna.does('decline p3')).toMatchObject({ t: 'done' });
    expect(wim.doc.watchers[0]).not.toHaveProperty('asks');
    expect(wim.you?.seat).toBeNull();
  });

  test('outlives a restart, ends with the person, and is bounded', async () => {
    const world = new World('bounded');
    const [anna, , wim] = await withWatcher(world);
    await wim.does('ask 2');
    await wim.does('ask 2');
    world.restart();
    await anna.attach(world.rooms);
    await wim.attach(world.rooms);
    expect(anna.doc.watchers).toMatchObject([{ asks: 2 }]);
    for (let nth = 2; nth <= 3; nth += 1) {
      await wim.does('unask');
      expect(await wim.does('ask 2')).toMatchObject({ t: 'done' });
    }
    await wim.does('unask');
    expect(reasonOf(await wim.does('ask 2'))).toBe('asked-enough');
    const asked = (await logOf(world, anna.admission.table)).filter((text) => text.startsWith('asked'));
    expect(asked).toHaveLength(3);
    const again = await watching(world, anna, 'Wim');
    await again.does('ask 2');
    await again.does('leave');
    expect(anna.doc.watchers).toHaveLength(1);
  });

  test('is answered for the seat that was asked for, while it is free and the person there', async () => {
    const world = new World('race');
    const seats: CreateTable['seats'] = ['me', 'open', 'bot random', 'bot random'];
    const [anna, , wim] = await withWatcher(world, { seats });
    const zoe = await watching(world, anna, 'Zoe');
    await wim.does('ask 2');
    await zoe.does('ask 2');
    await wim.does('ask 3');
    expect(reasonOf(await anna.does('admit p3 2'))).toBe('not-asking');
    wim.detach();
    expect(reasonOf(await anna.does('admit p3 3'))).toBe('not-here');
    await wim.attach(world.rooms);
    await wim.does('ask 2');
    await anna.does('admit p3 2');
    expect(anna.doc.watchers).toMatchObject([{ name: 'Zoe' }]);
    expect(anna.doc.watchers[0]).not.toHaveProperty('asks');
  });

  test('makes no sense in a lobby', async () => {
    const world = new World('lobby');
    const [anna] = (await seated(world, [])) as [Client];
    const wim = await watching(world, anna, 'Wim');
    expect(reasonOf(await wim.does('ask 1'))).toBe('no-match');
    expect(await wim.does('sit 1')).toMatchObject({ t: 'done' });
  });
});

describe('a seat that is told more', () => {
  test('is taken before the deal only, whoever says so; its owner may come back to it', async () => {
    const world = new World('told more');
    const [anna, bo, wim] = await withWatcher(world, { game: 'told' });
    for (const wish of ['sit 2', 'ask 2']) expect(reasonOf(await wim.does(wish))).toBe('told-more');
    await anna.does('host p3');
    expect(reasonOf(await wim.does('sit 2'))).toBe('told-more');
    expect(cardsTold(wim)).toEqual([]);
    const other = new World('told owner');
    const [narrator] = (await seated(other, [], {
      game: 'told',
      seats: ['bot random', 'bot random', 'me'],
    })) as [Client];
    await narrator.does('start');
    await narrator.does('stand');
    expect(await narrator.does('sit 2')).toMatchObject({ t: 'done' });
    expect(bo.doc.seats[2]).toMatchObject({ kind: 'bot' });
  });

  test('is not handed over by the host during a match', async () => {
    const world = new World('told key');
    const seats: CreateTable['seats'] = ['me', 'bot random', 'open'];
    const [anna, bo] = await withWatcher(world, { game: 'told', seats });
    bo.detach();
    await world.clockwork.pass(testPace.away);
    const { table, token } = anna.admission;
    expect(await world.rooms.handover(table, token, 2)).toMatchObject({ refusal: { error: 'told-more' } });
  });
});

describe('a seat the host has handed over', () => {
  test('stays marked whoever stands up and sits down', async () => {
    const world = new World('stays');
    const [anna, , wim] = await withBoAway(world);
    const { table, token } = anna.admission;
    const { key } = must(await world.rooms.handover(table, token, 1));
    const phone = await new Client(must(await world.rooms.take(key)), 'phone').attach(world.rooms);
    const marked = { handedOver: true };
    expect(wim.doc.seats[1]).toMatchObject({ kind: 'person', ...marked });
    await phone.does('stand');
    expect(wim.doc.seats[1]).toMatchObject({ kind: 'bot', ...marked });
    await phone.does('sit 1');
    expect(wim.doc.seats[1]).toMatchObject({ kind: 'person', ...marked });
  });

  test('is opened by that key in the same match only, so that no deal goes unmarked', async () => {
    const world = new World('key before the deal');
    const [anna, bo] = (await seated(world, ['Bo'], { game: 'numbers', seats: ['me', 'open'] })) as [
      Client,
      Client,
    ];
    bo.detach();
    await world.clockwork.pass(testPace.away);
    const { table, token } = anna.admission;
    const early = must(await world.rooms.handover(table, token, 1));
    await anna.does('start');
    expect(await world.rooms.take(early.key)).toMatchObject({ refusal: { error: 'key-spent' } });
    const own = must(await world.rooms.handover(bo.admission.table, bo.admission.token, null));
    expect(await world.rooms.take(own.key)).toMatchObject({ ok: true });
  });
});
