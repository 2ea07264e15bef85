import { expect, test } from 'vitest';
import { unclaimed } from '../unclaimed.ts';
import { commanded, createTable, entryOf, expectFault, keysOf, textsOf } from './trial.ts';
import type { MakeStore } from './trial.ts';

/** How tables begin. */
export function creationTests(make: MakeStore): void {
  test('a created table is loaded as it was written', async () => {
    const { store } = await make();
    const first = [entryOf('one', { at: 5, deadline: 10 }), commanded('two', 'p1', 'c1')];
    const tokens = [{ person: 'p1', hash: 'h1' }];
    const names = [{ person: 'p1', name: 'Anna' }];
    const aside = { tokens, names, secret: { match: 1, secret: 's' }, listed: true };
    await store.create('t', keysOf('t'), first, aside);
    const table = await store.load('t');
    expect(table).toEqual({
      id: 't',
      keys: keysOf('t'),
      chapter: null,
      before: 0,
      size: { entries: 2, bytes: 6 },
      replaced: [],
      entries: first.map((entry, at) => ({
        ...entry,
        n: at + 1,
        hash: expect.stringMatching(/^[\da-f]{32}$/) as unknown,
      })),
      tokens,
      names,
      secrets: new Map([[1, 's']]),
      talk: [],
      listed: true,
      closed: false,
    });
    expect(table?.entries[0]?.hash).not.toBe(table?.entries[1]?.hash);
  });

  test('a table may begin empty, and a table that nobody created is not there', async () => {
    const { store } = await make();
    await store.create('t', keysOf('t'), [], {});
    expect(await store.load('t')).toMatchObject({ entries: [], tokens: [], listed: false, closed: false });
    expect(await store.load('other')).toBeNull();
  });

  test('id, invite and code are taken once; nothing of a refused table is kept', async () => {
    const { store } = await make();
    await createTable(store, 'a', 'one');
    await expectFault(store.create('a', keysOf('b'), [entryOf('x')], {}), 'taken');
    await expectFault(store.create('b', { ...keysOf('b'), invite: keysOf('a').invite }, [], {}), 'taken');
    await expectFault(store.create('b', { ...keysOf('b'), code: keysOf('a').code }, [], {}), 'taken');
    expect(await store.load('b')).toBeNull();
    expect(await textsOf(store, 'a')).toEqual(['one']);
    await createTable(store, 'b', 'now');
    expect(await textsOf(store, 'b')).toEqual(['now']);
  });
}

/** How tables grow. */
export function appendTests(make: MakeStore): void {
  test('entries stand in the order of the calls, also of calls that do not wait for each other', async () => {
    const { store } = await make();
    const created = createTable(store, 't', '1');
    const calls = [
      store.append('t', unclaimed(1), [entryOf('2'), entryOf('3')]),
      store.append('t', unclaimed(3), [entryOf('4')]),
      store.append('t', unclaimed(4), [entryOf('5')]),
    ];
    await Promise.all([created, ...calls]);
    expect(await textsOf(store, 't')).toEqual(['1', '2', '3', '4', '5']);
    expect((await store.load('t'))?.entries.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
  });

  test('who does not know the last entry appends nothing', async () => {
    const { store } = await make();
    await createTable(store, 't', '1', '2');
    for (const after of [0, 1, 3]) {
      await expectFault(
        store.append('t', unclaimed(after), [entryOf('x')], { listed: true }),
        'not-the-last',
      );
    }
    await expectFault(store.append('nowhere', unclaimed(0), [entryOf('x')]), 'missing');
    expect(await store.load('t')).toMatchObject({ entries: [{ text: '1' }, { text: '2' }], listed: false });
  });
}

/** What one call does to another. */
export function neighbourTests(make: MakeStore): void {
  test('calls that fail do not touch the calls around them', async () => {
    const { store } = await make();
    await Promise.all(['a', 'b', 'c'].map((id) => createTable(store, id, '1')));
    const good = [
      store.append('a', unclaimed(1), [commanded('2', 'p', 'x')]),
      store.append('b', unclaimed(1), [entryOf('2')]),
      store.append('c', unclaimed(1), [entryOf('2')]),
    ];
    const bad = [
      expectFault(store.append('a', unclaimed(1), [entryOf('lost')]), 'not-the-last'),
      expectFault(store.append('a', unclaimed(2), [commanded('lost', 'p', 'x')]), 'repeated'),
      expectFault(store.append('b', unclaimed(2), [entryOf('lost')], { keys: keysOf('a') }), 'taken'),
      expectFault(createTable(store, 'c', 'lost'), 'taken'),
    ];
    const after = [
      store.append('a', unclaimed(2), [entryOf('3')]),
      store.append('b', unclaimed(2), [entryOf('3')]),
    ];
    await Promise.all([...good, ...bad, ...after]);
    expect(await textsOf(store, 'a')).toEqual(['1', '2', '3']);
    expect(await textsOf(store, 'b')).toEqual(['1', '2', '3']);
    expect(await textsOf(store, 'c')).toEqual(['1', '2']);
  });
}

/** What is kept exactly once, or not at all. */
export function commandTests(make: MakeStore): void {
  test('a command is kept once per person and table', async () => {
    const { store } = await make();
    await createTable(store, 't', '1');
    await createTable(store, 'u', '1');
    await store.append('t', unclaimed(1), [commanded('2', 'p1', 'c1')]);
    await expectFault(store.append('t', unclaimed(2), [commanded('again', 'p1', 'c1')]), 'repeated');
    await store.append('t', unclaimed(2), [commanded('3', 'p2', 'c1'), commanded('4', 'p1', 'c2')]);
    await store.append('u', unclaimed(1), [commanded('2', 'p1', 'c1')]);
    await store.append('t', unclaimed(4), [entryOf('5'), entryOf('6')]);
    expect(await textsOf(store, 't')).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('of a refused call nothing is kept: no entry, nothing aside', async () => {
    const { store } = await make();
    await createTable(store, 't', '1');
    const aside = {
      tokens: [{ person: 'p', hash: 'h' }],
      secret: { match: 1, secret: 's' },
      listed: true,
      closed: true,
    };
    const twice = [entryOf('2'), commanded('3', 'p', 'c'), commanded('4', 'p', 'c')];
    const before = await store.load('t');
    await expectFault(store.append('t', unclaimed(1), twice, { ...aside, keys: keysOf('new') }), 'repeated');
    await createTable(store, 'u', '1');
    await expectFault(
      store.append('t', unclaimed(1), [entryOf('2')], { ...aside, keys: keysOf('u') }),
      'taken',
    );
    await expectFault(store.create('v', keysOf('v'), twice, aside), 'repeated');
    expect(await store.load('t')).toEqual(before);
    expect(await store.load('v')).toBeNull();
    expect(await store.find({ invite: keysOf('v').invite })).toBeNull();
    await store.append('t', unclaimed(1), [commanded('2', 'p', 'c')]);
    expect(await textsOf(store, 't')).toEqual(['1', '2']);
  });
}
