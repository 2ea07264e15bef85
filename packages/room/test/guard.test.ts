import { expect, test } from 'vitest';
import { seededRng } from '@rudel/kernel';
import type { Playable } from '@rudel/room';
import { memoryStore } from '@rudel/store';
import type { Store } from '@rudel/store';
import type { Client } from './around/client.ts';
import { within } from './around/fake-clockwork.ts';
import type { FakeClockwork } from './around/fake-clockwork.ts';
import { readBy } from './around/read-by.ts';
import { bestMove, guests, logOf, numbersMatch, seated } from './around/tables.ts';
import { World, playable, testPace } from './around/world.ts';

/** A game that counts how often somebody asks whether a move is allowed. */
function counting(id: string): { readonly game: Playable; asked: number } {
  const { game, ...rest } = playable(id);
  const counted = { asked: 0, game: { game, ...rest } };
  const whyNot: typeof game.player.whyNot = (view, move) => {
    counted.asked += 1;
    return game.player.whyNot(view, move);
  };
  counted.game = { game: { ...game, player: { ...game.player, whyNot } }, ...rest };
  return counted;
}

const moveOf = (client: Client): string => `move ${bestMove('dog', client.view, seededRng('moves'))}`;

test('the rules are asked once about a move, also where it waits for a beat', async () => {
  const counted = counting('numbers');
  const pace = { ...testPace, tick: 100 };
  const world = new World('once', { games: () => counted.game, pace });
  const [anna] = (await numbersMatch(world, ['Bo'])) as [Client];
  counted.asked = 0;
  const id = anna.send('move 3');
  await world.clockwork.pass(200);
  expect(anna.replies.get(id)).toEqual({ t: 'done', id });
  expect(counted.asked).toBe(1);
});

test('the rules are asked again about a move where another one came before it', async () => {
  const counted = counting('numbers');
  const pace = { ...testPace, tick: 100 };
  const world = new World('again', { games: () => counted.game, pace });
  const [anna, bo, cleo] = (await numbersMatch(world, ['Bo', 'Cleo'])) as [Client, Client, Client];
  counted.asked = 0;
  const sent = [anna.send('move 3'), bo.send('move 2')];
  await world.clockwork.pass(200);
  expect([anna, bo].map((client, at) => client.replies.get(sent[at] ?? '')?.t)).toEqual(['done', 'done']);
  expect(counted.asked).toBe(3);
  expect(cleo.view).toMatchObject({ round: 1 });
});

test('the rules are asked once about what a bot answers', async () => {
  const counted = counting('numbers');
  const world = new World('bots', { games: () => counted.game, thinkers: { think: async () => '1' } });
  const seats = ['me', 'bot random', 'bot random', 'bot random'] as const;
  await numbersMatch(world, [], { seats });
  counted.asked = 0;
  await world.clockwork.pass(testPace.botPause[1]);
  expect(counted.asked).toBe(3);
});

test('the rules are asked once about what a bot answers for somebody who is late', async () => {
  const counted = counting('dog');
  const world = new World('late', { games: () => counted.game });
  const clients = await seated(world, guests, { clock: 'relaxed' });
  const [anna, ...others] = clients as [Client, ...Client[]];
  await anna.does('start');
  for (const client of others) await client.does(moveOf(client));
  await world.clockwork.pass(testPace.decision.relaxed);
  counted.asked = 0;
  await world.clockwork.pass(testPace.botPause[1]);
  const log = await logOf(world, anna.admission.table);
  expect(log.filter((text) => text === 'lapsed 1')).toHaveLength(1);
  expect(counted.asked).toBe(1);
});

/** A game whose rules fail at one move. */
function failingAt(id: string, text: string): Playable {
  const { game, ...rest } = playable(id);
  const whyNot: typeof game.player.whyNot = (view, move) => {
    if (game.player.move.format(move) === text) throw new Error('a defect');
    return game.player.whyNot(view, move);
  };
  return { game: { ...game, player: { ...game.player, whyNot } }, ...rest };
}

/** A store that takes its time to read. */
function readSlowly(clockwork: () => FakeClockwork, ms: number): Store {
  const inner = memoryStore();
  return {
    ...inner,
    ...readBy(inner, async (read) => {
      await new Promise<void>((resolve) => void clockwork().after(ms, resolve));
      return read();
    }),
  };
}

test('a defect in one command harms no other of the same beat: each is done once, and seen as it was', async () => {
  const pace = { ...testPace, tick: 100 };
  const world: World = new World('defect', {
    games: () => failingAt('numbers', '5'),
    store: readSlowly(() => world.clockwork, 20),
    pace,
  });
  const match = within(world.clockwork, numbersMatch(world, ['Bo', 'Cleo']));
  const [anna, bo, cleo] = (await match) as [Client, Client, Client];
  await world.clockwork.pass(100);
  const sent = [anna.send('move 5'), bo.send('move 2'), cleo.send('move 3')];
  await world.clockwork.pass(500);
  const replies = [anna, bo, cleo].map((client, at) => client.replies.get(sent[at] ?? '')?.t);
  expect(replies).toEqual(['no', 'done', 'done']);
  const log = await within(world.clockwork, logOf(world, anna.admission.table));
  expect(log.filter((text) => /^act \d/.test(text))).toEqual(['act 1 2', 'act 2 3']);
  const seen = [anna, bo, cleo].map(({ view, seq }) => ({ view, seq }));
  world.restart();
  for (const client of [anna, bo, cleo]) await within(world.clockwork, client.attach(world.rooms));
  expect([anna, bo, cleo].map(({ view, seq }) => ({ view, seq }))).toEqual(seen);
  expect(world.reports.map(({ event }) => event)).toEqual(['turn-failed']);
});
