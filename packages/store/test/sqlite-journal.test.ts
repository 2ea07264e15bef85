import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import type { Store } from '@rudel/store';
import { unclaimed } from '@rudel/store/contract';
import { commanded, createTable, entryOf, expectFault, keysOf, textsOf } from '../src/contract/trial.ts';
import { openForTest, runSql, temporaryFile } from './temporary-store.ts';

const patient = { timeout: 600_000 };

/** What the files hold at this moment, as if the process had been killed. */
function copyOf(file: string, name = 'copy'): string {
  const copy = `${file}.${name}`;
  for (const part of ['', '-wal']) copyFileSync(`${file}${part}`, `${copy}${part}`);
  return copy;
}

async function appendTo(store: Store, ids: readonly string[], rounds: number): Promise<void> {
  for (let n = 1; n <= rounds; n += 1) {
    await Promise.all(
      ids.map((id) => store.append(id, unclaimed(n), [commanded(`${id} ${n + 1}`, 'p', `c${n}`)])),
    );
  }
}

const expected = (id: string, length: number): readonly string[] =>
  Array.from({ length }, (_, at) => `${id} ${at + 1}`);

describe('SQLite store: the journal', patient, () => {
  test('entries of many tables settle and wait by turns, and all of them are there', async () => {
    const file = await temporaryFile();
    const store = await openForTest({ file });
    const ids = Array.from({ length: 30 }, (_, at) => `t${at}`);
    for (const id of ids) await createTable(store, id, `${id} 1`);
    await appendTo(store, ids, 90);
    const killed = await openForTest({ file: copyOf(file) });
    for (const id of ids) {
      expect(await textsOf(killed, id)).toEqual(expected(id, 91));
      expect(await textsOf(store, id)).toEqual(expected(id, 91));
    }
  });

  test('what waited when the process was killed is extended without being read first', async () => {
    const file = await temporaryFile();
    const store = await openForTest({ file });
    await createTable(store, 't', 't 1');
    await appendTo(store, ['t'], 3);
    const killed = await openForTest({ file: copyOf(file) });
    await expectFault(killed.append('t', unclaimed(1), [entryOf('too late')]), 'not-the-last');
    await expectFault(killed.append('t', unclaimed(4), [commanded('again', 'p', 'c2')]), 'repeated');
    await killed.append('t', unclaimed(4), [entryOf('t 5')]);
    expect(await textsOf(killed, 't')).toEqual(expected('t', 5));
  });

  test('a command is refused again before and after it has settled', async () => {
    const store = await openForTest({ file: await temporaryFile() });
    await createTable(store, 't', '1');
    await store.append('t', unclaimed(1), [commanded('2', 'p', 'c')]);
    await expectFault(store.append('t', unclaimed(2), [commanded('3', 'p', 'c')]), 'repeated');
    await store.append(
      't',
      unclaimed(2),
      Array.from({ length: 2000 }, (_, at) => entryOf(String(at))),
    );
    await expectFault(store.append('t', unclaimed(2002), [commanded('3', 'p', 'c')]), 'repeated');
  });

  test('what is read and written in one group is read as far as it was written', async () => {
    const store = await openForTest({ file: await temporaryFile() });
    await createTable(store, 't', '1');
    const [, first, , , second] = await Promise.all([
      store.append('t', unclaimed(1), [entryOf('2')]),
      textsOf(store, 't'),
      store.withDeadline(),
      store.append('t', unclaimed(2), [entryOf('3')]),
      textsOf(store, 't'),
    ]);
    expect([first, second]).toEqual([
      ['1', '2'],
      ['1', '2', '3'],
    ]);
  });

  test('a deadline is known whether it waits or has settled', async () => {
    const store = await openForTest({ file: await temporaryFile() });
    await createTable(store, 't', '1');
    await store.append('t', unclaimed(1), [entryOf('2', { deadline: 7 })]);
    expect(await store.withDeadline()).toEqual([{ id: 't', deadline: 7, at: entryOf('').at }]);
    await store.append('t', unclaimed(2), [entryOf('3')]);
    expect(await store.withDeadline()).toEqual([]);
  });

  test('where the disk is full, nothing that was kept is lost', async () => {
    const store = await openForTest({ file: await temporaryFile(), limit: 400_000 });
    await createTable(store, 't', '0');
    let kept = 1;
    const long = 'x'.repeat(500);
    await expect(
      (async () => {
        for (; kept < 5000; kept += 1) await store.append('t', unclaimed(kept), [entryOf(`${kept} ${long}`)]);
      })(),
    ).rejects.toMatchObject({ kind: 'failed' });
    await expectFault(store.append('t', unclaimed(kept), [entryOf(long)]), 'failed');
    expect(await textsOf(store, 't')).toHaveLength(kept);
  });

  test('damage while entries wait is seen', async () => {
    const file = await temporaryFile();
    const store = await openForTest({ file });
    await createTable(store, 't', 't 1');
    await appendTo(store, ['t'], 3);
    const copy = copyOf(file);
    runSql(copy, "UPDATE journal SET body = replace(body, 't 3', 't 9')");
    await expectFault((await openForTest({ file: copy })).load('t'), 'damaged');
  });
});

