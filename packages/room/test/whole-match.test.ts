import { expect, test } from 'vitest';
import type { AnyBot } from '@rudel/bots';
import { pick, seededRng } from '@rudel/kernel';
import type { Sealed } from '@rudel/kernel';
import { restored } from '../src/history.ts';
import { Client } from './around/client.ts';
import { settled } from './around/fake-clockwork.ts';
import { World, playable } from './around/world.ts';

/** The truth, from nothing but what is kept. */
async function truth(world: World, table: string): Promise<Sealed> {
  const stored = await world.store.load(table);
  if (stored === null) throw new Error('no such table');
  const { state } = restored(stored, playable('dog'));
  if (state.match === null) throw new Error('no match');
  return state.match.state;
}

async function fourAtTable(world: World): Promise<Client[]> {
  const anna = await new Client(await world.create()).attach(world.rooms);
  const clients = [anna];
  for (const name of ['Bo', 'Cleo', 'Dan']) {
    const admission = await world.join(anna.doc.invite, name);
    clients.push(await new Client(admission).attach(world.rooms));
  }
  return clients;
}

test('a whole match by four people: every view is the one the log gives', { timeout: 60_000 }, async () => {
  const world = new World('whole');
  const clients = await fourAtTable(world);
  const [anna] = clients as [Client];
  const screen = await new Client(await world.join(anna.doc.invite, 'TV', { watch: true })).attach(
    world.rooms,
  );
  expect(await anna.does('start')).toMatchObject({ t: 'done' });
  const { game, bots } = playable('dog');
  const greedy = bots.at(-1) as AnyBot;
  const rng = seededRng('moves');
  let moves = 0;
  while (anna.doc.phase === 'playing') {
    const asked = clients.filter(({ view }) => game.player.legal(view).length > 0);
    const client = pick(asked, rng);
    const move = game.player.move.format(greedy.choose(client.view, rng, { kind: 'iterations', count: 1 }));
    expect(await client.does(`move ${move}`)).toMatchObject({ t: 'done' });
    moves += 1;
    if (moves % 10 === 0) {
      const state = await truth(world, anna.admission.table);
      for (const one of [...clients, screen]) expect(one.view).toEqual(game.table.view(state, one.eye));
    }
  }
  await settled();
  expect(moves).toBeGreaterThan(50);
  expect(anna.doc.results).toHaveLength(1);
  expect(world.reports).toEqual([]);
  for (const one of clients) expect(one.gaps).toBe(0);
  const record = await world.rooms.record(anna.admission.table, 1);
  expect(record.ok).toBe(true);
});

test('a whole match of one person against bots', { timeout: 60_000 }, async () => {
  const world = new World('bots');
  const seats = ['me', 'bot greedy', 'bot greedy', 'bot random'] as const;
  const anna = await new Client(await world.create({ seats })).attach(world.rooms);
  const { game } = playable('dog');
  await anna.does('start');
  const rng = seededRng('moves');
  for (let round = 0; round < 3000 && anna.doc.phase === 'playing'; round += 1) {
    const legal = game.player.legal(anna.view);
    if (legal.length > 0) await anna.does(`move ${game.player.move.format(pick(legal, rng))}`);
    else await world.clockwork.pass(500);
  }
  expect(anna.doc.phase).toBe('over');
  expect(world.reports).toEqual([]);
});
