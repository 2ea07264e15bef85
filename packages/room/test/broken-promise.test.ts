import { describe, expect, test } from 'vitest';
import { commitmentTo, parseRecord, verified } from '@rudel/kernel';
import { memoryStore } from '@rudel/store';
import type { Store, StoredChapter } from '@rudel/store';
import { matchHistory } from '../src/reading/history.ts';
import { recordText } from '../src/records/record-text.ts';
import type { Client } from './around/client.ts';
import { readBy } from './around/read-by.ts';
import { numbersMatch, seated } from './around/tables.ts';
import { World, must, playable } from './around/world.ts';

const planted = '5'.repeat(64);

/** A store in which somebody exchanges secrets behind the room's back. */
class SwappedStore {
  readonly swapped = new Map<number, string>();
  readonly store: Store;

  constructor(store: Store = memoryStore()) {
    this.store = {
      ...store,
      ...readBy(store, async (read) => {
        const stored = await read();
        return stored === null ? null : this.#swap(stored);
      }),
      chapter: async (id, number) => {
        const stored = await store.chapter(id, number);
        return stored === null ? null : this.#swap(stored);
      },
    };
  }

  #swap<T extends StoredChapter>(stored: T): T {
    return { ...stored, secrets: new Map([...stored.secrets, ...this.swapped]) };
  }
}

const reported = (world: World): unknown[] =>
  world.reports.flatMap(({ event, details }) => (event === 'promise-broken' ? [details] : []));

async function playOut(clients: readonly Client[]): Promise<void> {
  for (const client of clients) await client.does('move 2');
}

describe('a secret that was exchanged on disk', () => {
  test('before the start: nobody is dealt anything, and everybody is told why', async () => {
    const { swapped, store } = new SwappedStore();
    const world = new World('before the start', { store });
    const clients = await seated(world, ['Bo'], { game: 'numbers', seats: ['me', 'open'] });
    const [anna, bo] = clients as [Client, Client];
    swapped.set(1, planted);
    expect(await anna.does('start')).toBeUndefined();
    expect([anna.ended, bo.ended]).toEqual(['broken', 'broken']);
    expect(clients.map(({ known }) => known)).toEqual([null, null]);
    expect(reported(world)[0]).toEqual({ table: anna.admission.table.slice(0, 6), match: 1 });
    const kept = await store.load(anna.admission.table);
    expect(kept?.entries.some(({ text }) => text.startsWith('started'))).toBe(false);
  });

  test('before a restart in the match: the table is opened to nobody, others go on', async () => {
    const { swapped, store } = new SwappedStore();
    const world = new World('before a restart', { store });
    const [anna] = (await numbersMatch(world)) as [Client];
    const { invite } = anna.doc;
    swapped.set(1, planted);
    world.restart();
    await anna.attach(world.rooms);
    expect([anna.ended, anna.attached]).toEqual(['broken', null]);
    const refusal = { ok: false, refusal: { error: 'promise-broken' } };
    expect(await world.rooms.look({ invite })).toMatchObject(refusal);
    expect(
      await world.rooms.join({ by: { invite }, name: 'Eve', watch: true, contribution: '' }),
    ).toMatchObject(refusal);
    swapped.clear();
    const others = await numbersMatch(world);
    expect(others[0]?.doc.phase).toBe('playing');
    await anna.attach(world.rooms);
    expect(anna.ended).toBeNull();
  });

  test('of the match that comes next: its rematch is refused, its record was sound', async () => {
    const { swapped, store } = new SwappedStore();
    const world = new World('the next one', { store });
    const clients = await numbersMatch(world, ['Bo'], { options: 'rounds=1' });
    await playOut(clients);
    expect(clients[0]?.doc.phase).toBe('over');
    swapped.set(2, planted);
    expect((await world.rooms.record(clients[0]?.admission.table ?? '', 1)).ok).toBe(true);
    await clients[0]?.does('rematch');
    expect(clients.map(({ ended }) => ended)).toEqual(['broken', 'broken']);
  });

  test('after the match: there is no record that would call it fair', async () => {
    const { swapped, store } = new SwappedStore();
    const world = new World('after the match', { store });
    const clients = await numbersMatch(world, ['Bo'], { options: 'rounds=1' });
    await playOut(clients);
    swapped.set(1, planted);
    const record = await world.rooms.record(clients[0]?.admission.table ?? '', 1);
    expect(record).toMatchObject({ ok: false, refusal: { error: 'promise-broken' } });
  });

  test('is named by no report', async () => {
    const { swapped, store } = new SwappedStore();
    const world = new World('no secret', { store });
    const [anna] = (await numbersMatch(world)) as [Client];
    swapped.set(1, planted);
    world.restart();
    await anna.attach(world.rooms);
    const told = JSON.stringify(world.reports);
    expect(told).toContain('promise-broken');
    expect(told).not.toContain(planted);
    expect(told).not.toContain(anna.admission.table);
  });
});

