import { existsSync } from 'node:fs';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Store } from '@rudel/store';
import { unclaimed } from '@rudel/store/contract';
import { commanded, createTable, entryOf, expectFault, keysOf, textsOf } from '../src/contract/trial.ts';
import { openForTest, runSql, temporaryFile } from './temporary-store.ts';

const ids = ['a', 'b', 'c'];

async function filledStore() {
  const file = await temporaryFile();
  const store = await openForTest({ file });
  for (const id of ids) {
    await store.create(id, keysOf(id), [entryOf(`${id} 1`, { deadline: 5 })], {
      tokens: [{ person: 'p', hash: 'h' }],
      secret: { match: 1, secret: `secret of ${id}` },
      talk: { from: 1, lines: [{ n: 1, text: 'x' }] },
    });
    await store.append(id, unclaimed(1), [commanded(`${id} 2`, 'p', 'c')], {
      chapter: { number: 1, text: 'x' },
    });
    await store.append(id, unclaimed(2), [commanded(`${id} 3`, 'p', 'd')], { replaces: true });
  }
  return { file, store, folder: dirname(file), copy: join(dirname(file), 'copy.sqlite') };
}

const everything = async (store: Store): Promise<unknown[]> => [
  ...(await Promise.all(ids.flatMap((id) => [store.load(id), store.chapter(id, 0)]))),
  await store.withDeadline(),
  await store.aged(Number.MAX_SAFE_INTEGER, 10),
];

describe('SQLite store: backup', { timeout: 600_000 }, () => {
  test('a copy of a running store opens, and every table is equal', async () => {
    const { store, copy } = await filledStore();
    const report = await store.backup(copy);
    expect(report).toEqual({ bytes: (await stat(copy)).size, tables: 3, entries: 6, damaged: [] });
    expect((await stat(copy)).mode & 0o777).toBe(0o600);
    const restored = await openForTest({ file: copy });
    expect(await everything(restored)).toEqual(await everything(store));
    await expectFault(restored.append('a', unclaimed(2), [commanded('again', 'p', 'c')]), 'repeated');
    await restored.append('a', unclaimed(2), [entryOf('goes on')]);
    expect(await textsOf(store, 'a')).toEqual(['a 3']);
  });

  test('what is appended meanwhile is in the store, and the copy is whole', async () => {
    const { store, copy } = await filledStore();
    await createTable(store, 'large', ...Array.from({ length: 200 }, (_, n) => `${n} ${'x'.repeat(10_000)}`));
    const backup = store.backup(copy);
    for (let n = 200; n < 300; n += 1) await store.append('large', unclaimed(n), [entryOf(`${n}`)]);
    expect((await backup).tables).toBe(4);
    expect(await textsOf(store, 'large')).toHaveLength(300);
    const kept = (await textsOf(await openForTest({ file: copy }), 'large'))?.length ?? 0;
    expect(kept).toBeGreaterThanOrEqual(200);
  });

  test('a file that is there is never overwritten, and nothing is left of what failed', async () => {
    const { store, copy, folder } = await filledStore();
    await writeFile(copy, 'precious');
    const before = await readdir(folder);
    await expectFault(store.backup(copy), 'taken');
    expect(await readFile(copy, 'utf8')).toBe('precious');
    await expectFault(store.backup(join(folder, 'nowhere', 'copy')), 'failed');
    await expect(store.backup(join(folder, 'nowhere', 'copy'))).rejects.not.toThrow('nowhere');
    expect(await readdir(folder)).toEqual(before);
  });

  test('two at once are made one after the other, and closing waits for them', async () => {
    const { store, copy } = await filledStore();
    const backups = [store.backup(copy), store.backup(`${copy}.2`), store.backup(copy)];
    const closing = store.close();
    await expectFault(store.backup(`${copy}.3`), 'ended');
    const results = await Promise.allSettled(backups);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    await closing;
    expect(existsSync(`${copy}.2`)).toBe(true);
  });

  test('a table that is damaged already is copied as it is, and named', async () => {
    const { store, file, copy } = await filledStore();
    await store.close();
    runSql(file, "UPDATE secrets SET secret = 'swapped' WHERE table_number = 2");
    runSql(file, "UPDATE entries SET text = 'x' WHERE table_number = 3 AND n = 1");
    const again = await openForTest({ file });
    expect(await again.backup(copy)).toMatchObject({ tables: 3, damaged: ['b', 'c'] });
    const restored = await openForTest({ file: copy });
    expect(await textsOf(restored, 'a')).toEqual(['a 3']);
    await expectFault(restored.load('b'), 'damaged');
  });
});
