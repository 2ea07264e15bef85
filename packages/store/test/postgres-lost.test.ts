import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from '@rudel/store';
import { unclaimed } from '@rudel/store/contract';
import { openPostgresStore } from '@rudel/store/postgres';
import { commanded, createTable, entryOf, expectFault, keysOf, textsOf } from '../src/contract/trial.ts';
import { openPostgresForTest, runInPostgres, temporarySchema, testDatabase } from './postgres-trial.ts';

/** What stands between a store and its database, and lets nothing through any more when it is told to. */
class Line {
  readonly #target = new URL(testDatabase ?? 'postgres://nowhere');
  readonly #sockets = new Set<Socket>();
  readonly #server: Server = createServer((near) => this.#join(near));
  #isDeaf = false;
  #cutsAnswers = 0;

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    onTestFinished(() => {
      this.cut();
      this.#server.close();
    });
    const address = this.#server.address();
    const url = new URL(this.#target.href);
    url.port = String(typeof address === 'object' ? address?.port : 0);
    return url.href;
  }

  /** Ends all connections and takes no others. */
  cut(): void {
    this.#isDeaf = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isDeaf = false;
  }

  /** Passes the next question on and ends the connection instead of passing its answer back, so many times. */
  cutAnswers(times: number): void {
    this.#cutsAnswers = times;
  }

  #join(near: Socket): void {
    if (this.#isDeaf) {
      near.destroy();
      return;
    }
    const far = connect(Number(this.#target.port), this.#target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
    near.on('data', (data: Buffer) => far.write(data));
    far.on('data', (data: Buffer) => this.#answer(near, data));
  }

  #answer(near: Socket, data: Buffer): void {
    if (this.#cutsAnswers === 0) {
      near.write(data);
      return;
    }
    this.#cutsAnswers -= 1;
    near.destroy();
  }
}

async function openBehind(line: Line, schema: string): Promise<Store> {
  const store = await openPostgresStore({ url: await line.open(), schema });
  onTestFinished(() => store.close().catch(() => {}));
  return store;
}

describe.skipIf(testDatabase === null)('a database that cannot be reached', () => {
  test('what was carried out and not answered is neither lost nor done twice', async () => {
    const line = new Line();
    const store = await openBehind(line, temporarySchema());
    await createTable(store, 't', '1');
    line.cutAnswers(1);
    await store.append('t', unclaimed(1), [commanded('2', 'p', 'c')]);
    line.cutAnswers(1);
    await store.append('t', unclaimed(2), [entryOf('3')], {
      replaces: true,
      tokens: [{ person: 'p', hash: 'h' }],
    });
    line.cutAnswers(1);
    await store.append('t', unclaimed(2), [], { talk: { from: 1, lines: [{ n: 1, text: 'x' }] } });
    expect(await store.load('t')).toMatchObject({
      entries: [{ text: '1' }, { text: '3' }],
      tokens: [{ person: 'p', hash: 'h' }],
      talk: [{ n: 1, text: 'x' }],
    });
    line.cutAnswers(1);
    await createTable(store, 'u', 'a');
    expect(await textsOf(store, 'u')).toEqual(['a']);
    line.cutAnswers(1);
    await store.erase('u', unclaimed(1), entryOf('').at);
    expect(await store.load('u')).toBeNull();
  });

  test('whatever is asked meanwhile waits, in its order, and goes on by itself', async () => {
    const line = new Line();
    const store = await openBehind(line, temporarySchema());
    await createTable(store, 't', '1');
    line.cut();
    const calls = [
      store.append('t', unclaimed(1), [entryOf('2')]),
      expectFault(store.append('t', unclaimed(1), [entryOf('lost')]), 'not-the-last'),
      store.append('t', unclaimed(2), [entryOf('3')]),
    ];
    const isWaiting = Symbol('waiting');
    expect(
      await Promise.race([calls[0], new Promise((resolve) => setTimeout(() => resolve(isWaiting), 200))]),
    ).toBe(isWaiting);
    line.mend();
    await Promise.all(calls);
    expect(await textsOf(store, 't')).toEqual(['1', '2', '3']);
  });

  test('a store that is closed meanwhile does not wait', async () => {
    const line = new Line();
    const store = await openBehind(line, temporarySchema());
    line.cut();
    const call = expectFault(createTable(store, 't', '1'), 'ended');
    await Promise.all([call, store.close()]);
  });

  test('one that is not there when the store is opened is said to be so', async () => {
    const call = openPostgresStore({ url: 'postgres://rudel@127.0.0.1:9/nowhere' });
    await expect(call).rejects.toMatchObject({ kind: 'failed', cause: 'unopened' });
  });
});

describe.skipIf(testDatabase === null)('a database of several', () => {
  test('whoever writes behind another is noticed, and touches nothing', async () => {
    const schema = temporarySchema();
    const [one, other] = [await openPostgresForTest(schema), await openPostgresForTest(schema)];
    await createTable(one, 't', '1');
    await other.append('t', unclaimed(1), [entryOf('2')]);
    await expectFault(one.append('t', unclaimed(1), [entryOf('x')]), 'not-the-last');
    await one.append('t', unclaimed(2), [entryOf('3')]);
    const both = await Promise.allSettled([
      one.append('t', unclaimed(3), [entryOf('4')]),
      other.append('t', unclaimed(3), [entryOf('4')]),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await textsOf(one, 't')).toEqual(['1', '2', '3', '4']);
    await expectFault(other.create('u', keysOf('t'), [], {}), 'taken');
  });

  test('a schema that is opened by many at once is made once', async () => {
    const schema = temporarySchema();
    const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgresForTest(schema)));
    await Promise.all(stores.map((store, at) => createTable(store, `t${at}`, 'x')));
    expect(await stores[0]?.lastChange()).toBe(entryOf('').at);
  });

  test('whoever wants it alone is refused while another has it, and gets it afterwards', async () => {
    const schema = temporarySchema();
    const alone = { url: testDatabase ?? '', schema, isAlone: true, patience: 0 };
    const first = await openPostgresStore(alone);
    await createTable(first, 't', '1');
    await expectFault(openPostgresStore(alone), 'in-use');
    await first.close();
    const second = await openPostgresStore({ ...alone, patience: 5000 });
    expect(await textsOf(second, 't')).toEqual(['1']);
    await second.close();
  });

  test('a later version is refused where it says that this one cannot go on', async () => {
    const schema = temporarySchema();
    await (await openPostgresForTest(schema)).close();
    await runInPostgres(schema, 'INSERT INTO versions VALUES (98, 1)');
    await (await openPostgresForTest(schema)).close();
    await runInPostgres(schema, 'INSERT INTO versions VALUES (99, 99)');
    await expectFault(openPostgresForTest(schema), 'unusable');
  });
});
