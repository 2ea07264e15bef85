import { describe, expect, test } from 'vitest';
import { pick, seededRng } from '@rudel/kernel';
import type { AnyGame, AnyView, Eye, Rng, Sealed } from '@rudel/kernel';
import type { CreateTable } from '@rudel/protocol';
import type { Playable, Question } from '@rudel/room';
import { Client } from './around/client.ts';
import { bestMove, guests, isAsked, seated } from './around/tables.ts';
import { World, playable, testPace } from './around/world.ts';

/** What happens in secret: who decides in which order, and with what. */
type Secrets = { readonly order: readonly number[]; readonly choose: (view: AnyView) => string };

/** All that the devices of some eyes could notice: bytes, their number and order, and when they came. */
type Noticed = { readonly bytes: readonly (readonly string[])[]; readonly times: readonly string[] };

const { game } = playable('dog');
const giftsOf = (view: AnyView): string[] =>
  game.player.legal(view).map((move) => game.player.move.format(move));

const firstGift: Secrets['choose'] = (view) => giftsOf(view)[0] as string;
const lastGift: Secrets['choose'] = (view) => giftsOf(view).at(-1) as string;

function timed(clients: readonly Client[], world: World): string[] {
  const times: string[] = [];
  for (const [at, client] of clients.entries()) {
    const receive = client.receive.bind(client);
    client.receive = (text) => {
      times.push(`${at}@${world.clockwork.now()}`);
      receive(text);
    };
  }
  return times;
}

/** An exchange in which seats 1 and 3 give in secret while seats 0, 2 and a screen look on; seat 2 never gives. */
async function exchange(
  clock: CreateTable['clock'],
  { order, choose }: Secrets,
  dog: AnyGame = game,
): Promise<Noticed> {
  const think = ({ view }: Question): Promise<string> => Promise.resolve(firstGift(view as AnyView));
  const games = (): Playable => ({ ...playable('dog'), game: dog });
  const world = new World('same world', { thinkers: { think }, games });
  const clients = await seated(world, guests, { clock });
  const [anna, , cleo] = clients as [Client, Client, Client];
  const screen = await new Client(await world.join(anna.doc.invite, 'TV', { watch: true })).attach(
    world.rooms,
  );
  const lookers = [anna, cleo, screen];
  const times = timed(lookers, world);
  await anna.does('start');
  await world.clockwork.pass(1000);
  await anna.does(`move ${firstGift(anna.view)}`);
  for (const seat of order) {
    await world.clockwork.pass(777);
    const giver = clients[seat];
    if (giver !== undefined) await giver.does(`move ${choose(giver.view)}`);
  }
  for (let nth = order.length; nth < 3; nth += 1) await world.clockwork.pass(777);
  const phone = await new Client(anna.admission, 'phone').attach(world.rooms, anna.have);
  await world.clockwork.pass(testPace.decision.brisk);
  return { bytes: [...lookers, phone].map(({ received }) => received), times };
}

describe('what others give in secret', () => {
  const usual: Secrets = { order: [1, 3], choose: firstGift };
  const others: readonly (readonly [string, Secrets])[] = [
    ['other cards', { ...usual, choose: lastGift }],
    ['in another order', { ...usual, order: [3, 1] }],
    ['one of them not at all', { ...usual, order: [1] }],
    ['none of them', { ...usual, order: [] }],
  ];

  for (const clock of ['off', 'brisk'] as const) {
    test.each(others)(`changes nothing for the others: %s, clock ${clock}`, async (_, secrets) => {
      const one = await exchange(clock, usual);
      const other = await exchange(clock, secrets);
      const exchanged = one.bytes.map((texts) => texts.some((text) => text.includes('kind=exchanged')));
      expect(exchanged).toEqual(one.bytes.map(() => clock === 'brisk'));
      expect(other).toEqual(one);
    });
  }

  test('with a game that leaks is noticed', async () => {
    const isAskedAt = (state: Sealed, seat: number): boolean =>
      giftsOf(game.table.view(state, seat)).length > 0;
    const view = (state: Sealed, eye: Eye): AnyView => ({
      ...game.table.view(state, eye),
      waiting: [0, 1, 2, 3].filter((seat) => isAskedAt(state, seat)).length,
    });
    const leaky: AnyGame = { ...game, table: { ...game.table, view } };
    const one = await exchange('off', usual, leaky);
    expect(await exchange('off', { ...usual, choose: lastGift }, leaky)).toEqual(one);
    expect(await exchange('off', { ...usual, order: [1] }, leaky)).not.toEqual(one);
  });
});

