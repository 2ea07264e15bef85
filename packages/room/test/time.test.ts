import { describe, expect, test } from 'vitest';
import type { AnyView } from '@rudel/kernel';
import { Client } from './around/client.ts';
import { settled, within } from './around/fake-clockwork.ts';
import { slowStore } from './around/slow-store.ts';
import { guests, seated } from './around/tables.ts';
import { World, playable, testPace } from './around/world.ts';

const tick = 100;
const { game } = playable('dog');

const giftOf = (view: AnyView, nth: number): string =>
  game.player.move.format(game.player.legal(view).at(nth) as Parameters<typeof game.player.move.format>[0]);

/** A world on a disk that takes so many milliseconds for a write. */
function slowWorld(ms: number, beat = tick): World {
  const world: World = new World('time', {
    store: slowStore(() => world.clockwork, ms),
    pace: { ...testPace, tick: beat },
  });
  return world;
}

async function opened(world: World): Promise<Client[]> {
  return within(world.clockwork, seated(world, guests));
}

/** Who gives when, counted from the start of the exchange; nothing of it may show. */
type Secrets = readonly { readonly seat: number; readonly at: number; readonly nth: number }[];

const nothing: Secrets = [];
const many: Secrets = [
  { seat: 1, at: 95, nth: 0 },
  { seat: 3, at: 333, nth: 2 },
  { seat: 0, at: 1290, nth: 1 },
];

/** What a watcher sends again and again: refused, accepted, said, repeated; also a greeting and a newcomer. */
const probes: readonly ((watcher: Client, world: World, nth: number) => void)[] = [
  (watcher) => void watcher.send('move pass'),
  (watcher, _, nth) => void watcher.send(`name W${nth}`),
  (watcher) => void watcher.send('sit 1'),
  (watcher) => void watcher.send('nonsense'),
  (watcher) => void watcher.send('say wow'),
  (watcher, world) => void new Client(watcher.admission).attach(world.rooms),
  (watcher) => void watcher.send('name Again', 'the same'),
];

/** Everything that twenty sockets of four watchers get during an exchange of gifts, with its times. */
async function watched(disk: number, secrets: Secrets): Promise<readonly string[]> {
  const world = slowWorld(disk);
  const clients = await opened(world);
  const [anna] = clients as [Client];
  const sockets: Client[] = [];
  for (const name of ['TV', 'Eve', 'Ina', 'Udo']) {
    const admission = await within(world.clockwork, world.join(anna.doc.invite, name, { watch: true }));
    for (let nth = 0; nth < 5; nth += 1)
      sockets.push(await within(world.clockwork, new Client(admission, `${name}${nth}`).attach(world.rooms)));
  }
  anna.send('start');
  await world.clockwork.pass(2000);
  const began = world.clockwork.now();
  const noticed: string[] = [];
  const listen = (client: Client, name: string): void => {
    const receive = client.receive.bind(client);
    client.receive = (text) => {
      noticed.push(`${world.clockwork.now() - began} ${name} ${text}`);
      receive(text);
    };
  };
  for (const [nth, socket] of sockets.entries()) listen(socket, `s${nth}`);
  for (let at = 0; at < 3000; at += 5) {
    for (const { seat, at: when, nth } of secrets) {
      const giver = clients[seat] as Client;
      if (when === at) giver.send(`move ${giftOf(giver.view, nth)}`);
    }
    const nth = at / 5;
    if (nth % 3 === 0) probes[nth % probes.length]?.(sockets[nth % 20] as Client, world, nth);
    if (at === 700)
      void joined(world, anna, (text) => noticed.push(`${world.clockwork.now() - began} ${text}`));
    await world.clockwork.pass(5);
  }
  const hidden = secrets.map(({ seat }) => (clients[seat] as Client).log.length);
  expect(hidden.every((length) => length > 0)).toBe(true);
  return noticed;
}

async function joined(world: World, { doc }: Client, note: (text: string) => void): Promise<void> {
  note((await world.rooms.look({ invite: doc.invite })).ok ? 'looked' : 'lost');
  const newcomer = new Client(await world.join(doc.invite, 'New', { watch: true }));
  note(`joined ${newcomer.admission.person}`);
  await newcomer.attach(world.rooms);
  note(`welcomed with ${newcomer.received.length}`);
}

describe('on a slow disk', () => {
  for (const disk of [5, 50, 200]) {
    test(`nobody can tell from any time that others act in secret: ${disk} ms`, async () => {
      const one = await watched(disk, nothing);
      expect(one.length).toBeGreaterThan(500);
      expect(one.filter((text) => text.includes('"done"')).length).toBeGreaterThan(20);
      expect(await watched(disk, many)).toEqual(one);
      for (const at of [0, 100, 130, 845]) {
        expect(await watched(disk, [{ seat: 2, at, nth: 0 }])).toEqual(one);
      }
    });
  }

  test('what needs no writing is answered while another one is being written', async () => {
    const world = slowWorld(200, 0);
    const [anna, bo] = (await opened(world)) as [Client, Client];
    anna.send('clock brisk');
    await settled();
    expect(await bo.does('kick p1')).toMatchObject({ t: 'no' });
    expect(await bo.does('say hello')).toMatchObject({ t: 'done' });
    const tablet = await new Client(bo.admission, 'tablet').attach(world.rooms);
    expect(tablet.doc.clock).toBe('off');
    const { table, token } = bo.admission;
    expect(await world.rooms.handover(table, token, null)).toMatchObject({ ok: true });
    expect(await world.rooms.look({ invite: bo.doc.invite })).toMatchObject({ ok: true });
    expect(anna.doc.clock).toBe('off');
    await world.clockwork.pass(200);
    expect(tablet.doc.clock).toBe('brisk');
  });

  test("one's own commands are answered in their order", async () => {
    const world = slowWorld(200, 0);
    const [anna] = (await opened(world)) as [Client];
    const ids = ['clock brisk', 'kick p1', 'say hello', 'clock off'].map((text) => anna.send(text));
    await settled();
    expect(ids.filter((id) => anna.replies.has(id))).toEqual([]);
    await world.clockwork.pass(1000);
    expect([...anna.replies.keys()].slice(-4)).toEqual(ids);
    expect(ids.map((id) => anna.replies.get(id)?.t)).toEqual(['done', 'no', 'done', 'done']);
  });
});
