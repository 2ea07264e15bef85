import { expect, test } from 'vitest';
import type { Aside, Store, TalkRow } from '../port.ts';
import { unclaimed } from '../unclaimed.ts';
import { createTable, entryOf, expectFault, keysOf } from './trial.ts';
import type { MakeStore } from './trial.ts';

/** Changes what is aside of a table that stays without entries. */
const put = (store: Store, id: string, aside: Aside): Promise<void> =>
  store.append(id, unclaimed(0), [], aside);

/** What changes together with entries. */
export function asideTests(make: MakeStore): void {
  test('a token is replaced by a later one of the same person, or forgotten', async () => {
    const { store } = await make();
    await createTable(store, 't');
    const tokens = async (): Promise<unknown> => (await store.load('t'))?.tokens;
    await put(store, 't', {
      tokens: [
        { person: 'p2', hash: 'b' },
        { person: 'p1', hash: 'a' },
      ],
    });
    expect(await tokens()).toEqual([
      { person: 'p1', hash: 'a' },
      { person: 'p2', hash: 'b' },
    ]);
    await put(store, 't', { tokens: [{ person: 'p1', hash: 'c' }], forgotten: ['p2', 'nobody'] });
    expect(await tokens()).toEqual([{ person: 'p1', hash: 'c' }]);
    await put(store, 't', { forgotten: ['p1'], tokens: [{ person: 'p1', hash: 'd' }] });
    expect(await tokens()).toEqual([{ person: 'p1', hash: 'd' }]);
  });

  test('secrets are kept by match, the last one of each', async () => {
    const { store } = await make();
    await createTable(store, 't');
    for (const [match, secret] of [
      [2, 'two'],
      [1, 'one'],
      [2, 'two again'],
    ] as const) {
      await put(store, 't', { secret: { match, secret } });
    }
    expect((await store.load('t'))?.secrets).toEqual(
      new Map([
        [1, 'one'],
        [2, 'two again'],
      ]),
    );
  });
}

/** What people are called. */
export function nameTests(make: MakeStore): void {
  test('a name takes the place of an earlier one of the same person, and goes with the token', async () => {
    const { store, reopen } = await make();
    await createTable(store, 't');
    await put(store, 't', {
      names: [
        { person: 'p2', name: 'Bo' },
        { person: 'p1', name: 'Anna <ö> 🐺' },
      ],
      tokens: [{ person: 'p1', hash: 'a' }],
    });
    await put(store, 't', { names: [{ person: 'p2', name: 'Bodo' }] });
    expect(await store.load('t')).toMatchObject({
      names: [
        { person: 'p1', name: 'Anna <ö> 🐺' },
        { person: 'p2', name: 'Bodo' },
      ],
    });
    await put(store, 't', { forgotten: ['p1', 'nobody'] });
    const kept = { tokens: [], names: [{ person: 'p2', name: 'Bodo' }] };
    expect(await store.load('t')).toMatchObject(kept);
    expect(await (await reopen()).load('t')).toMatchObject(kept);
    await expectFault(put(await reopen(), 't', { names: [{ person: 'p2', name: 'half \uD83D' }] }), 'unfit');
  });
}

/** What was said at a table. */
export function talkTests(make: MakeStore): void {
  test('lines of talk are kept by number, changed, and forgotten from the first on', async () => {
    const { store, reopen } = await make();
    await createTable(store, 't', 'an entry');
    await createTable(store, 'other');
    const say = (from: number, ...lines: readonly TalkRow[]): Promise<void> =>
      store.append('t', unclaimed(1), [], { talk: { from, lines } });
    await put(store, 'other', { talk: { from: 1, lines: [{ n: 2, text: 'elsewhere' }] } });
    expect((await store.load('t'))?.talk).toEqual([]);
    await say(1, { n: 2, text: 'two' }, { n: 1, text: '<b>“one”</b> 🐺' });
    await say(1, { n: 10, text: 'ten' });
    await say(2, { n: 2, text: 'two, again' });
    const kept = [
      { n: 2, text: 'two, again' },
      { n: 10, text: 'ten' },
    ];
    expect(await store.load('t')).toMatchObject({ talk: kept, entries: [{ text: 'an entry' }] });
    const again = await reopen();
    expect((await again.load('t'))?.talk).toEqual(kept);
    await again.append('t', unclaimed(1), [], { talk: { from: 11, lines: [] } });
    expect((await again.load('t'))?.talk).toEqual([]);
    expect((await again.load('other'))?.talk).toEqual([{ n: 2, text: 'elsewhere' }]);
  });

  test('a line that could not be read again is refused', async () => {
    const { store } = await make();
    await createTable(store, 't');
    for (const row of [
      { n: 1, text: 'half \uD83D' },
      { n: 1, text: 'a\0b' },
      { n: 1.5, text: 'x' },
    ])
      await expectFault(put(store, 't', { talk: { from: 1, lines: [row] } }), 'unfit');
    await expectFault(put(store, 't', { talk: { from: Number.NaN, lines: [] } }), 'unfit');
    expect((await store.load('t'))?.talk).toEqual([]);
  });
}

