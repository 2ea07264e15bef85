import { describe, expect, test } from 'vitest';
import { seededRng } from '@rudel/kernel';
import type { Eye } from '@rudel/kernel';
import { memoryStore } from '@rudel/store';
import type { Store } from '@rudel/store';
import { restored } from '../src/reading/history.ts';
import type { LogPart, Restored } from '../src/reading/history.ts';
import { formatPreface, headOfPreface, parsePreface } from '../src/table/preface.ts';
import { Client } from './around/client.ts';
import { readBy } from './around/read-by.ts';
import {
  appendBehind,
  bestMove,
  entriesOf,
  isAsked,
  numbersMatch,
  seated,
  tableOf,
} from './around/tables.ts';
import { World, must, playable } from './around/world.ts';

async function playRound(clients: readonly Client[]): Promise<void> {
  for (const client of clients) await client.does('move 1');
}

/** A store as it was when logs had no chapters, until the test says otherwise. */
class FormerStore {
  isFormer = true;
  readonly store: Store;

  constructor(inner: Store = memoryStore()) {
    this.store = {
      ...inner,
      append: async (id, place, entries, aside = {}) => {
        const { chapter: _, ...rest } = aside;
        return inner.append(id, place, entries, this.isFormer ? rest : aside);
      },
    };
  }
}

/** All that a table put together from its log can do, as plain data. */
function accountOf({ state, projection, recent }: Restored): unknown {
  const eyes: readonly Eye[] = [...state.seats.keys(), 'table'];
  return {
    state,
    recent: recent.all,
    seen: projection === null ? null : eyes.map((eye) => [projection.seq(eye), projection.log(eye)]),
  };
}

async function expectSame(world: World, table: string, game: string): Promise<void> {
  const last = await world.store.load(table);
  if (last === null) throw new Error('no such table');
  const whole: LogPart = { ...last, chapter: null, entries: await entriesOf(world, table) };
  const account = accountOf(await restored(last, playable(game)));
  expect(account).toEqual(accountOf(await restored(whole, playable(game))));
}

/** Three matches of a table at which people come, go and change their minds. */
async function livelyTable(world: World): Promise<Client[]> {
  const clients = await numbersMatch(world, ['Bo', 'Cleo'], { options: 'rounds=1', listed: true });
  const [anna, bo, cleo] = clients as [Client, Client, Client];
  await playRound(clients);
  for (const text of ['reopen', 'seats 4', 'bot 3 random', 'lot fresh', 'clock relaxed', 'silence p2'])
    expect(await anna.does(text)).toMatchObject({ t: 'done' });
  const guest = await new Client(await world.join(anna.doc.invite, 'A “guest” {$map}')).attach(world.rooms);
  await cleo.does('leave');
  await guest.does('sit 2');
  await anna.does('start');
  await bo.does('name Bob');
  await playRound([anna, bo, guest]);
  await world.clockwork.pass(5000);
  expect(anna.doc.phase).toBe('over');
  await anna.does('host p2');
  await bo.does('rematch');
  await anna.does('move 2');
  return [anna, bo, guest];
}

