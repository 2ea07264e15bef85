import { expect, test } from 'vitest';
import { faultOfDraws, lotOf, parseRecord, pick, replay, seededRng } from '@rudel/kernel';
import type { MatchRecord } from '@rudel/kernel';
import { Client } from './around/client.ts';
import { settled } from './around/fake-clockwork.ts';
import { bestMove, isAsked, seated, truthOf } from './around/tables.ts';
import { World, must, playable } from './around/world.ts';

function mustRead(text: string): MatchRecord {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error);
  return record.value;
}

test('a whole match by four people: every view is the one the log gives', { timeout: 600_000 }, async () => {
  const world = new World('whole');
  const clients = await seated(world);
  const [anna] = clients as [Client];
  const screen = await new Client(await world.join(anna.doc.invite, 'TV', { watch: true })).attach(
    world.rooms,
  );
  expect(await anna.does('start')).toMatchObject({ t: 'done' });
  const { game } = playable('dog');
  const rng = seededRng('moves');
  let moves = 0;
  while (anna.doc.phase === 'playing') {
    const client = pick(
      clients.filter((one) => isAsked('dog', one)),
      rng,
    );
    expect(await client.does(`move ${bestMove('dog', client.view, rng)}`)).toMatchObject({ t: 'done' });
    moves += 1;
    const state = await truthOf(world, anna.admission.table);
    for (const one of [...clients, screen]) expect(one.view).toEqual(game.table.view(state, one.eye));
  }
  await settled();
  expect(moves).toBeGreaterThan(50);
  expect(anna.doc.results).toHaveLength(1);
  expect(world.reports).toEqual([]);
  for (const one of clients) expect(one.gaps).toBe(0);
  const record = mustRead(must(await world.rooms.record(anna.admission.table, 1)));
  const replayed = replay(game, record);
  if ('error' in replayed) throw new Error(replayed.error);
  expect(record.lines.at(-1)?.kind).toBe('assert');
  const lot = lotOf(record, 4);
  if (lot === null || 'error' in lot) throw new Error('nothing is revealed');
  expect(faultOfDraws(game, record, replayed, lot)).toBeNull();
});

test('a whole match of one person against bots', { timeout: 600_000 }, async () => {
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
