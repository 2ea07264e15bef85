import { describe, expect, test } from 'vitest';
import { memoryStore } from '@rudel/store';
import type { Store } from '@rudel/store';
import { unclaimed } from '@rudel/store/contract';
import { copyTables } from '@rudel/store/copy';
import { commanded, createTable, entryOf, expectFault, keysOf } from '../src/contract/trial.ts';
import { openPostgresForTest, postgresTrial, temporarySchema, testDatabase } from './postgres-trial.ts';
import { openForTest, sqliteTrial, temporaryFile } from './temporary-store.ts';

/** Tables with one of everything. */
async function fill(store: Store): Promise<void> {
  await store.create('full', keysOf('full'), [commanded('a', 'p', 'A'), entryOf('odd \0 \uD83D')], {
    tokens: [
      { person: 'p', hash: 'h' },
      { person: 'q', hash: 'i' },
    ],
    names: [{ person: 'p', name: 'Anna <ö> 🐺' }],
    secret: { match: 1, secret: 's' },
    talk: { from: 3, lines: [{ n: 3, text: 'hello' }] },
    listed: true,
  });
  await store.append('full', unclaimed(2), [commanded('b', 'p', 'B')], { replaces: true });
  await store.append('full', unclaimed(2), [commanded('c', 'p', 'C')], { replaces: true });
  await store.append('full', unclaimed(2), [entryOf('started 1'), entryOf('act')], {
    chapter: { number: 1, text: 'as it was' },
    secret: { match: 2, secret: 't' },
  });
  await store.append('full', unclaimed(4), [commanded('d', 'q', 'D')], { chapter: { number: 4, text: '' } });
  await store.append('full', unclaimed(5), [commanded('e', 'q', 'E')], { replaces: true });
  await store.append('full', unclaimed(5), [entryOf('f', { at: 9, deadline: 3 })], {
    replaces: true,
    closed: true,
  });
  await createTable(store, 'empty');
  await createTable(store, 'plain', '1', '2');
}

async function everything(store: Store): Promise<unknown> {
  const ids = ['full', 'empty', 'plain'];
  const chapters = [0, 1, 2, 3, 4].flatMap((n) => ids.map((id) => store.chapter(id, n)));
  return Promise.all([...ids.map((id) => store.load(id)), ...chapters]);
}

const targets: readonly (readonly [name: string, open: (() => Promise<Store>) | null])[] = [
  ['memory', () => Promise.resolve(memoryStore())],
  ['SQLite', async () => openForTest({ file: await temporaryFile() })],
  ['Postgres', testDatabase === null ? null : () => openPostgresForTest(temporarySchema())],
];

describe('copying all tables', () => {
  for (const [name, open] of targets) {
    test.skipIf(open === null)(`to ${name} gives the same, and goes on from there`, async () => {
      const { store: from } = await sqliteTrial();
      await fill(from);
      const to = (await open?.()) ?? memoryStore();
      const copied = await copyTables(from, to);
      expect(copied.map(({ id }) => id).toSorted()).toEqual(['empty', 'full', 'plain']);
      expect(await everything(to)).toEqual(await everything(from));
      for (const command of ['A', 'B', 'C', 'D', 'E']) {
        const person = command < 'D' ? 'p' : 'q';
        await expectFault(to.append('full', unclaimed(5), [commanded('again', person, command)]), 'repeated');
      }
      await to.append('full', unclaimed(5), [entryOf('more')]);
    });
  }

  test.skipIf(testDatabase === null)('from Postgres leaves a damaged one where it is', async () => {
    const { store, reopen } = await postgresTrial();
    await fill(store);
    const to = memoryStore();
    const copied = await copyTables(await reopen({ table: 'full', n: 1, what: 'text' }), to);
    expect(copied.filter(({ isDamaged }) => isDamaged)).toEqual([{ id: 'full', isDamaged: true }]);
    expect(await to.load('full')).toBeNull();
    expect(await to.load('plain')).toMatchObject({ size: { entries: 2 } });
  });

  test('goes nowhere where there are tables already', async () => {
    const [from, to] = [memoryStore(), memoryStore()];
    await createTable(to, 'there');
    await expectFault(copyTables(from, to), 'taken');
  });
});
