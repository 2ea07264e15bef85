import { describe, expect, test } from 'vitest';
import { memoryStore } from '@rudel/store';
import type { LogSize, Store } from '@rudel/store';
import { LogMeasure } from '../src/writing/log-measure.ts';
import type { Client } from './around/client.ts';
import { settled } from './around/fake-clockwork.ts';
import { readBy } from './around/read-by.ts';
import { appendBehind, entriesOf, numbersMatch, reasonOf, seated } from './around/tables.ts';
import { World } from './around/world.ts';

/** A store whose tables have seen more than they have. */
function longStore(): { readonly store: Store; grow: (size: LogSize) => void } {
  const inner = memoryStore();
  let more: LogSize = { entries: 0, bytes: 0 };
  return {
    store: {
      ...inner,
      ...readBy(inner, async (read) => {
        const stored = await read();
        if (stored === null) return null;
        const { entries, bytes } = stored.size;
        return { ...stored, size: { entries: entries + more.entries, bytes: bytes + more.bytes } };
      }),
      append: (id, { epoch, after }, ...rest) =>
        inner.append(id, { epoch, after: after - more.entries }, ...rest),
    },
    grow: (size) => {
      more = size;
    },
  };
}

async function atFullTable(size: LogSize): Promise<[World, Client, Client]> {
  const { store, grow } = longStore();
  const world = new World('full', { store });
  const [anna, bo] = (await numbersMatch(world, ['Bo'], { options: 'rounds=1' })) as [Client, Client];
  grow(size);
  world.restart();
  for (const client of [anna, bo]) await client.attach(world.rooms);
  return [world, anna, bo];
}

describe('a table that is full', () => {
  test.each<[string, LogSize]>([
    ['of entries', { entries: 44_000, bytes: 0 }],
    ['of text', { entries: 0, bytes: 7_000_000 }],
  ])('%s finishes its match, and takes nothing else', async (_what, size) => {
    const [world, anna, bo] = await atFullTable(size);
    expect(reasonOf(await anna.does('name Annika'))).toBe('log-full');
    const by = { invite: anna.doc.invite };
    expect(await world.rooms.join({ by, name: 'Cleo', watch: true, contribution: '' })).toMatchObject({
      refusal: { error: 'log-full', message: expect.stringContaining('open a new table') as string },
    });
    for (const client of [anna, bo]) expect(await client.does('move 1')).toMatchObject({ t: 'done' });
    expect(anna.doc.phase).toBe('over');
    expect(reasonOf(await anna.does('rematch'))).toBe('log-full');
    expect((await world.rooms.record(anna.admission.table, 1)).ok).toBe(true);
    expect(await anna.does('kick p2')).toMatchObject({ t: 'done' });
    expect(await anna.does('leave')).toMatchObject({ t: 'done' });
  });

  test('has room for a match as long as it is not', async () => {
    const [, anna, bo] = await atFullTable({ entries: 43_000, bytes: 6_900_000 });
    for (const client of [anna, bo]) await client.does('move 1');
    expect(await anna.does('rematch')).toMatchObject({ t: 'done' });
  });
});

const lines = (texts: readonly string[]) =>
  texts.map((text) => ({ text, command: null, at: 0, deadline: null }));

describe('a match without an end', () => {
  test('stops before it is too long to be read, and nothing spins', async () => {
    const world = new World('endless');
    const seats = ['me', 'bot random'] as const;
    const [anna] = (await seated(world, [], { game: 'numbers', seats, clock: 'brisk' })) as [Client];
    await anna.does('start');
    const { table } = anna.admission;
    const [at, deadline] = [world.clockwork.date(), 25_000];
    const endless = lines(Array.from({ length: 6000 }, () => 'lapsed 0')).map((line) => ({
      ...line,
      at,
      deadline,
    }));
    const { length } = await entriesOf(world, table);
    await appendBehind(world, table, endless);
    world.restart();
    await anna.attach(world.rooms);
    expect(reasonOf(await anna.does('move 1'))).toBe('match-too-long');
    await world.clockwork.pass(100_000);
    expect(await entriesOf(world, table)).toHaveLength(length + 6000);
    expect(anna.doc.phase).toBe('playing');
    expect(world.clockwork.settings.length).toBeLessThan(100);
    expect(await anna.does('leave')).toMatchObject({ t: 'done' });
  });
});

describe('between two matches', () => {
  test('there is an end to changes; a match that begins makes room', async () => {
    const world = new World('changes');
    const [anna] = (await seated(world, [], { game: 'numbers', seats: ['me', 'bot random'] })) as [Client];
    const { table } = anna.admission;
    const changes = lines(Array.from({ length: 1500 }, () => 'host p1'));
    await appendBehind(world, table, changes);
    world.restart();
    await anna.attach(world.rooms);
    expect(reasonOf(await anna.does('clock brisk'))).toBe('too-many-changes');
    expect(await anna.does('start')).toMatchObject({ t: 'done' });
    expect(await anna.does('clock brisk')).toMatchObject({ t: 'done' });
    await settled();
  });
});

const measure = (size: LogSize): LogMeasure => new LogMeasure({ size, entries: [] });

describe('a log is measured', () => {
  const change = [{ kind: 'clock', clock: 'off' }] as const;

  test('with what is replaced, and with the text before a match', () => {
    const log = measure({ entries: 43_999, bytes: 0 });
    log.add(lines(['clock brisk']), null, { text: 'clock relaxed' });
    expect([log.entries, log.whyNot(change)]).toEqual([43_999, null]);
    log.add(lines(['clock brisk']), null, null);
    expect([log.entries, log.whyNot(change)]).toEqual([44_000, 'log-full']);
    const other = measure({ entries: 0, bytes: 6_999_990 });
    other.add(lines(['started 1']), 'x', null);
    expect(other.whyNot(change)).toBe('log-full');
  });

  test('in bytes as they are on disk', () => {
    const log = measure({ entries: 0, bytes: 7_000_000 - 9 });
    log.add(lines(['aé']), null, null);
    log.add(lines(['€']), null, null);
    expect(log.whyNot(change)).toBeNull();
    log.add(lines(['🐺']), null, null);
    expect(log.whyNot(change)).toBe('log-full');
  });
});
