import { describe, expect, test } from 'vitest';
import { Client } from './around/client.ts';
import { logOf, numbersMatch, reasonOf, tableOf } from './around/tables.ts';
import { World, must } from './around/world.ts';

/** Everybody names a number, once. */
async function playRound(clients: readonly Client[]): Promise<void> {
  for (const client of clients) await client.does('move 1');
}

async function playedTable(seed: string): Promise<[World, Client, Client]> {
  const world = new World(seed);
  const [anna, bo] = (await numbersMatch(world, ['Bo'], { options: 'rounds=1' })) as [Client, Client];
  await playRound([anna, bo]);
  return [world, anna, bo];
}

describe('a table is changed after a match', () => {
  test('by its host, and back in the lobby everybody has their seat', async () => {
    const [world, anna, bo] = await playedTable('reopen');
    const { invite, code, commitment, results } = anna.doc;
    expect(reasonOf(await bo.does('reopen'))).toBe('not-host');
    expect(await anna.does('reopen')).toMatchObject({ t: 'done' });
    expect(bo.doc).toMatchObject({ phase: 'lobby', match: 1, invite, code, commitment, results, earlier: 1 });
    expect(bo.you).toEqual({ person: 'p2', seat: 1 });
    expect(reasonOf(await bo.does('rematch'))).toBe('no-match');
    expect(await world.rooms.look({ invite })).toMatchObject({ value: { phase: 'lobby', openSeats: [] } });
    expect(await anna.does('reopen')).toMatchObject({ t: 'done' });
    expect((await logOf(world, anna.admission.table)).filter((text) => text === 'reopened')).toHaveLength(1);
  });

  test('in its rules and its seats, and the next match is played so', async () => {
    const [world, anna, bo] = await playedTable('change');
    await anna.does('reopen');
    for (const text of ['options rounds=2', 'seats 3', 'clock brisk'])
      expect(await anna.does(text)).toMatchObject({ t: 'done' });
    expect(reasonOf(await anna.does('start'))).toBe('seats-open');
    const cleo = await new Client(await world.join(anna.doc.invite, 'Cleo')).attach(world.rooms);
    expect(cleo.you?.seat).toBe(2);
    expect(cleo.known).toBeNull();
    await bo.does('stand');
    expect(await anna.does('bot 1 random')).toMatchObject({ t: 'done' });
    expect(await anna.does('start')).toMatchObject({ t: 'done' });
    expect(cleo.view).toMatchObject({ eye: 2, seats: 3, rounds: 2 });
    expect(bo.known).toMatchObject({ match: 2, view: { eye: 'table' } });
    expect(anna.left).not.toBeNull();
  });

  test('and its records stay', async () => {
    const [world, anna, bo] = await playedTable('records');
    const { table } = anna.admission;
    const first = must(await world.rooms.record(table, 1));
    await anna.does('reopen');
    await anna.does('options rounds=2');
    expect(must(await world.rooms.record(table, 1))).toBe(first);
    await anna.does('start');
    expect(await world.rooms.record(table, 2)).toMatchObject({ refusal: { error: 'match-running' } });
    await playRound([anna, bo]);
    await playRound([anna, bo]);
    expect(anna.doc).toMatchObject({ phase: 'over', match: 2, earlier: 1 });
    expect(anna.doc.results).toHaveLength(2);
    expect(must(await world.rooms.record(table, 1))).toBe(first);
    expect(must(await world.rooms.record(table, 2))).toContain('rounds=2');
  });

  test('and stays changed when the machine starts again', async () => {
    const [world, anna, bo] = await playedTable('restart');
    await anna.does('reopen');
    await anna.does('seats 4');
    await bo.does('sit 3');
    const before = bo.doc;
    world.restart();
    await bo.attach(world.rooms);
    await anna.attach(world.rooms);
    expect(bo.doc).toEqual(before);
    expect(bo.you?.seat).toBe(3);
    expect(bo.known).toBeNull();
    for (const seat of [1, 2]) await anna.does(`bot ${seat} random`);
    expect(await anna.does('start')).toMatchObject({ t: 'done' });
    expect(bo.view).toMatchObject({ eye: 3, seats: 4 });
  });

  test('another number of seats leaves the match behind by itself', async () => {
    const [world, anna, bo] = await playedTable('seats');
    expect(await anna.does('seats 3')).toMatchObject({ t: 'done' });
    expect(await bo.does('sit 2')).toMatchObject({ t: 'done' });
    expect(await tableOf(world, anna.admission.table)).toMatchObject({ phase: 'lobby', earlier: 1 });
    expect(world.reports).toEqual([]);
  });

  test('never while a match runs', async () => {
    const [anna] = (await numbersMatch(new World('running'))) as [Client];
    expect(reasonOf(await anna.does('reopen'))).toBe('match-running');
    expect(anna.doc.phase).toBe('playing');
  });
});
