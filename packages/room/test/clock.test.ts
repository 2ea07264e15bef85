import { describe, expect, test } from 'vitest';
import { seededRng } from '@rudel/kernel';
import type { AnyView } from '@rudel/kernel';
import type { Question } from '@rudel/room';
import type { Client } from './around/client.ts';
import { settled } from './around/fake-clockwork.ts';
import { bestMove, guests, isAsked, logOf, numbersMatch, seated } from './around/tables.ts';
import { World, testPace } from './around/world.ts';

const { brisk, relaxed } = testPace.decision;

describe('a clock', () => {
  test('runs from the moment in which everybody can see that a decision begins', async () => {
    const world = new World('runs');
    const [anna, bo] = (await numbersMatch(world, ['Bo'], { clock: 'brisk' })) as [Client, Client];
    expect([anna.left, bo.left]).toEqual([brisk, brisk]);
    await world.clockwork.pass(5000);
    await anna.does('move 3');
    expect(anna.left).toBe(brisk - 5000);
    const phone = await bo.attach(world.rooms);
    expect(phone.left).toBe(brisk - 5000);
    await bo.does('move 3');
    expect(anna.left).toBe(brisk);
  });

  test('ends a turn that lapses by rule', async () => {
    const world = new World('lapses');
    const [anna, bo] = (await numbersMatch(world, ['Bo'], { clock: 'brisk' })) as [Client, Client];
    await anna.does('move 3');
    await world.clockwork.pass(brisk - 1);
    expect(bo.view).toMatchObject({ round: 1 });
    await world.clockwork.pass(1);
    expect(bo.view).toMatchObject({ round: 2 });
    expect(bo.log).toContainEqual({ kind: 'late' });
    expect(anna.log).not.toContainEqual({ kind: 'late' });
    expect(bo.left).toBe(brisk);
    expect(await logOf(world, anna.admission.table)).toContain('act clock');
  });

  test('runs as long as the rules say where they do, even at a table without one', async () => {
    const world = new World('by rule');
    const wanted = { clock: 'off', options: 'seconds=7' } as const;
    const [anna, bo] = (await numbersMatch(world, ['Bo'], wanted)) as [Client, Client];
    expect([anna.left, bo.left]).toEqual([7000, 7000]);
    await world.clockwork.pass(2000);
    await anna.does('move 3');
    expect(anna.left).toBe(5000);
    await world.clockwork.pass(5000);
    expect(bo.view).toMatchObject({ round: 2 });
    expect(bo.left).toBe(7000);
    await anna.does('move 3');
    await bo.does('move 3');
    expect(anna.view).toMatchObject({ round: 3 });
    expect(anna.left).toBe(7000);
  });

  test('is shared by the turns of one span', async () => {
    const world = new World('span');
    const wanted = { clock: 'off', options: 'rounds=4,seconds=20,spans=1' } as const;
    const [anna, bo] = (await numbersMatch(world, ['Bo'], wanted)) as [Client, Client];
    await world.clockwork.pass(6000);
    await anna.does('move 3');
    await bo.does('move 3');
    expect(anna.view).toMatchObject({ round: 2 });
    expect(anna.left).toBe(14_000);
    await world.clockwork.pass(4000);
    await anna.does('move 3');
    await bo.does('move 3');
    expect(anna.view).toMatchObject({ round: 3 });
    expect(anna.left).toBe(20_000);
  });

  test('lets bots decide where no rule does, unless the owner is quicker', async () => {
    const world = new World('steps in');
    const clients = await seated(world, guests, { clock: 'relaxed' });
    const [anna, bo] = clients as [Client, Client];
    await anna.does('start');
    const rng = seededRng('moves');
    await world.clockwork.pass(relaxed - 1);
    expect(clients.every((client) => isAsked('dog', client))).toBe(true);
    await world.clockwork.pass(1);
    expect(await bo.does(`move ${bestMove('dog', bo.view, rng)}`)).toMatchObject({ t: 'done' });
    await world.clockwork.pass(testPace.botPause[1]);
    expect(clients.filter((client) => isAsked('dog', client))).toHaveLength(1);
    const moves = (await logOf(world, anna.admission.table)).filter(
      (text) => /^act \d give/.test(text) || /^act \d/.test(text),
    );
    expect(moves).toHaveLength(4);
    const next = clients.find((client) => isAsked('dog', client)) as Client;
    expect(next.left).toBeGreaterThan(relaxed - testPace.botPause[1] - 1);
    await world.clockwork.pass(testPace.botPause[1] * 2);
    expect(isAsked('dog', next)).toBe(true);
  });

  test('that has run out for several is answered at once, and counted so after a restart', async () => {
    const world = new World('at once');
    const clients = await seated(world, guests, { clock: 'relaxed' });
    const [anna, bo] = clients as [Client, Client];
    await anna.does('start');
    await world.clockwork.pass(relaxed + testPace.botPause[1]);
    expect(clients.map(({ seq }) => seq)).toEqual([1, 1, 1, 1]);
    expect(await logOf(world, anna.admission.table)).toContain('lapsed 4');
    world.restart();
    await bo.attach(world.rooms);
    expect(bo.seq).toBe(1);
    expect(bo.log.at(-1)).toMatchObject({ kind: 'exchanged' });
  });

  test('lets the others decide when the one they waited for has done so', async () => {
    const waiting: (() => void)[] = [];
    const rng = seededRng('late');
    const think = ({ view }: Question): Promise<string> => {
      const move = bestMove('dog', view as AnyView, rng);
      if ((view as AnyView).eye !== 1) return Promise.resolve(move);
      return new Promise((resolve) => waiting.push(() => resolve(move)));
    };
    const world = new World('waited', { thinkers: { think } });
    const clients = await seated(world, guests, { clock: 'relaxed' });
    const [anna, bo] = clients as [Client, Client];
    await anna.does('start');
    await world.clockwork.pass(relaxed + testPace.botPause[1]);
    expect(waiting).toHaveLength(1);
    expect(clients.every((client) => isAsked('dog', client))).toBe(true);
    expect(await bo.does(`move ${bestMove('dog', bo.view, rng)}`)).toMatchObject({ t: 'done' });
    expect(await logOf(world, anna.admission.table)).toContain('lapsed 3');
    expect(clients.filter((client) => isAsked('dog', client))).toHaveLength(1);
  });

  test('stops when the match is over', async () => {
    const world = new World('over');
    const [anna] = (await numbersMatch(world, ['Bo'], { clock: 'brisk', options: 'rounds=1' })) as [Client];
    await world.clockwork.pass(brisk);
    expect(anna.doc.phase).toBe('over');
    expect(anna.left).toBeNull();
    expect(await world.store.withDeadline()).toEqual([]);
  });

  test('can be changed for the decisions to come', async () => {
    const world = new World('changed');
    const [anna, bo] = (await numbersMatch(world)) as [Client, Client];
    expect(anna.left).toBeNull();
    await anna.does('clock brisk');
    await anna.does('move 1');
    await bo.does('move 1');
    expect(anna.left).toBe(brisk);
    await anna.does('clock off');
    await anna.does('move 1');
    await bo.does('move 1');
    expect(anna.left).toBeNull();
    await world.clockwork.pass(brisk * 2);
    expect(anna.view).toMatchObject({ round: 3 });
  });

  test('outlives a restart, with the same deadline', async () => {
    const world = new World('outlives');
    const [anna, bo] = (await numbersMatch(world, ['Bo'], { clock: 'brisk' })) as [Client, Client];
    await world.clockwork.pass(10_000);
    await anna.does('name Alma');
    const [kept] = await world.store.withDeadline();
    expect(kept).toEqual({ id: anna.admission.table, deadline: brisk - 10_000, at: world.clockwork.date() });
    world.restart();
    await settled();
    await world.clockwork.pass(2000);
    await bo.attach(world.rooms);
    expect(bo.left).toBe(brisk - 12_000);
    await world.clockwork.pass(brisk - 12_000);
    expect(bo.view).toMatchObject({ round: 2 });
  });

  test('kills nobody while the table sleeps', async () => {
    const world = new World('asleep');
    const [anna, bo] = (await numbersMatch(world, ['Bo'], { clock: 'brisk' })) as [Client, Client];
    anna.detach();
    bo.detach();
    await world.clockwork.pass(brisk * 4);
    world.restart();
    await anna.attach(world.rooms);
    expect(anna.view).toMatchObject({ round: 1 });
    expect(anna.left).toBe(brisk);
    expect(await logOf(world, anna.admission.table)).toContain('resumed');
  });
});
