import { expect, test } from 'vitest';
import { replacedAtMost } from '../replaced.ts';
import { unclaimed } from '../unclaimed.ts';
import { commanded, createTable, entryOf, expectFault, textsOf } from './trial.ts';
import type { MakeStore } from './trial.ts';

const replaces = { replaces: true } as const;

/** What takes the place of the last entry. */
export function replacingTests(make: MakeStore): void {
  test('the last entry gives way, and the log can be read and extended', async () => {
    const { store, reopen } = await make();
    await createTable(store, 't', 'first', 'options a');
    await store.append('t', unclaimed(2), [entryOf('options b', { deadline: 7 })], replaces);
    await store.append(
      't',
      unclaimed(2),
      [entryOf('options c'), entryOf('more', { at: 5, deadline: 8 })],
      replaces,
    );
    expect(await textsOf(store, 't')).toEqual(['first', 'options c', 'more']);
    const again = await reopen();
    expect(await textsOf(again, 't')).toEqual(['first', 'options c', 'more']);
    expect(await again.load('t')).toMatchObject({ size: { entries: 3, bytes: 5 + 9 + 4 } });
    await again.append('t', unclaimed(3), [entryOf('less', { deadline: 9 })], replaces);
    expect(await textsOf(again, 't')).toEqual(['first', 'options c', 'less']);
    expect(await again.withDeadline()).toEqual([{ id: 't', deadline: 9, at: entryOf('').at }]);
    await again.append('t', unclaimed(3), [entryOf('end')]);
    expect(await again.load('t')).toMatchObject({ size: { entries: 4, bytes: 5 + 9 + 4 + 3 } });
    expect(await textsOf(await reopen(), 't')).toEqual(['first', 'options c', 'less', 'end']);
  });

  test('the only entry and the first of a chapter can be replaced; nothing cannot', async () => {
    const { store } = await make();
    await createTable(store, 't');
    await expectFault(store.append('t', unclaimed(0), [entryOf('x')], replaces), 'unfit');
    await store.append('t', unclaimed(0), [entryOf('a')]);
    await expectFault(store.append('t', unclaimed(1), [], replaces), 'unfit');
    await expectFault(store.append('t', unclaimed(0), [entryOf('x')], replaces), 'not-the-last');
    await store.append('t', unclaimed(1), [entryOf('b')], replaces);
    await store.append('t', unclaimed(1), [entryOf('c')], { chapter: { number: 1, text: 'x' } });
    await store.append('t', unclaimed(2), [entryOf('d')], replaces);
    expect(await store.load('t')).toMatchObject({ before: 1, entries: [{ n: 2, text: 'd' }] });
    expect((await store.chapter('t', 0))?.entries).toMatchObject([{ n: 1, text: 'b' }]);
  });

  test('a hundred in a row leave one', async () => {
    const { store, reopen } = await make();
    await createTable(store, 't', '0');
    const calls = Array.from({ length: 100 }, (_, at) =>
      store.append('t', unclaimed(1), [entryOf(String(at + 1))], replaces),
    );
    await Promise.all(calls);
    expect(await store.load('t')).toMatchObject({ size: { entries: 1, bytes: 3 } });
    expect(await textsOf(await reopen(), 't')).toEqual(['100']);
  });
}

/** What is kept exactly once, though it is not there any more. */
export function replacedCommandTests(make: MakeStore): void {
  test('a command whose entry was replaced is still known, also when all is read anew', async () => {
    const { store, reopen } = await make();
    await createTable(store, 't', 'first');
    await store.append('t', unclaimed(1), [commanded('options a', 'p', 'A')]);
    await store.append('t', unclaimed(2), [commanded('options b', 'p', 'B')], replaces);
    for (const open of [() => store, reopen]) {
      const one = await open();
      for (const id of ['A', 'B']) {
        await expectFault(one.append('t', unclaimed(2), [commanded('again', 'p', id)], replaces), 'repeated');
        await expectFault(one.append('t', unclaimed(2), [commanded('again', 'p', id)]), 'repeated');
      }
      expect((await one.load('t'))?.replaced).toEqual([{ person: 'p', id: 'A' }]);
      expect(await textsOf(one, 't')).toEqual(['first', 'options b']);
    }
  });

  test(`the last ${replacedAtMost} of them are known`, async () => {
    const { store, reopen } = await make();
    await createTable(store, 't', 'first');
    const last = replacedAtMost + 5;
    for (let at = 0; at <= last; at += 1) {
      await store.append('t', unclaimed(1), [commanded(String(at), 'p', `c${at}`)], replaces);
    }
    const again = await reopen();
    const ids = (await again.load('t'))?.replaced.map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: replacedAtMost }, (_, at) => `c${at + last - replacedAtMost}`));
    await expectFault(again.append('t', unclaimed(1), [commanded('x', 'p', `c${last - 1}`)]), 'repeated');
    await expectFault(again.append('t', unclaimed(1), [commanded('x', 'p', `c${last}`)]), 'repeated');
  });
}
