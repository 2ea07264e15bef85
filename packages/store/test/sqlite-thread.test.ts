import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Store, StoreFault } from '@rudel/store';
import { unclaimed } from '@rudel/store/contract';
import { startSqliteWorker } from '@rudel/store/sqlite';
import { commanded, createTable, entryOf, expectFault, keysOf, textsOf } from '../src/contract/trial.ts';
import { storeOverWorker } from '../src/sqlite/store-over-worker.ts';
import { openForTest, runSql, temporaryFile } from './temporary-store.ts';

/** A disk that others use as well may be slow. */
const patient = { timeout: 600_000 };

async function withWorker() {
  const worker = await startSqliteWorker({ file: await temporaryFile() });
  const store = storeOverWorker(worker);
  onTestFinished(() => store.close().catch(() => {}));
  return { worker, store };
}

describe('SQLite store: groups', patient, () => {
  test('what is asked together travels together, and so does what is asked meanwhile', async () => {
    const { worker, store } = await withWorker();
    const sent = vi.spyOn(worker, 'postMessage');
    const ids = Array.from({ length: 50 }, (_, number) => `t${number}`);
    await Promise.all(ids.map((id) => createTable(store, id)));
    expect(sent).toHaveBeenCalledTimes(1);
    const first = store.append('t0', unclaimed(0), [entryOf('1')]);
    await new Promise(setImmediate);
    expect(sent).toHaveBeenCalledTimes(2);
    const meanwhile = ids.slice(1).map((id) => store.append(id, unclaimed(0), [entryOf('1')]));
    await Promise.all([first, ...meanwhile]);
    expect(sent).toHaveBeenCalledTimes(3);
  });

  test('a call that the disk refuses does not take the others of its group with it', async () => {
    const store = await openForTest({ file: await temporaryFile(), limit: 300_000 });
    await Promise.all(['a', 'b', 'c'].map((id) => createTable(store, id, '1')));
    const large = 'x'.repeat(1_000_000);
    await Promise.all([
      store.append('a', unclaimed(1), [entryOf('2')]),
      expectFault(store.append('b', unclaimed(1), [entryOf(large)], { listed: true }), 'failed'),
      store.append('c', unclaimed(1), [entryOf('2')], { listed: true }),
    ]);
    await store.append('b', unclaimed(1), [entryOf('2')]);
    for (const id of ['a', 'b', 'c']) expect(await textsOf(store, id)).toEqual(['1', '2']);
    expect(await store.listed(5)).toEqual(['c']);
  });
});

describe('SQLite store: a thread that ends', patient, () => {
  test('whoever waits and whoever comes later is told', async () => {
    const { worker, store } = await withWorker();
    await createTable(store, 't', '1');
    const calls = [store.append('t', unclaimed(1), [entryOf('2')]), store.load('t'), store.listed(1)];
    const told = Promise.all(calls.map((call) => expectFault(call, 'ended')));
    await worker.terminate();
    await told;
    await expectFault(store.append('t', unclaimed(1), [entryOf('2')]), 'ended');
    await expectFault(store.find({ code: 'x' }), 'ended');
    await expectFault(store.close(), 'ended');
  });

  test('whoever watches over the store is told, with the cause', async () => {
    const { worker, store } = await withWorker();
    await worker.terminate();
    expect(await store.ended).toMatchObject({ kind: 'ended', cause: 'thread' });
    await expectFault(store.probe(), 'ended');
  });

  test('an error in the thread is told without its message', async () => {
    const { worker, store } = await withWorker();
    const call = store.load('t');
    worker.emit(
      'error',
      Object.assign(new Error('the invite is hush'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }),
    );
    await expect(call).rejects.toThrow('ERR_WORKER_OUT_OF_MEMORY');
    await expect(call).rejects.not.toThrow('hush');
    await worker.terminate();
  });
});

async function messageOf(call: Promise<unknown>): Promise<string> {
  const fault = await call.then(
    () => null,
    (error: unknown) => error as StoreFault,
  );
  return fault?.message ?? 'no fault';
}

async function damagedStore(harm: (file: string) => Promise<void> | void): Promise<Store> {
  const file = await temporaryFile();
  const store = await openForTest({ file });
  await createTable(store, 't', 'the first text', 'the second text');
  await createTable(store, 'sound', '1');
  await store.close();
  await harm(file);
  return openForTest({ file });
}