describe('a match begins a chapter', () => {
  test('from which a table is put together as from its whole log', async () => {
    const world = new World('whole');
    const [anna] = (await livelyTable(world)) as [Client];
    const { table } = anna.admission;
    const { chapter, entries } = (await world.store.load(table)) ?? { chapter: null, entries: [] };
    expect([chapter?.number, entries[0]?.text]).toEqual([3, 'started 3']);
    expect(entries.length).toBeLessThan((await entriesOf(world, table)).length / 2);
    await expectSame(world, table, 'numbers');
  });

  test('also in Dog, at any point of a match', async () => {
    const world = new World('dog');
    const clients = await seated(world);
    const [anna] = clients as [Client];
    await anna.does('start');
    const rng = seededRng('dog');
    for (let nth = 0; nth < 40; nth += 1) {
      const client = clients.find((one) => isAsked('dog', one)) as Client;
      await client.does(`move ${bestMove('dog', client.view, rng)}`);
      if (nth % 10 === 0) await expectSame(world, anna.admission.table, 'dog');
    }
  });

  test('and after a restart everything goes on', async () => {
    const world = new World('restart');
    const [anna, bo, guest] = (await livelyTable(world)) as [Client, Client, Client];
    const known = [anna.seq, anna.view, [...anna.log], anna.doc.results];
    world.restart();
    for (const client of [anna, bo, guest]) await client.attach(world.rooms);
    expect([anna.seq, anna.view, anna.log, anna.doc.results]).toEqual(known);
    await playRound([bo, guest]);
    await world.clockwork.pass(5000);
    expect(anna.doc.results).toHaveLength(3);
  });

  test('and what somebody sent in the match before is still known as a repeat', async () => {
    const world = new World('repeat');
    const [anna, bo] = (await numbersMatch(world, ['Bo'], { options: 'rounds=1' })) as [Client, Client];
    const base = anna.seq;
    await anna.does('move 1');
    const id = bo.freshId();
    bo.send('move 1', id);
    await anna.does('rematch');
    world.restart();
    await bo.attach(world.rooms);
    bo.replies.clear();
    bo.send('move 1', id, base);
    await world.clockwork.pass(0);
    expect(bo.replies.get(id)).toEqual({ t: 'done', id });
  });

  test('that has the record of this match, while no other is read', async () => {
    const store = memoryStore();
    const read: string[] = [];
    const counting: Store = {
      ...store,
      ...readBy(store, (reading) => {
        read.push('table');
        return reading();
      }),
      chapter: (id, number) => {
        read.push(`chapter ${number}`);
        return store.chapter(id, number);
      },
    };
    const world = new World('records', { store: counting });
    const [anna] = (await livelyTable(world)) as [Client];
    const { table } = anna.admission;
    read.length = 0;
    expect(must(await world.rooms.record(table, 2))).toContain('[Player2 "A “guest” {$map}"]');
    expect(must(await world.rooms.record(table, 1))).toContain('[Player2 "Player 3"]');
    expect(must(await world.rooms.record(table, 1))).toContain('[Player1 "Bob"]');
    expect(await world.rooms.record(table, 3)).toMatchObject({ refusal: { error: 'match-running' } });
    expect(read).toEqual(['chapter 2', 'table', 'chapter 1', 'table']);
    expect(await world.rooms.record(table, 4)).toMatchObject({ refusal: { error: 'no-such-match' } });
    expect(await world.rooms.record('nowhere', 1)).toMatchObject({ refusal: { error: 'no-such-table' } });
  });
});

test('a table from before there were chapters goes on, and all its records are there', async () => {
  const former = new FormerStore();
  const world = new World('former', { store: former.store });
  const [anna, bo] = (await numbersMatch(world, ['Bo'], { options: 'rounds=1' })) as [Client, Client];
  const { table } = anna.admission;
  await playRound([anna, bo]);
  await anna.does('rematch');
  await playRound([anna, bo]);
  former.isFormer = false;
  world.restart();
  for (const client of [anna, bo]) await client.attach(world.rooms);
  expect(anna.doc.results).toHaveLength(2);
  await anna.does('rematch');
  await playRound([anna, bo]);
  const records = await Promise.all(
    [1, 2, 3].map(async (match) => must(await world.rooms.record(table, match))),
  );
  expect(new Set(records).size).toBe(3);
  await expectSame(world, table, 'numbers');
});

describe('the text before a match', () => {
  test('reads back', async () => {
    const world = new World('text');
    const [anna] = (await livelyTable(world)) as [Client];
    const state = { ...(await tableOf(world, anna.admission.table)), match: null };
    const preface = { state, commands: new Map([['p1', ['a', 'b"c']]]) };
    const text = formatPreface(preface);
    expect(parsePreface(text, playable('numbers'))).toEqual(preface);
    expect(headOfPreface(text)).toBe('numbers/1');
    expect(headOfPreface('')).toBe('');
  });

  test('has nothing of the match that is over', async () => {
    const world = new World('nothing');
    const [anna] = (await livelyTable(world)) as [Client];
    const { chapter } = (await world.store.load(anna.admission.table)) ?? {};
    expect(chapter?.text).not.toContain('card');
  });
});

test('a long log is read in pieces, and others have their turn between them', async () => {
  const world = new World('pieces');
  const [anna] = (await seated(world, [])) as [Client];
  const { table } = anna.admission;
  const names = Array.from({ length: 5000 }, (_, nth) => `named p1 N${nth}`);
  await appendBehind(
    world,
    table,
    names.map((text) => ({ text, command: null, at: 0, deadline: null })),
  );
  let breaths = 0;
  const part = await world.store.load(table);
  if (part === null) throw new Error('no such table');
  const { state } = await restored({ ...part, names: [] }, playable('dog'), async () => {
    breaths += 1;
  });
  expect(state.people.get('p1')?.name).toBe('N4999');
  expect(breaths).toBe(1000);
});
