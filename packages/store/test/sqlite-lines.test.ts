import { EventEmitter } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from '@rudel/store';
import { storeSuite } from '@rudel/store/contract';
import type { StoreOnTrial } from '@rudel/store/contract';
import { unclaimed } from '@rudel/store/contract';
import { openSqliteStore, storeOverLine } from '@rudel/store/sqlite';
import type { CallAnswer } from '../src/calls.ts';
import { claimOf } from '../src/contract/claim-laws.ts';
import { createTable, entryOf, expectFault, textsOf } from '../src/contract/trial.ts';
import type { Database } from '../src/sqlite/database.ts';
import { loadDriver } from '../src/sqlite/driver.ts';
import type { Copied, NewLine, Port } from '../src/sqlite/messages.ts';
import { madeReady } from '../src/sqlite/open-database.ts';
import { serve } from '../src/sqlite/serve.ts';
import { sqliteTrial, temporaryFile } from './temporary-store.ts';

/** A store over a line, and the one that has the file. */
function overLine(store: Awaited<ReturnType<typeof openSqliteStore>>): Store {
  const over = storeOverLine(store.line());
  return {
    ...over,
    close: async () => {
      await over.close();
      await store.close();
    },
  };
}

async function lineTrial(): Promise<StoreOnTrial> {
  const { store, reopen } = await sqliteTrial();
  return { store: overLine(store), reopen: async (harm) => overLine(await reopen(harm)) };
}

storeSuite('SQLite store over a line', lineTrial);

async function opened() {
  const store = await openSqliteStore({ file: await temporaryFile() });
  onTestFinished(() => store.close().catch(() => {}));
  return store;
}

describe('SQLite store: several lines', () => {
  test('all see what any of them has written', async () => {
    const store = await opened();
    const lines = [storeOverLine(store.line()), storeOverLine(store.line())];
    await createTable(store, 't', '1');
    for (const [at, line] of lines.entries())
      await line.append('t', unclaimed(at + 1), [entryOf(String(at + 2))]);
    for (const line of [store, ...lines]) expect(await textsOf(line, 't')).toEqual(['1', '2', '3']);
  });

  test('whoever claims a table through one of them has it from all others', async () => {
    const store = await opened();
    const [one, other] = [storeOverLine(store.line()), storeOverLine(store.line())];
    await createTable(store, 't', '1');
    const before = await claimOf(one, 't');
    await one.append('t', { epoch: before.epoch, after: 1 }, [entryOf('2')]);
    const now = await claimOf(other, 't');
    await expectFault(one.append('t', { epoch: before.epoch, after: 2 }, [entryOf('late')]), 'fenced');
    await other.append('t', { epoch: now.epoch, after: 2 }, [entryOf('3')]);
    expect(await textsOf(store, 't')).toEqual(['1', '2', '3']);
  });

  test('a table that two of them write to gets the entries of one', async () => {
    const store = await opened();
    const lines = [storeOverLine(store.line()), storeOverLine(store.line())];
    await createTable(store, 't', '1');
    const written = await Promise.allSettled(
      lines.map((line) => line.append('t', unclaimed(1), [entryOf('2')])),
    );
    expect(written.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await textsOf(store, 't')).toEqual(['1', '2']);
  });

  test('one that is closed leaves the others alone', async () => {
    const store = await opened();
    const [one, other] = [storeOverLine(store.line()), storeOverLine(store.line())];
    const creating = createTable(one, 't', '1');
    await one.close();
    await creating;
    await expectFault(one.load('t'), 'ended');
    expect(await textsOf(other, 't')).toEqual(['1']);
  });

  test('end with the store, and whoever waits is told', async () => {
    const store = await opened();
    const line = storeOverLine(store.line());
    await createTable(line, 't', '1');
    await store.close();
    await expectFault(line.load('t'), 'ended');
    expect((await line.ended).kind).toBe('ended');
  });
});

class Line extends EventEmitter implements Port {
  readonly waiting: (string | NewLine)[] = [];
  readonly answers: (readonly CallAnswer[] | Copied)[] = [];

  postMessage(answers: readonly CallAnswer[] | Copied): void {
    this.answers.push(answers);
  }

  close(): void {
    this.emit('close');
  }
}

/** A database that notes what is begun and committed. */
function noting(database: Database, notes: string[]): Database {
  return {
    get isTransaction() {
      return database.isTransaction;
    },
    exec: (sql) => database.exec(sql),
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      return {
        get: (...cells) => statement.get(...cells),
        all: (...cells) => statement.all(...cells),
        run: (...cells) => {
          if (sql === 'COMMIT') notes.push(sql);
          return statement.run(...cells);
        },
      };
    },
  };
}

const creation = (id: string): string =>
  JSON.stringify([
    { op: 'create', id, keys: { invite: `i${id}`, code: `c${id}` }, entries: [entryOf('1')], aside: {} },
  ]);

test('what waits at several lines shares one commit, and whoever came first is served first', async () => {
  const notes: string[] = [];
  const file = await temporaryFile();
  const { DatabaseSync } = await loadDriver();
  const database = madeReady(noting(new DatabaseSync(file), notes), { patience: 0, limit: null });
  onTestFinished(() => database.close());
  const lines = [new Line(), new Line(), new Line()] as const;
  const take = (port: Port): string | NewLine | null =>
    lines.find((line) => line === port)?.waiting.shift() ?? null;
  serve(lines[0], database, async () => {}, take);
  for (const line of lines.slice(1)) lines[0].emit('message', { line });
  lines[0].waiting.push(creation('a'));
  lines[1].waiting.push(creation('b'));
  lines[2].emit('message', creation('b'));
  expect(notes).toEqual(['COMMIT']);
  expect(lines.slice(0, 2).map(({ answers }) => answers)).toEqual([[[]], [[]]]);
  expect(JSON.stringify(lines[2].answers)).toContain('"kind":"taken"');
});