describe('SQLite store: a full disk', patient, () => {
  test('a fault tells its cause, and so does a probe, until there is room again', async () => {
    const store = await openForTest({ file: await temporaryFile(), limit: 300_000 });
    await createTable(store, 'large', 'x'.repeat(100_000));
    await createTable(store, 't', '1');
    let kept = 1;
    const fault = await (async () => {
      for (; ; kept += 1) await store.append('t', unclaimed(kept), [entryOf('x'.repeat(2000))]);
    })().catch((error: unknown) => error);
    expect(fault).toMatchObject({ kind: 'failed', cause: 'full' });
    await expect(store.probe()).rejects.toMatchObject({ kind: 'failed', cause: 'full' });
    expect(await store.aged(Number.MAX_SAFE_INTEGER, 5)).toHaveLength(2);
    await store.erase('large', unclaimed(1), entryOf('').at);
    await store.probe();
    await store.append('t', unclaimed(kept), [entryOf('x'.repeat(2000))]);
    expect(await textsOf(store, 't')).toHaveLength(kept + 1);
  });

  test('what was erased is not left behind in the file', async () => {
    const file = await temporaryFile();
    const store = await openForTest({ file });
    const word = 'unforgettable';
    await createTable(store, 'kept', 'ordinary');
    await store.create('t', keysOf('t'), [entryOf(word)], {
      talk: { from: 1, lines: [{ n: 1, text: word }] },
      chapter: { number: 1, text: word.repeat(1000) },
    });
    await store.close();
    expect(await readFile(file, 'latin1')).toContain(word);
    const again = await openForTest({ file });
    await again.erase('t', unclaimed(1), entryOf('').at);
    await again.close();
    expect(await readFile(file, 'latin1')).not.toContain(word);
  });
});

describe('SQLite store: damage', patient, () => {
  test('a byte that changes on disk is seen', async () => {
    const store = await damagedStore(async (file) => {
      const bytes = await readFile(file);
      bytes[bytes.indexOf('the second text')] = 'T'.codePointAt(0) ?? 0;
      await writeFile(file, bytes);
    });
    expect(await messageOf(store.load('t'))).toBe('Table t is damaged at entry 2.');
  });

  test('pages that cannot be read spoil their own table only', async () => {
    const file = await temporaryFile();
    const store = await openForTest({ file });
    await createTable(
      store,
      't',
      ...Array.from({ length: 200 }, (_, at) => `${at} ${'long text '.repeat(100)}`),
    );
    await createTable(store, 'sound', '1');
    await store.close();
    const bytes = await readFile(file);
    const at = Math.floor(bytes.lastIndexOf('100 long text') / 2048) * 2048;
    await writeFile(file, bytes.fill(0xff, at, at + 2048));
    const again = await openForTest({ file });
    await Promise.all([
      expectFault(again.load('t'), 'damaged'),
      again.append('sound', unclaimed(1), [entryOf('2')]),
      expectFault(again.load('t'), 'damaged'),
    ]);
    expect(await textsOf(again, 'sound')).toEqual(['1', '2']);
  });

  test('an entry too many is seen, also after more were appended', async () => {
    const store = await damagedStore((file) =>
      runSql(file, "INSERT INTO entries (table_number, n, text, at, hash) VALUES (1, 3, 'x', 0, '')"),
    );
    expect(await messageOf(store.load('t'))).toBe('Table t is damaged at entry 3.');
    await store.append('t', unclaimed(2), [entryOf('y')]);
    expect(await messageOf(store.load('t'))).toBe('Table t is damaged at entry 3.');
  });

  test('an end that is another is seen', async () => {
    const store = await damagedStore((file) =>
      runSql(file, "UPDATE tables SET last_hash = '' WHERE id = 't'"),
    );
    expect(await messageOf(store.load('t'))).toBe('Table t is damaged at entry 2.');
  });

  test('a log that is put under another table is seen', async () => {
    const store = await damagedStore((file) => runSql(file, "UPDATE tables SET id = 'u' WHERE id = 't'"));
    expect(await messageOf(store.load('u'))).toBe('Table u is damaged at entry 1.');
  });
});

describe('SQLite store: messages', patient, () => {
  test('no fault tells an invite, a code, a token, a secret or a command', async () => {
    const store = await openForTest({ file: await temporaryFile(), limit: 300_000 });
    const keys = { invite: 'hush invite', code: 'hush code' };
    const aside = {
      tokens: [{ person: 'p', hash: 'hush token' }],
      secret: { match: 1, secret: 'hush secret' },
    };
    const entry = commanded('hush text', 'p', 'hush command');
    await store.create('t', keys, [entry], aside);
    const messages = await Promise.all(
      [
        store.create('t', keysOf('u'), [entry], aside),
        store.create('u', keys, [entry], aside),
        store.append('t', unclaimed(1), [entry], aside),
        store.append('t', unclaimed(7), [entry], aside),
        store.append('t', unclaimed(1), [entryOf(`hush ${'x'.repeat(1_000_000)}`)], aside),
        store.append('u', unclaimed(1), [entry], aside),
      ].map(messageOf),
    );
    expect(messages).toEqual([
      'There is a table t already.',
      'Another table has the invite or code of table u.',
      'Table t has an entry of this command already.',
      'Table t has 1 entries, not 7.',
      'Table t could not be read or written: database or disk is full (code 13).',
      'There is no table u.',
    ]);
  });
});
