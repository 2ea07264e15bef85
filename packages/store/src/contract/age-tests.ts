import { expect, test } from 'vitest';
import { unclaimed } from '../unclaimed.ts';
import { commanded, createTable, entryOf, expectFault, keysOf, textsOf } from './trial.ts';
import type { MakeStore } from './trial.ts';

const at = (time: number): { readonly at: number } => ({ at: time });

/** How long nobody has touched a table. */
export function ageTests(make: MakeStore): void {
  test('tables are told by their last change, the longest untouched first', async () => {
    const { store, reopen } = await make();
    for (const [id, time] of [
      ['a', 300],
      ['b', 100],
      ['c', 200],
    ] as const) {
      await store.create(id, keysOf(id), [entryOf('1', at(1)), entryOf('22', at(time))], {});
    }
    await createTable(store, 'empty');
    await store.append('c', unclaimed(2), [entryOf('3', at(400))], {
      chapter: { number: 1, text: 'four' },
      closed: true,
    });
    const told = [
      { id: 'empty', epoch: 0, changed: 0, entries: 0, bytes: 0, chapters: 0, closed: false },
      { id: 'b', epoch: 0, changed: 100, entries: 2, bytes: 3, chapters: 0, closed: false },
      { id: 'a', epoch: 0, changed: 300, entries: 2, bytes: 3, chapters: 0, closed: false },
      { id: 'c', epoch: 0, changed: 400, entries: 3, bytes: 8, chapters: 1, closed: true },
    ];
    for (const open of [() => store, reopen]) {
      const one = await open();
      expect(await one.aged(1000, 10)).toEqual(told);
      expect(await one.aged(400, 10)).toEqual(told.slice(0, 3));
      expect(await one.aged(400, 2)).toEqual(told.slice(0, 2));
      expect(await one.aged(0, 10)).toEqual([]);
      await expectFault(one.aged(Number.POSITIVE_INFINITY, 1), 'unfit');
    }
  });

  test('the last change is the latest time of last entries, also of closed tables', async () => {
    const { store, reopen } = await make();
    expect(await store.lastChange()).toBe(0);
    for (const id of ['a', 'b']) await createTable(store, id);
    await store.append('a', unclaimed(0), [entryOf('1', { at: 90 })]);
    await store.append('b', unclaimed(0), [entryOf('1', { at: 70 })], { closed: true });
    expect(await store.lastChange()).toBe(90);
    const again = await reopen();
    await again.append('a', unclaimed(1), [entryOf('2', { at: 60 })]);
    expect(await again.lastChange()).toBe(70);
  });
}

/** What is thrown away. */
export function eraseTests(make: MakeStore): void {
  test('an erased table is gone with everything, and its names are free', async () => {
    const { store, reopen } = await make();
    const aside = {
      tokens: [{ person: 'p', hash: 'h' }],
      names: [{ person: 'p', name: 'Anna' }],
      secret: { match: 1, secret: 's' },
      talk: { from: 1, lines: [{ n: 1, text: 'x' }] },
      chapter: { number: 1, text: 'x' },
      listed: true,
    };
    const first = [commanded('1', 'p', 'c')];
    await store.create('t', keysOf('t'), first, aside);
    await store.append('t', unclaimed(1), [entryOf('2', { at: 9, deadline: 5 })], { replaces: true });
    await createTable(store, 'other', '1');
    await store.erase('t', unclaimed(1), 9);
    for (const open of [() => store, reopen]) {
      const one = await open();
      expect(await one.load('t')).toBeNull();
      expect(await one.chapter('t', 1)).toBeNull();
      expect(await one.find({ code: keysOf('t').code })).toBeNull();
      expect(await one.listed(5)).toEqual([]);
      expect(await one.withDeadline()).toEqual([]);
      expect(await one.lastChange()).toBe(entryOf('').at);
      expect((await one.aged(Number.MAX_SAFE_INTEGER, 5)).map(({ id }) => id)).toEqual(['other']);
      expect(await textsOf(one, 'other')).toEqual(['1']);
    }
    const again = await reopen();
    await again.create('t', keysOf('t'), first, {});
    const fresh = {
      entries: [{ n: 1 }],
      tokens: [],
      names: [],
      secrets: new Map(),
      talk: [],
      chapter: null,
      replaced: [],
    };
    expect(await again.load('t')).toMatchObject(fresh);
  });
}

/** What is not thrown away. */
export function comebackTests(make: MakeStore): void {
  test('a table that somebody has come back to is not erased', async () => {
    const { store } = await make();
    await store.create('t', keysOf('t'), [entryOf('1', at(5))], {});
    await store.append('t', unclaimed(1), [entryOf('2', at(6))]);
    await expectFault(store.erase('t', unclaimed(1), 5), 'not-the-last');
    await store.append('t', unclaimed(2), [entryOf('3', at(7))], { replaces: true });
    await expectFault(store.erase('t', unclaimed(2), 6), 'not-the-last');
    await expectFault(store.erase('nowhere', unclaimed(0), 0), 'missing');
    expect(await textsOf(store, 't')).toEqual(['1', '3']);
    await store.erase('t', unclaimed(2), 7);
    expect(await store.load('t')).toBeNull();
  });
}

/** What is free again. */
export function roomTests(make: MakeStore): void {
  test('what is erased makes room', async () => {
    const { store } = await make();
    const empty = await store.total();
    await createTable(store, 't', 'x'.repeat(500_000));
    expect((await store.total()) - empty).toBeGreaterThan(490_000);
    await store.erase('t', unclaimed(1), entryOf('').at);
    expect((await store.total()) - empty).toBeLessThan(100_000);
  });
}

/** Whether it can serve. */
export function lifeTests(make: MakeStore): void {
  test('a store that works says so, and has not ended', async () => {
    const { store } = await make();
    await createTable(store, 't', '1');
    const before = await store.total();
    for (const _ of [1, 2, 3]) await store.probe();
    expect((await store.total()) - before).toBeLessThan(20_000);
    const running = Symbol('running');
    expect(await Promise.race([store.ended, Promise.resolve(running)])).toBe(running);
    await store.close();
    await expectFault(store.probe(), 'ended');
    expect(await Promise.race([store.ended, Promise.resolve(running)])).toBe(running);
  });
}
