import { describe, expect, test } from 'vitest';
import { pick, seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { clocks } from '@rudel/protocol';
import type { TableEntry } from '../src/table/entry.ts';
import { fold } from '../src/table/fold.ts';
import { replaces } from '../src/table/replaces.ts';
import type { Client } from './around/client.ts';
import { logOf, numbersMatch, seated, tableOf } from './around/tables.ts';
import { World } from './around/world.ts';

const people = ['p1', 'p2', 'p3'];

/** Any change of a table by which nobody comes or goes. */
function anyEntry(rng: Rng): TableEntry {
  const [person, seat] = [pick(people, rng), rng.int(4)];
  return pick<TableEntry>(
    [
      { kind: 'options', text: `rounds=${1 + rng.int(9)}` },
      { kind: 'clock', clock: pick(clocks, rng) },
      { kind: 'listed', on: rng.int(2) === 0 },
      { kind: 'named', person, name: `N${rng.int(99)}` },
      { kind: 'lot', person, contribution: `c${rng.int(99)}` },
      { kind: 'bot', seat, level: 'random', name: `B${rng.int(99)}` },
      { kind: 'opened', seat },
      { kind: 'sat', person, seat },
      { kind: 'stood', person },
      { kind: 'host', person },
      { kind: 'seats', count: 4 + rng.int(2) },
      { kind: 'silenced', person },
      { kind: 'unsilenced', person },
    ],
    rng,
  );
}

test('a table is the same without an entry that the next one replaces', async () => {
  const world = new World('law');
  const [anna] = await numbersMatch(world, ['Bo', 'Cleo', 'Dan'], { options: 'rounds=1' });
  const rng = seededRng('law');
  let state = { ...(await tableOf(world, anna?.admission.table ?? '')), phase: 'over' as const };
  let count = 0;
  for (let nth = 0; nth < 20_000; nth += 1) {
    const [one, other] = [anyEntry(rng), anyEntry(rng)];
    const both = fold(fold(state, one), other);
    if (replaces(other, one)) {
      count += 1;
      expect(fold(state, other)).toEqual(both);
    }
    state = { ...both, phase: 'over' };
  }
  expect(count).toBeGreaterThan(500);
});

describe('of settings that follow each other', () => {
  test('only the last is kept', async () => {
    const world = new World('last');
    const [anna, bo] = (await seated(world, ['Bo'])) as [Client, Client];
    const before = (await logOf(world, anna.admission.table)).length;
    for (let nth = 0; nth < 20; nth += 1) {
      await anna.does(`options jackTakesFresh=${nth % 2 === 0 ? 'own' : 'all'}`);
    }
    for (let nth = 0; nth < 20; nth += 1) await bo.does(`name Bo${nth}`);
    for (const text of ['bot 2 greedy', 'bot 2 random', 'open 2', 'bot 2 greedy']) await anna.does(text);
    const log = await logOf(world, anna.admission.table);
    expect(log.slice(before)).toEqual([
      expect.stringMatching(/^options /),
      'named p2',
      expect.stringMatching(/^bot 2 greedy /),
    ]);
    expect(await tableOf(world, anna.admission.table)).toMatchObject({ options: anna.doc.options });
  });

  test('every one was carried out once, and is not carried out again after a restart', async () => {
    const world = new World('once');
    const [anna] = (await seated(world, [])) as [Client];
    const ids = ['brisk', 'relaxed', 'off'].map((clock) => anna.send(`clock ${clock}`));
    await world.clockwork.pass(0);
    world.restart();
    await anna.attach(world.rooms);
    anna.replies.clear();
    for (const [nth, clock] of ['brisk', 'relaxed', 'off'].entries()) anna.send(`clock ${clock}`, ids[nth]);
    await world.clockwork.pass(0);
    expect(ids.map((id) => anna.replies.get(id)?.t)).toEqual(['done', 'done', 'done']);
    expect(anna.doc.clock).toBe('off');
    expect(await tableOf(world, anna.admission.table)).toMatchObject({ clock: 'off' });
  });
});
