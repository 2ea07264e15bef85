import { describe, expect, test } from 'vitest';
import type { Store } from '@rudel/store';
import { unclaimed } from '@rudel/store/contract';
import { createTable, entryOf, expectFault, textsOf } from '../src/contract/trial.ts';
import { usualPart } from '../src/sqlite/reader.ts';
import { openForTest, runSql, sqliteTrial, temporaryFile } from './temporary-store.ts';

/** A disk that others use as well may be slow. */
const patient = { timeout: 600_000 };

const texts = (count: number): string[] => Array.from({ length: count }, (_, nth) => `line ${nth + 1}`);

/** A table of two and a half parts. */
const length = usualPart * 2 + Math.floor(usualPart / 2);

async function longTable(store: Store, id = 'long'): Promise<void> {
  await createTable(store, id, ...texts(length));
}

async function expectDamage(store: Store, n: number): Promise<void> {
  const message = `Table long is damaged at entry ${n}.`;
  await expect(store.load('long')).rejects.toMatchObject({ kind: 'damaged', message });
}

/** How many have been done by then. */
async function doneBefore(ending: Promise<unknown>, others: readonly Promise<unknown>[]): Promise<number> {
  let done = 0;
  for (const other of others)
    void other.then(() => {
      done += 1;
    });
  await ending;
  return done;
}

describe('SQLite store: a long log', patient, () => {
  test('is read in parts: what others write meanwhile does not wait for all of it', async () => {
    const store = await openForTest({ file: await temporaryFile() });
    await longTable(store);
    await createTable(store, 'other', '1');
    const reading = store.load('long');
    await new Promise(setImmediate);
    const writing = store.append('other', unclaimed(1), [entryOf('2')]).then(async () => {
      await store.append('other', unclaimed(2), [entryOf('3')]);
    });
    expect(await doneBefore(reading, [writing])).toBe(1);
  });

  test('is whole, settled or not, also by chapters', async () => {
    const { store, reopen } = await sqliteTrial();
    await longTable(store);
    expect(await textsOf(store, 'long')).toEqual(texts(length));
    const opened = await reopen();
    await opened.append('long', unclaimed(length), [entryOf('not settled')]);
    expect(await textsOf(opened, 'long')).toEqual([...texts(length), 'not settled']);
    const chapter = { number: 1, text: 'before 1' };
    await opened.append(
      'long',
      unclaimed(length + 1),
      [entryOf('started 1'), ...texts(length).map((text) => entryOf(text))],
      {
        chapter,
      },
    );
    const first = await opened.chapter('long', 0);
    expect(first?.entries.map(({ text }) => text)).toEqual([...texts(length), 'not settled']);
    const loaded = await opened.load('long');
    expect(loaded).toMatchObject({ chapter, before: length + 1, size: { entries: 2 * length + 2 } });
    expect(loaded?.entries.map(({ text }) => text)).toEqual(['started 1', ...texts(length)]);
  });

  test('grows while it is read, or begins a chapter, and is read as it is then', async () => {
    const store = await openForTest({ file: await temporaryFile() });
    await longTable(store);
    const reading = store.load('long');
    await new Promise(setImmediate);
    await store.append('long', unclaimed(length), [entryOf('more')]);
    expect((await reading)?.entries.map(({ text }) => text)).toEqual([...texts(length), 'more']);
    const again = store.load('long');
    await new Promise(setImmediate);
    await store.append('long', unclaimed(length + 1), [entryOf('started 1')], {
      chapter: { number: 1, text: '' },
    });
    const loaded = await again;
    expect(loaded).toMatchObject({ before: length + 1, size: { entries: length + 2 } });
    expect(loaded?.entries.map(({ text }) => text)).toEqual(['started 1']);
  });

  test('that is erased while it is read is gone', async () => {
    const store = await openForTest({ file: await temporaryFile() });
    await longTable(store);
    const reading = store.load('long');
    await new Promise(setImmediate);
    await store.erase('long', unclaimed(length), entryOf('').at);
    expect(await reading).toBeNull();
  });

  test.each([1, usualPart, usualPart + 1, 2 * usualPart, length])('is damaged at entry %i', async (n) => {
    const { store, reopen } = await sqliteTrial();
    await longTable(store);
    const opened = await reopen({ table: 'long', n, what: 'text' });
    await expectDamage(opened, n);
    await expectFault(opened.chapter('long', 0), 'damaged');
  });

  test('has lost the end of a part', async () => {
    const file = await temporaryFile();
    const store = await openForTest({ file });
    await longTable(store);
    await store.close();
    runSql(file, `DELETE FROM entries WHERE n = ${usualPart}`);
    await expectDamage(await openForTest({ file }), usualPart);
  });

  test('is read to its end before the store closes', async () => {
    const store = await openForTest({ file: await temporaryFile() });
    await longTable(store);
    const reading = store.load('long');
    await new Promise(setImmediate);
    await store.close();
    expect((await reading)?.entries.length).toBe(length);
  });
});