async function played(): Promise<{ text: string; promised: string }> {
  const world = new World('a file');
  const clients = await numbersMatch(world, ['Bo'], { options: 'rounds=1' });
  const promised = clients[0]?.doc.commitment ?? '';
  await playOut(clients);
  return { text: must(await world.rooms.record(clients[0]?.admission.table ?? '', 1)), promised };
}

test('a record has the promise from the log, and when the cards were dealt', async () => {
  const world = new World('from the log');
  const clients = await numbersMatch(world, ['Bo'], { options: 'rounds=1' });
  const promised = clients[0]?.doc.commitment;
  await playOut(clients);
  const text = must(await world.rooms.record(clients[0]?.admission.table ?? '', 1));
  expect(text).toContain(`[Commitment "${promised}"]`);
  expect(text).toMatch(/\[Dealt "\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"\]/);
});

test('a record never makes its promise fit: another secret beside it contradicts what was published', async () => {
  const world = new World('never fits');
  const clients = await numbersMatch(world, ['Bo'], { options: 'rounds=1' });
  const promised = clients[0]?.doc.commitment ?? '';
  await playOut(clients);
  const stored = await world.store.load(clients[0]?.admission.table ?? '');
  const history = stored === null ? null : await matchHistory(stored, playable('numbers'), 1);
  if (history === null) throw new Error('no match');
  const text = recordText(history, planted, new Map());
  expect(text).toContain(`[Commitment "${promised}"]`);
  expect(text).not.toContain(commitmentTo(planted));
});

describe('a record file that somebody has changed', () => {
  const { game } = playable('numbers');

  function faultOf(text: string, promised?: string, added?: string): string | null {
    const record = parseRecord(text);
    if (!record.ok) throw new Error(record.error);
    const lines = record.value.lines.filter(({ kind }) => kind !== 'assert');
    const claims = { ...(promised !== undefined && { promised }), ...(added !== undefined && { added }) };
    const found = verified(game, { ...record.value, lines }, claims);
    return 'error' in found ? found.error : (found.fault?.error ?? null);
  }

  test('nothing changed', async () => {
    const { text, promised } = await played();
    expect(faultOf(text, promised, 'fromBo')).toBeNull();
  });

  test('the secret', async () => {
    const { text } = await played();
    expect(faultOf(text.replace(/\[Secret "[\da-f]+"\]/, `[Secret "${planted}"]`))).toMatch(
      /^The promise was broken: the secret/,
    );
  });

  test('the secret and the commitment with it: only who was promised another one can tell', async () => {
    const { text, promised } = await played();
    const swapped = text
      .replace(/\[Secret "[\da-f]+"\]/, `[Secret "${planted}"]`)
      .replace(promised, commitmentTo(planted));
    expect(faultOf(swapped, promised)).toMatch(/^The promise was broken: this record names another/);
    expect(faultOf(swapped)).toMatch(/^By its secret the table should have drawn/);
  });

  test('a contribution', async () => {
    const { text, promised } = await played();
    const changed = text.replace('"fromBo"', '"byTheHost"');
    expect(faultOf(changed, promised, 'fromBo')).toContain('‘fromBo’, is not among the contributions');
    expect(faultOf(changed)).toMatch(/^By its secret the table should have drawn/);
  });

  test('a draw', async () => {
    const { text } = await played();
    const line = /^chance (\S+)$/m.exec(text) ?? ['', ''];
    const tokens = (line[1] ?? '').split(',');
    const changed = text.replace(line[0], `chance ${[...tokens.slice(1), tokens[0]].join(',')}`);
    expect(changed).not.toBe(text);
    expect(faultOf(changed)).toMatch(/^By its secret the table should have drawn/);
  });
});
