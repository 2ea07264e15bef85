import { describe, expect, test } from 'vitest';
import { localBus } from '@rudel/bus';
import { seededRng } from '@rudel/kernel';
import { openRooms } from '@rudel/room';
import { StoreFault, memoryStore, storeFaults } from '@rudel/store';
import type { Store } from '@rudel/store';
import type { Client } from './around/client.ts';
import { settled } from './around/fake-clockwork.ts';
import { bestMove, isAsked, logOf, numbersMatch, seated } from './around/tables.ts';
import { World, testPace } from './around/world.ts';

/** A store that tells which checkpoints it was given, and from which tables went on. */
function watchedStore(): {
  readonly store: Store;
  readonly kept: string[];
  readonly resumed: (string | null)[];
} {
  const inner = memoryStore();
  const [kept, resumed] = [[] as string[], [] as (string | null)[]];
  const store: Store = {
    ...inner,
    async checkpoint(id, place, text) {
      await inner.checkpoint(id, place, text);
      kept.push(text);
    },
    async claim(id, owner) {
      const claimed = await inner.claim(id, owner);
      resumed.push(claimed?.checkpoint ?? null);
      return claimed;
    },
  };
  return { store, kept, resumed };
}

const often = { ...testPace, checkpoint: 1 };
const nineRounds = { options: 'rounds=9' };

async function playRound(clients: readonly Client[]): Promise<void> {
  for (const client of clients) await client.does('move 1');
}

const known = ({ seq, view, log, doc }: Client): unknown => [seq, view, [...log], doc.seats];

describe('a table that is opened from its checkpoint', () => {
  test('is as it was, for every eye', async () => {
    const { store, resumed } = watchedStore();
    const world = new World('dog', { store });
    const clients = await seated(world);
    await clients[0]?.does('start');
    const rng = seededRng('dog');
    for (let nth = 0; nth < 30; nth += 1) {
      const client = clients.find((one) => isAsked('dog', one)) as Client;
      await client.does(`move ${bestMove('dog', client.view, rng)}`);
    }
    const before = clients.map(known);
    world.restart();
    for (const client of clients) await client.attach(world.rooms);
    expect(clients.map(known)).toEqual(before);
    expect(resumed.at(-1)).not.toBeNull();
    expect(world.reports).toEqual([]);
  });

  test('knows what was sent before it, and how much there is of the match', async () => {
    const { store, resumed } = watchedStore();
    const world = new World('repeat', { store });
    const [anna, bo] = (await numbersMatch(world, ['Bo'], nineRounds)) as [Client, Client];
    const base = anna.seq;
    anna.send('move 1', 'once');
    await settled();
    await bo.does('move 1');
    for (let round = 2; round <= 4; round += 1) await playRound([anna, bo]);
    world.restart();
    await anna.attach(world.rooms);
    const log = await logOf(world, anna.admission.table);
    anna.replies.clear();
    anna.send('move 1', 'once', base);
    await settled();
    expect(anna.replies.get('once')).toEqual({ t: 'done', id: 'once' });
    expect(await logOf(world, anna.admission.table)).toEqual(log);
    expect(resumed.at(-1)).not.toBeNull();
  });

  test('goes back to what was decided before it, alone with a bot', async () => {
    const { store, resumed } = watchedStore();
    const world = new World('back', { store, pace: often });
    const wanted = { game: 'numbers', seats: ['me', 'bot random'], options: 'rounds=9' } as const;
    const [anna] = (await seated(world, [], wanted)) as [Client];
    await anna.does('start');
    const views = [anna.view];
    for (let round = 1; round <= 4; round += 1) {
      await anna.does('move 1');
      await world.clockwork.pass(2000);
      views.push(anna.view);
    }
    for (const view of views.slice(0, -1).toReversed()) {
      world.restart();
      await anna.attach(world.rooms);
      expect(resumed.at(-1)).not.toBeNull();
      await anna.does('takeback');
      expect(anna.view).toEqual(view);
      const told = known(anna);
      world.restart();
      await anna.attach(world.rooms);
      expect(known(anna)).toEqual(told);
    }
  });

  test('goes on to the end of the match, opened again and again', async () => {
    const { store, resumed } = watchedStore();
    const world = new World('again', { store, pace: often });
    const clients = (await numbersMatch(world, ['Bo'], nineRounds)) as [Client, Client];
    for (let round = 1; round <= 9; round += 1) {
      await playRound(clients);
      world.restart();
      for (const client of clients) await client.attach(world.rooms);
    }
    expect(clients[1].doc).toMatchObject({ phase: 'over' });
    expect(clients[1].doc.results).toHaveLength(1);
    expect(resumed.filter((text) => text !== null)).toHaveLength(9);
  });
});

