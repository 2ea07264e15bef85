import { describe, expect, test } from 'vitest';
import { faultOfDraws, lotOf, parseRecord, replay } from '@rudel/kernel';
import type { MatchRecord } from '@rudel/kernel';
import { Client } from './around/client.ts';
import { numbersMatch, reasonOf, seated } from './around/tables.ts';
import { World, must, playable } from './around/world.ts';

async function playNumbers(clients: readonly Client[], rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const client of clients) await client.does('move 2');
  }
}

function readRecord(text: string): MatchRecord {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error);
  return record.value;
}

/** What is wrong with a record by all that anybody can check; null for nothing. */
function faultOf(text: string): unknown {
  const { game } = playable('numbers');
  const record = readRecord(text);
  const lines = record.lines.filter(({ kind }) => kind !== 'assert');
  const replayed = replay(game, { ...record, lines });
  if ('error' in replayed) return replayed;
  const lot = lotOf(record, replayed.seats);
  if (lot === null || 'error' in lot) return lot ?? 'nothing revealed';
  return faultOfDraws(game, record, replayed, lot);
}

describe('the lot', () => {
  test('is promised before and proven after; everybody has added to it', async () => {
    const world = new World('proven');
    const seats = ['me', 'open', 'bot random'] as const;
    const [anna, bo] = (await seated(world, ['Bo'], { game: 'numbers', seats })) as [Client, Client];
    const { commitment } = bo.doc;
    await bo.does('lot chosenAfterwards');
    await anna.does('start');
    expect(anna.doc.commitment).toBe(commitment);
    await world.clockwork.pass(2000);
    await playNumbers([anna, bo], 1);
    await world.clockwork.pass(2000);
    await playNumbers([anna, bo], 1);
    expect(await world.rooms.record(anna.admission.table, 1)).toMatchObject({
      ok: false,
      refusal: { error: 'match-running' },
    });
    await world.clockwork.pass(2000);
    await playNumbers([anna, bo], 1);
    await world.clockwork.pass(2000);
    expect(anna.doc.phase).toBe('over');
    const text = must(await world.rooms.record(anna.admission.table, 1));
    expect(faultOf(text)).toBeNull();
    const { tags } = readRecord(text);
    expect(tags.get('Commitment')).toBe(commitment);
    expect([tags.get('Contribution0'), tags.get('Contribution1')]).toEqual(['fromAnna', 'chosenAfterwards']);
    expect(tags.get('Contribution2')).toBe('');
    expect([tags.get('Player0'), tags.get('Player1')]).toEqual(['Anna', 'Bo']);
    expect(tags.get('Player2')).toMatch(/^\S+ \(random\)$/);
  });

  test('of a rematch is another one, promised as soon as the match is over', async () => {
    const world = new World('rematch');
    const clients = (await numbersMatch(world, ['Bo'], { options: 'rounds=1' })) as [Client, Client];
    const [anna, bo] = clients;
    const first = anna.doc.commitment;
    await playNumbers(clients, 1);
    expect(anna.doc).toMatchObject({ phase: 'over', match: 1 });
    const second = anna.doc.commitment;
    expect(second).not.toBe(first);
    await bo.does('lot again');
    expect(await bo.does('rematch')).toMatchObject({ t: 'done' });
    expect(await anna.does('rematch')).toMatchObject({ t: 'done' });
    expect(bo.doc).toMatchObject({ phase: 'playing', match: 2 });
    expect(bo.seq).toBeGreaterThan(99_999);
    await playNumbers(clients, 1);
    expect(anna.doc.results).toHaveLength(2);
    for (const match of [1, 2]) {
      const text = must(await world.rooms.record(anna.admission.table, match));
      expect(faultOf(text)).toBeNull();
      expect(readRecord(text).tags.get('Commitment')).toBe(match === 1 ? first : second);
    }
    expect(await world.rooms.record(anna.admission.table, 3)).toMatchObject({
      refusal: { error: 'no-such-match' },
    });
    world.restart();
    await anna.attach(world.rooms);
    expect(anna.outcome).toEqual(anna.doc.results[1]);
    expect(await anna.does('rematch')).toMatchObject({ t: 'done' });
    await bo.attach(world.rooms);
    await playNumbers(clients, 1);
    expect(faultOf(must(await world.rooms.record(anna.admission.table, 3)))).toBeNull();
  });

  test('stays secret while the match runs', async () => {
    const world = new World('secret');
    const clients = (await numbersMatch(world)) as [Client, Client];
    await playNumbers(clients, 2);
    const stored = await world.store.load(clients[0].admission.table);
    const secret = stored?.secrets.get(1) as string;
    expect(secret).toMatch(/^[\da-f]{64}$/);
    for (const { received } of clients) expect(received.join('\n')).not.toContain(secret);
    expect(stored?.entries.map(({ text }) => text).join('\n')).not.toContain(secret);
  });

  test('quotation marks in names do no harm to a record', async () => {
    const world = new World('quotes');
    const clients = (await numbersMatch(world, ['B"o]'], { options: 'rounds=1' })) as [Client, Client];
    await playNumbers(clients, 1);
    const text = must(await world.rooms.record(clients[0].admission.table, 1));
    expect(readRecord(text).tags.get('Player1')).toBe('B”o]');
  });
});

describe('another match', () => {
  test('is for whoever has a seat, or hosts', async () => {
    const world = new World('who');
    const clients = (await numbersMatch(world, ['Bo'], { options: 'rounds=1' })) as [Client, Client];
    const watcher = await new Client(await world.join(clients[0].doc.invite, 'Wim')).attach(world.rooms);
    await playNumbers(clients, 1);
    expect(reasonOf(await watcher.does('rematch'))).toBe('not-seated');
    await clients[1].does('leave');
    expect(reasonOf(await clients[0].does('rematch'))).toBe('seats-open');
    expect(await watcher.does('sit 1')).toMatchObject({ t: 'done' });
    expect(watcher.view.eye).toBe(1);
    expect(await watcher.does('rematch')).toMatchObject({ t: 'done' });
    expect(watcher.doc).toMatchObject({ phase: 'over', ready: ['p3'] });
    expect(await clients[0].does('rematch')).toMatchObject({ t: 'done' });
    expect(watcher.known?.match).toBe(2);
  });
});
