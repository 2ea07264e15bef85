import { copyFileSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unclaimed } from '@rudel/store/contract';
import { expectFault, createTable, entryOf, textsOf } from '../src/contract/trial.ts';
import { openDatabase } from '../src/sqlite/open-database.ts';
import { killedWriter, openedElsewhere, perGroup } from './other-process.ts';
import { openForTest, runSql, temporaryFile } from './temporary-store.ts';

/** A disk that others use as well may be slow. */
const patient = { timeout: 600_000 };

describe('SQLite store: one writer', patient, () => {
  test('nobody else in this process may open the file', async () => {
    const file = await temporaryFile();
    const store = await openForTest({ file });
    await expectFault(openForTest({ file, patience: 0 }), 'in-use');
    await createTable(store, 't', '1');
    await store.close();
    expect(await textsOf(await openForTest({ file }), 't')).toEqual(['1']);
  });

  test('another process may not either', async () => {
    const file = await temporaryFile();
    const store = await openForTest({ file });
    expect(await openedElsewhere(file)).toBe(5);
    await store.close();
    expect(await openedElsewhere(file)).toBe(0);
  });

  test('who waits gets the file when it is free', async () => {
    const file = await temporaryFile();
    const first = await openForTest({ file });
    const second = openForTest({ file, patience: 60_000 });
    await createTable(first, 't', '1');
    await first.close();
    expect(await textsOf(await second, 't')).toEqual(['1']);
  });
});

describe('SQLite store: a process that is killed', patient, () => {
  test('what is fulfilled is in the files at that moment', async () => {
    const file = await temporaryFile();
    const store = await openForTest({ file });
    const ids = Array.from({ length: 40 }, (_, number) => `t${number}`);
    await Promise.all(ids.map((id) => createTable(store, id)));
    const long = 'x'.repeat(40_000);
    for (const round of [0, 1, 2, 3, 4]) {
      const copy = `${file}.${round}`;
      const [first, ...others] = ids.map((id) => store.append(id, unclaimed(round), [entryOf(long)]));
      await first;
      for (const part of ['', '-wal']) copyFileSync(`${file}${part}`, `${copy}${part}`);
      await Promise.all(others);
      const then = await openForTest({ file: copy });
      for (const id of ids) expect((await then.load(id))?.entries).toHaveLength(round + 1);
      await then.close();
    }
  });

  test('what it was told to be on disk is there, and the file opens without further ado', async () => {
    const file = await temporaryFile();
    for (const [round, enough] of [7, 70, 350].entries()) {
      const table = `table ${round}`;
      const store = await openForTest({ file });
      await createTable(store, table);
      await store.close();
      const told = await killedWriter(file, table, enough);
      const again = await openForTest({ file });
      const texts = (await textsOf(again, table)) ?? [];
      expect(texts.length).toBeGreaterThanOrEqual(told);
      expect(texts.length % perGroup).toBe(0);
      expect(texts).toEqual(texts.map((_, at) => `entry ${at + 1}`));
      await again.append(table, unclaimed(texts.length), [entryOf('goes on')]);
      await again.close();
    }
  });
});

describe('SQLite store: what can be opened', patient, () => {
  test('file and folder are made, for their owner only', async () => {
    const file = join(dirname(await temporaryFile()), 'a', 'b', 'tables.db');
    await openForTest({ file });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(`${file}-wal`)).mode & 0o777).toBe(0o600);
    expect((await stat(dirname(file))).mode & 0o777).toBe(0o700);
  });

  test('the database is synced at every commit, keeps references, and belongs to one', async () => {
    const database = await openDatabase({ file: await temporaryFile(), patience: 0, limit: null });
    const pragma = (name: string): unknown =>
      Object.values(database.prepare(`PRAGMA ${name}`).get() as { [key: string]: unknown })[0];
    expect(['journal_mode', 'synchronous', 'foreign_keys', 'locking_mode'].map(pragma)).toEqual([
      'wal',
      2,
      1,
      'exclusive',
    ]);
    database.close();
  });

  test('a closed store leaves one file', async () => {
    const file = await temporaryFile();
    const store = await openForTest({ file });
    await createTable(store, 't', '1');
    await store.close();
    await expect(stat(`${file}-wal`)).rejects.toThrow('ENOENT');
  });

  test('files of others, of later versions and of no kind are refused and left alone', async () => {
    const file = await temporaryFile();
    await (await openForTest({ file })).close();
    runSql(file, 'PRAGMA user_version = 1000');
    await expectFault(openForTest({ file }), 'unusable');

    const foreign = await temporaryFile();
    runSql(foreign, 'CREATE TABLE things (x)');
    await expectFault(openForTest({ file: foreign }), 'unusable');

    const text = await temporaryFile();
    await writeFile(text, 'no database at all, but a text of some length '.repeat(100));
    const before = await readFile(text);
    await expectFault(openForTest({ file: text }), 'unusable');
    expect(await readFile(text)).toEqual(before);
  });

  test('a folder that cannot be made is a fault that says so', async () => {
    const file = await temporaryFile();
    await writeFile(file, '');
    await expectFault(openForTest({ file: join(file, 'below', 'tables.db') }), 'failed');
  });
});
