import { expect, test } from 'vitest';
import { seededRng } from '@rudel/kernel';
import type { Playable } from '@rudel/room';
import type { Client } from './around/client.ts';
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