/** A table of one person and three bots; the bots think about other things, and one of them for longer. */
async function amongBots(choose: (view: AnyView, rng: Rng) => string, delay: number): Promise<Noticed> {
  const rng = seededRng('bots');
  let world: World | null = null;
  const think = ({ view }: Question): Promise<string> => {
    const answer = choose(view as AnyView, rng);
    if ((view as AnyView).eye !== 2 || delay === 0 || world === null) return Promise.resolve(answer);
    const { clockwork } = world;
    return new Promise((resolve) => void clockwork.after(delay, () => resolve(answer)));
  };
  world = new World('bots', { thinkers: { think } });
  const seats: CreateTable['seats'] = ['me', 'bot greedy', 'bot greedy', 'bot greedy'];
  const anna = await new Client(await world.create({ seats, clock: 'relaxed' })).attach(world.rooms);
  const times = timed([anna], world);
  await anna.does('start');
  await world.clockwork.pass(testPace.botPause[1] + 1);
  return { bytes: [anna.received], times };
}

test('what bots give in secret, and how long they think about it, changes nothing for others', async () => {
  const one = await amongBots(firstGift, 0);
  expect(await amongBots(lastGift, 0)).toEqual(one);
  expect(await amongBots((view, rng) => pick(giftsOf(view), rng), 0)).toEqual(one);
  expect(await amongBots(firstGift, testPace.botPause[0] - 1)).toEqual(one);
});

/** The toy with two bots and a screen: hidden numbers come in at the same times whatever they are. */
async function numbers(choose: (rng: Rng) => number, seed: string): Promise<Noticed> {
  const rng = seededRng(seed);
  const think = (): Promise<string> => Promise.resolve(String(choose(rng)));
  const world = new World('numbers', { thinkers: { think } });
  const seats: CreateTable['seats'] = ['me', 'bot random', 'bot random', 'open'];
  const [anna, bo] = (await seated(world, ['Bo'], { game: 'numbers', seats, clock: 'brisk' })) as [
    Client,
    Client,
  ];
  const times = timed([anna], world);
  await anna.does('start');
  await anna.does('move 2');
  await bo.does(`move ${choose(rng)}`);
  await world.clockwork.pass(testPace.botPause[0] - 1);
  return { bytes: [anna.received], times };
}

test('numbers named in secret leave no trace before they are all named', async () => {
  const one = await numbers(() => 1, 'a');
  expect(await numbers((rng) => 1 + rng.int(5), 'b')).toEqual(one);
});

test('whole matches: an eye gets bytes only for what it can see', async () => {
  const world = new World('updates');
  const clients = await seated(world, guests);
  await clients[0]?.does('start');
  const rng = seededRng('moves');
  for (let nth = 0; nth < 60; nth += 1) {
    const mover = clients.find((client) => isAsked('dog', client)) as Client;
    const before = clients.map(({ received, view, log }) => [
      received.length,
      JSON.stringify(view),
      log.length,
    ]);
    await mover.does(`move ${bestMove('dog', mover.view, rng)}`);
    for (const [at, client] of clients.entries()) {
      const [count, view, log] = before[at] as [number, string, number];
      const isTold = client.received.length > count + (client === mover ? 1 : 0);
      expect(isTold).toBe(JSON.stringify(client.view) !== view || client.log.length > log);
    }
  }
});