describe('SQLite store: a journal that has gone bad', patient, () => {
  const harms = {
    'a line that cannot be read': "body = replace(body, '\"bad 2\"', '\"bad 2')",
    'a line with nothing where something must be': "body = replace(body, '\"bad 2\"', 'null')",
    'a line of which not even the table can be read': "body = replace(body, '[1,2,', 'x')",
    'a line that claims to be of another table': "body = replace(body, '[1,2,', '[9,2,')",
  } as const;
  for (const [what, sql] of Object.entries(harms)) {
    test(`${what} stops its table, for ever, and no other`, async () => {
      const file = await temporaryFile();
      const store = await openForTest({ file });
      await createTable(store, 'bad', 'bad 1');
      await createTable(store, 'sound', 'sound 1');
      await Promise.all([
        store.append('bad', unclaimed(1), [entryOf('bad 2')]),
        store.append('sound', unclaimed(1), [entryOf('sound 2', { deadline: 5 })]),
      ]);
      const copy = copyOf(file);
      runSql(copy, `UPDATE journal SET ${sql}`);
      const again = await openForTest({ file: copy });
      await expectFault(again.load('bad'), 'damaged');
      await expectFault(again.append('bad', unclaimed(1), [entryOf('x')]), 'damaged');
      expect(await textsOf(again, 'sound')).toEqual(['sound 1', 'sound 2']);
      expect(await again.withDeadline()).toEqual([{ id: 'sound', deadline: 5, at: entryOf('').at }]);
      await again.append('sound', unclaimed(2), [entryOf('sound 3')]);
      await again.close();
      const later = await openForTest({ file: copy });
      await expectFault(later.load('bad'), 'damaged');
      expect(await textsOf(later, 'sound')).toEqual(['sound 1', 'sound 2', 'sound 3']);
      await createTable(later, 'new', '1');
      expect(await textsOf(later, 'new')).toEqual(['1']);
    });
  }

  test('a row that has lost its lines stops the tables that it was about', async () => {
    const file = await temporaryFile();
    const store = await openForTest({ file });
    for (const id of ['bad', 'sound']) await createTable(store, id, `${id} 1`);
    await store.append('bad', unclaimed(1), [entryOf('bad 2')]);
    const copy = copyOf(file);
    runSql(copy, "UPDATE journal SET body = '' WHERE body LIKE '%bad 2%'");
    const again = await openForTest({ file: copy });
    await expectFault(again.load('bad'), 'damaged');
    expect(await textsOf(again, 'sound')).toEqual(['sound 1']);
  });

  test('a journal of an earlier version that has gone bad does not keep the others from being served', async () => {
    const file = await temporaryFile();
    const store = await openForTest({ file });
    await createTable(store, 'bad', 'bad 1');
    await createTable(store, 'sound', 'sound 1');
    await store.close();
    const line = [1, 2, 'text', null, null, 0, null, 'hash'];
    runSql(file, `INSERT INTO journal (body) VALUES ('${JSON.stringify([line, line]).slice(0, -9)}')`);
    const again = await openForTest({ file });
    await expectFault(again.load('bad'), 'damaged');
    expect(await textsOf(again, 'sound')).toEqual(['sound 1']);
  });
});

/** The page of the last part of an index, which has a page of its own for its root. */
function lastLeaf(file: string, index: string): number {
  const copy = `${file}.looked-at`;
  copyFileSync(file, copy);
  const database = new DatabaseSync(copy);
  const rows = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').all(index);
  database.close();
  const [{ rootpage } = { rootpage: 0 }] = rows as { rootpage: number }[];
  return readFileSync(file).readUInt32BE((rootpage - 1) * 2048 + 8);
}

describe('SQLite store: a place that cannot be written any more', patient, () => {
  test('entries that cannot settle are put aside, and the others do', async () => {
    const file = await temporaryFile();
    const store = await openForTest({ file });
    const texts = Array.from({ length: 900 }, (_, at) => `${at + 1}`);
    for (const id of ['sound', 'bad']) await createTable(store, id, ...texts);
    await store.close();
    const bytes = readFileSync(file);
    const at = (lastLeaf(file, 'entries_in_order') - 1) * 2048;
    writeFileSync(file, bytes.fill(0xff, at, at + 2048));
    const again = await openForTest({ file });
    await again.append('bad', unclaimed(900), [entryOf('lost')]);
    await again.append('sound', unclaimed(900), [entryOf('901')]);
    for (const n of [901, 1801, 2701]) {
      await again.append(
        'sound',
        unclaimed(n),
        texts.map((text) => entryOf(`more ${text}`)),
      );
    }
    expect((await again.load('sound'))?.entries).toHaveLength(3601);
    await expectFault(again.append('bad', unclaimed(901), [entryOf('x')]), 'damaged');
    await again.close();
    const later = await openForTest({ file });
    expect((await later.load('sound'))?.entries).toHaveLength(3601);
    await expectFault(later.load('bad'), 'damaged');
  });

  test('rows that nobody would have written spoil their own table only', async () => {
    const file = await temporaryFile();
    const store = await openForTest({ file });
    for (const id of ['deadline', 'time', 'sound']) {
      await store.create(id, keysOf(id), [entryOf('1', { at: 7, deadline: 5 })], { listed: true });
    }
    await store.close();
    runSql(file, `UPDATE tables SET deadline = ${2n ** 62n} WHERE id = 'deadline'`);
    runSql(file, `UPDATE entries SET at = ${2n ** 62n} WHERE table_number = 2`);
    const again = await openForTest({ file });
    expect(await again.withDeadline()).toEqual([
      { id: 'time', deadline: 5, at: 7 },
      { id: 'sound', deadline: 5, at: 7 },
    ]);
    expect(await again.lastChange()).toBe(7);
    expect((await again.aged(100, 5)).map(({ id }) => id)).toEqual(['deadline', 'sound']);
    expect(await again.listed(5)).toEqual(['sound', 'time', 'deadline']);
    expect(await again.find({ code: keysOf('deadline').code })).toBe('deadline');
    await expectFault(again.load('deadline'), 'damaged');
    await expectFault(again.load('time'), 'damaged');
    expect(await textsOf(again, 'sound')).toEqual(['1']);
  });
});
