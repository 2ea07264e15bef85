import { expect, test } from 'vitest';
import type { Store } from '../port.ts';
import { unclaimed } from '../unclaimed.ts';
import { createTable, entryOf, expectFault, keysOf } from './trial.ts';
import type { MakeStore } from './trial.ts';

/** Two entries before the first chapter, two in chapter 1, one in chapter 3. */
async function createBook(store: Store, id = 't'): Promise<void> {
  await createTable(store, id, 'a', 'b');
  await store.append(id, unclaimed(2), [entryOf('started 1'), entryOf('act 1')], {
    chapter: { number: 1, text: 'as it was before 1 🐺' },
    secret: { match: 1, secret: 's' },
  });
  await store.append(id, unclaimed(4), [entryOf('started 3')], { chapter: { number: 3, text: '' } });
}

async function textsIn(store: Store, number: number): Promise<unknown> {
  const chapter = await store.chapter('t', number);
  return chapter && [chapter.before, chapter.chapter?.text ?? null, chapter.entries.map(({ text }) => text)];
}

/** What can be read by itself. */
export function chapterTests(make: MakeStore): void {
  test('a table is loaded with its last chapter, and every chapter can be read by itself', async () => {
    const { store, reopen } = await make();
    await createBook(store);
    for (const open of [() => store, reopen]) {
      const one = await open();
      expect(await one.load('t')).toMatchObject({
        chapter: { number: 3, text: '' },
        before: 4,
        entries: [{ n: 5, text: 'started 3' }],
        size: { entries: 5, bytes: 1 + 1 + 9 + 5 + 9 + 23 },
        secrets: new Map([[1, 's']]),
      });
      expect(await textsIn(one, 0)).toEqual([0, null, ['a', 'b']]);
      expect(await textsIn(one, 1)).toEqual([2, 'as it was before 1 🐺', ['started 1', 'act 1']]);
      expect(await textsIn(one, 2)).toBeNull();
      expect(await textsIn(one, 3)).toEqual([4, '', ['started 3']]);
      expect((await one.chapter('t', 0))?.secrets).toEqual(new Map([[1, 's']]));
      expect(await one.chapter('other', 0)).toBeNull();
    }
  });

  test('a table without chapters is all one', async () => {
    const { store } = await make();
    await createTable(store, 't', 'a', 'b');
    expect(await store.load('t')).toMatchObject({ chapter: null, before: 0, size: { entries: 2, bytes: 2 } });
    expect(await textsIn(store, 0)).toEqual([0, null, ['a', 'b']]);
    expect(await store.chapter('t', 1)).toBeNull();
  });

  test('a last chapter grows, and a table may begin with one', async () => {
    const { store, reopen } = await make();
    await store.create('t', keysOf('t'), [entryOf('1')], { chapter: { number: 1, text: 'odd \0 \uD83D' } });
    await store.append('t', unclaimed(1), [entryOf('2')]);
    const again = await reopen();
    await again.append('t', unclaimed(2), [entryOf('3')]);
    expect(await textsIn(again, 1)).toEqual([0, 'odd \0 \uD83D', ['1', '2', '3']]);
    expect(await textsIn(again, 0)).toEqual([0, null, []]);
  });
}

/** Chapters that make no sense. */
export function unfitChapterTests(make: MakeStore): void {
  test('a chapter needs an entry, a whole number, and a higher one than the last', async () => {
    const { store } = await make();
    await createBook(store);
    const before = await store.load('t');
    const begin = (number: number, ...texts: readonly string[]): Promise<void> =>
      store.append(
        't',
        unclaimed(5),
        texts.map((text) => entryOf(text)),
        { chapter: { number, text: 'x' } },
      );
    for (const number of [3, 2, 0, -1, 4.5, Number.NaN]) await expectFault(begin(number, 'x'), 'unfit');
    await expectFault(begin(4), 'unfit');
    const both = { chapter: { number: 4, text: 'x' }, replaces: true } as const;
    await expectFault(store.append('t', unclaimed(5), [entryOf('x')], both), 'unfit');
    expect(await store.load('t')).toEqual(before);
  });
}

/** Whether damage to one chapter is found, and stays in it. */
export function brokenChapterTests(make: MakeStore): void {
  for (const [n, number] of [
    [2, 0],
    [4, 1],
    [5, 3],
  ] as const) {
    test(`damage in chapter ${number} is found there`, async () => {
      const { store, reopen } = await make();
      await createBook(store);
      const again = await reopen({ table: 't', n, what: 'text' });
      for (const other of [0, 1, 3]) {
        if (other === number) await expectFault(again.chapter('t', other), 'damaged');
        else expect(await again.chapter('t', other)).not.toBeNull();
      }
      if (number === 3) await expectFault(again.load('t'), 'damaged');
      else expect(await again.load('t')).toMatchObject({ before: 4 });
    });
  }

  test('a chapter that has lost its last entry is found', async () => {
    const { store, reopen } = await make();
    await createBook(store);
    const again = await reopen({ table: 't', n: 4, what: 'gone' });
    await expect(again.chapter('t', 1)).rejects.toThrow('entry 4');
    expect(await textsIn(again, 3)).toEqual([4, '', ['started 3']]);
  });
}