/** What stays as it was. */
export function untouchedTests(make: MakeStore): void {
  test('what is not named stays, and what is named changes with the entry', async () => {
    const { store } = await make();
    await createTable(store, 't');
    const tokens = [{ person: 'p', hash: 'h' }];
    await put(store, 't', { listed: true, tokens, secret: { match: 1, secret: 's' } });
    const kept = { keys: keysOf('t'), tokens, secrets: new Map([[1, 's']]) };
    await store.append('t', unclaimed(0), [entryOf('1')]);
    expect(await store.load('t')).toMatchObject({ ...kept, listed: true, closed: false });
    await store.append('t', unclaimed(1), [entryOf('2')], { closed: true });
    expect(await store.load('t')).toMatchObject({ ...kept, listed: true, closed: true });
    await store.append('t', unclaimed(2), [], { listed: false, closed: false });
    expect(await store.load('t')).toMatchObject({ ...kept, listed: false, closed: false });
  });
}

/** What a table is found by. */
export function findingTests(make: MakeStore): void {
  test('a table is found by its invite and its code, and by nothing else', async () => {
    const { store } = await make();
    await createTable(store, 'a');
    await createTable(store, 'b');
    expect(await store.find({ invite: keysOf('a').invite })).toBe('a');
    expect(await store.find({ code: keysOf('b').code })).toBe('b');
    expect(await store.find({ invite: keysOf('a').code })).toBeNull();
    expect(await store.find({ code: 'CODE OF A' })).toBeNull();
    await put(store, 'a', { closed: true });
    expect(await store.find({ code: keysOf('a').code })).toBe('a');
  });

  test('keys that were changed find nothing and are free again', async () => {
    const { store } = await make();
    await createTable(store, 'a');
    await createTable(store, 'b');
    await expectFault(put(store, 'b', { keys: { ...keysOf('b'), code: keysOf('a').code } }), 'taken');
    await put(store, 'a', { keys: { ...keysOf('a'), invite: 'new' } });
    expect(await store.find({ invite: 'new' })).toBe('a');
    expect(await store.find({ invite: keysOf('a').invite })).toBeNull();
    await put(store, 'b', { keys: { ...keysOf('b'), invite: keysOf('a').invite } });
    expect(await store.find({ invite: keysOf('a').invite })).toBe('b');
  });
}

/** Which tables want to be seen or resumed. */
export function rollTests(make: MakeStore): void {
  test('the public list has open tables only, the newest first, and no more than wanted', async () => {
    const { store } = await make();
    const ids = ['c', 'a', 'd', 'b', 'e'];
    for (const id of ids) await createTable(store, id);
    expect(await store.listed(10)).toEqual([]);
    for (const id of ['a', 'b', 'c', 'd']) await put(store, id, { listed: true });
    expect(await store.listed(10)).toEqual(['b', 'd', 'a', 'c']);
    expect(await store.listed(2)).toEqual(['b', 'd']);
    expect(await store.listed(0)).toEqual([]);
    await put(store, 'd', { listed: false });
    await put(store, 'a', { closed: true });
    expect(await store.listed(10)).toEqual(['b', 'c']);
  });

  test('deadlines are those of last entries in open tables, with their times, the least first', async () => {
    const { store } = await make();
    for (const id of ['a', 'b', 'c', 'd']) await createTable(store, id);
    const { at } = entryOf('');
    await store.append('a', unclaimed(0), [entryOf('1', { deadline: 300 })]);
    await store.append('b', unclaimed(0), [entryOf('1', { deadline: 100 }), entryOf('2', { deadline: 200 })]);
    await store.append('c', unclaimed(0), [entryOf('1', { deadline: 50 }), entryOf('2')]);
    await store.append('d', unclaimed(0), [entryOf('1', { deadline: 10 })], { closed: true });
    expect(await store.withDeadline()).toEqual([
      { id: 'b', deadline: 200, at },
      { id: 'a', deadline: 300, at },
    ]);
    await store.append('b', unclaimed(2), [], { listed: true });
    await store.append('a', unclaimed(1), [entryOf('2', { deadline: 0, at: 7 })]);
    expect(await store.withDeadline()).toEqual([
      { id: 'a', deadline: 0, at: 7 },
      { id: 'b', deadline: 200, at },
    ]);
  });
}