describe('a checkpoint', () => {
  test('is kept when everybody has seen enough, and never because of what only some know', async () => {
    const { store, kept } = watchedStore();
    const world = new World('public', { store, pace: { ...testPace, checkpoint: 2 } });
    const [anna, bo] = (await numbersMatch(world, ['Bo'], nineRounds)) as [Client, Client];
    const counts: number[] = [];
    for (let round = 1; round <= 6; round += 1) {
      for (const client of [anna, bo]) {
        await client.does('move 1');
        counts.push(kept.length);
      }
    }
    expect(counts).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3]);
  });

  test('has nobody’s name and no secret in it', async () => {
    const { store, kept } = watchedStore();
    const world = new World('names', { store, pace: often });
    const [anna, bo] = (await numbersMatch(world, ['Bo'], nineRounds)) as [Client, Client];
    await anna.does('name Adelheid');
    await bo.does('name Balduin');
    await playRound([anna, bo]);
    const [text = ''] = kept;
    const { secrets } = (await store.load(anna.admission.table)) ?? { secrets: new Map<number, string>() };
    for (const word of ['Adelheid', 'Balduin', ...secrets.values()]) expect(text).not.toContain(word);
  });

  test('is right where several decide in one beat', async () => {
    const { store, kept, resumed } = watchedStore();
    const world = new World('beat', { store, pace: { ...often, tick: 100 } });
    const clients = await numbersMatch(world, ['Bo', 'Cleo'], nineRounds);
    for (let round = 1; round <= 6; round += 1) {
      for (const client of clients) client.send('move 1');
      await world.clockwork.pass(500);
    }
    world.restart();
    for (const client of clients) await client.attach(world.rooms);
    expect(kept.length).toBeGreaterThan(2);
    expect(resumed.at(-1)).not.toBeNull();
    expect(world.reports).toEqual([]);
    expect(clients[0]?.view).toMatchObject({ round: 7 });
  });

  test.each(storeFaults)('that cannot be kept (%s) is missed by nobody', async (kind) => {
    const inner = memoryStore();
    const store: Store = {
      ...inner,
      checkpoint: () => Promise.reject(new StoreFault(kind, 'Not this.')),
    };
    const world = new World(`failing ${kind}`, { store, pace: often });
    const clients = (await numbersMatch(world, ['Bo'], nineRounds)) as [Client, Client];
    await playRound(clients);
    await playRound(clients);
    expect(new Set(world.reports.map(({ event }) => event))).toEqual(new Set(['checkpoint-failed']));
    expect(clients.map(({ ended }) => ended)).toEqual([null, null]);
    world.restart();
    for (const client of clients) await client.attach(world.rooms);
    expect(clients[0].view).toMatchObject({ round: 3 });
  });

  test.each([
    ['of another form', (text: string) => text.replace('"form":1', '"form":0')],
    ['with a position that nobody can read', (text: string) => text.replace('numbers/1 {', 'lost/1 {')],
  ])('%s is passed over, and the whole log read', async (_what, change) => {
    const { store } = watchedStore();
    const world = new World('unread', { store, pace: often });
    const [anna, bo] = (await numbersMatch(world, ['Bo'], nineRounds)) as [Client, Client];
    await playRound([anna, bo]);
    await playRound([anna, bo]);
    const seen = known(anna);
    let changed = '';
    const odd: Store = {
      ...store,
      claim: async (id, owner) => {
        const claimed = await store.claim(id, owner);
        changed = change(claimed?.checkpoint ?? '');
        return claimed === null ? null : { ...claimed, checkpoint: changed };
      },
    };
    const others = openRooms({ ...world.ports, store: odd, owner: 'elsewhere', bus: localBus() });
    await anna.attach(others);
    expect(changed).not.toBe('');
    expect(known(anna)).toEqual(seen);
    expect(await anna.does('move 2')).toMatchObject({ t: 'done' });
  });
});
