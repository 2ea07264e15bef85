import { copyFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Store } from '@rudel/store';
import { commanded, createTable, entryOf, expectFault, textsOf } from '../src/contract/trial.ts';
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
    await Promise.all(ids.map((id) => store.append(id, n, [commanded(`${id} ${n + 1}`, 'p', `c${n}`)])));
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
    await expectFault(killed.append('t', 1, [entryOf('too late')]), 'not-the-last');
    await expectFault(killed.append('t', 4, [commanded('again', 'p', 'c2')]), 'repeated');
    await killed.append('t', 4, [entryOf('t 5')]);
    expect(await textsOf(killed, 't')).toEqual(expected('t', 5));
  });

  test('a command is refused again before and after it has settled', async () => {
    const store = await openForTest({ file: await temporaryFile() });
    await createTable(store, 't', '1');
    await store.append('t', 1, [commanded('2', 'p', 'c')]);
    await expectFault(store.append('t', 2, [commanded('3', 'p', 'c')]), 'repeated');
    await store.withDeadline();
    await expectFault(store.append('t', 2, [commanded('3', 'p', 'c')]), 'repeated');
  });

  test('what is read and written in one group is read as far as it was written', async () => {
    const store = await openForTest({ file: await temporaryFile() });
    await createTable(store, 't', '1');
    const [, first, , , second] = await Promise.all([
      store.append('t', 1, [entryOf('2')]),
      textsOf(store, 't'),
      store.withDeadline(),
      store.append('t', 2, [entryOf('3')]),
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
    await store.append('t', 1, [entryOf('2', { deadline: 7 })]);
    expect(await store.withDeadline()).toEqual([{ id: 't', deadline: 7 }]);
    await store.append('t', 2, [entryOf('3')]);
    expect(await store.withDeadline()).toEqual([]);
  });

  test('where the disk is full, nothing that was kept is lost', async () => {
    const store = await openForTest({ file: await temporaryFile(), limit: 400_000 });
    await createTable(store, 't', '0');
    let kept = 1;
    const long = 'x'.repeat(500);
    await expect(
      (async () => {
        for (; kept < 5000; kept += 1) await store.append('t', kept, [entryOf(`${kept} ${long}`)]);
      })(),
    ).rejects.toMatchObject({ kind: 'failed' });
    await expectFault(store.append('t', kept, [entryOf(long)]), 'failed');
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
    const other = copyOf(file, 'other');
    runSql(other, 'UPDATE journal SET body = substr(body, 2)');
    await expectFault(openForTest({ file: other }), 'unusable');
  });
});
