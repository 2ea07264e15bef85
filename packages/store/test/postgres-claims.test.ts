import { describe, expect, test } from 'vitest';
import type { Store } from '@rudel/store';
import { claimOf } from '../src/contract/claim-laws.ts';
import { createTable, entryOf, expectFault, textsOf } from '../src/contract/trial.ts';
import { migrations } from '../src/postgres/schema.ts';
import { openPostgresForTest, runInPostgres, temporarySchema, testDatabase } from './postgres-trial.ts';

/** Two programs that use the same tables. */
async function twoPrograms(): Promise<readonly [Store, Store]> {
  const schema = temporarySchema();
  return [await openPostgresForTest(schema), await openPostgresForTest(schema)];
}

describe.skipIf(testDatabase === null)('Postgres: several programs', { timeout: 60_000 }, () => {
  test('whoever has lost a table is told so, whatever they remember of it', async () => {
    const [one, other] = await twoPrograms();
    await createTable(one, 't', '1');
    const { epoch } = await claimOf(one, 't', 'one');
    await one.append('t', { epoch, after: 1 }, [entryOf('2')]);
    const now = await claimOf(other, 't', 'other');
    await expectFault(one.append('t', { epoch, after: 2 }, [entryOf('late')]), 'fenced');
    await expectFault(one.append('t', { epoch, after: 2 }, [], { listed: true }), 'fenced');
    await other.append('t', { epoch: now.epoch, after: 2 }, [entryOf('3')]);
    await expect(one.append('t', { epoch, after: 3 }, [entryOf('late')])).rejects.toThrow(
      'has been claimed by other',
    );
    expect(await textsOf(one, 't')).toEqual(['1', '2', '3']);
  });

  test('in the middle of many writes a claim gets all that was acknowledged before, and nothing comes after it', async () => {
    const [one, other] = await twoPrograms();
    const ids = ['a', 'b', 'c', 'd'];
    for (const id of ids) await createTable(one, id, '0');
    for (const id of ids) {
      const { epoch } = await claimOf(one, id, 'one');
      const acknowledged = { entries: 1 };
      const writing = (async (): Promise<void> => {
        for (;;) {
          await one.append(id, { epoch, after: acknowledged.entries }, [entryOf('more')]);
          acknowledged.entries += 1;
        }
      })();
      const fenced = expectFault(writing, 'fenced');
      while (acknowledged.entries < 5) await new Promise(setImmediate);
      const claimed = await claimOf(other, id, 'other');
      await fenced;
      expect(claimed.size.entries).toBe(acknowledged.entries);
      expect((await one.load(id))?.size.entries).toBe(acknowledged.entries);
    }
  });

  test('a checkpoint lasts, and is there for whoever claims next', async () => {
    const schema = temporarySchema();
    const store = await openPostgresForTest(schema);
    await createTable(store, 't', '1', '2');
    const { epoch } = await claimOf(store, 't');
    await store.checkpoint('t', { epoch, after: 2 }, 'so far');
    await store.append('t', { epoch, after: 2 }, [entryOf('3')]);
    const again = await openPostgresForTest(schema);
    expect(await claimOf(again, 't')).toMatchObject({
      checkpoint: 'so far',
      entries: [{ text: '2' }, { text: '3' }],
    });
  });

  test('a database of the version before there were claims goes on', async () => {
    const schema = temporarySchema();
    const [first] = migrations;
    await runInPostgres(
      'public',
      `CREATE SCHEMA ${schema}; SET search_path TO ${schema};
       CREATE TABLE versions (version int PRIMARY KEY, since int NOT NULL); ${first?.sql ?? ''}
       INSERT INTO versions VALUES (1, 1);
       INSERT INTO tables (id, invite, code, listed, closed, entries_count, last_hash, changed, bytes, replaced, seal)
       VALUES ('t', 'i', 'c', false, false, 0, '', 0, 0, '[]', 'none yet')`,
    );
    const store = await openPostgresForTest(schema);
    await store.append('t', { epoch: 0, after: 0 }, [entryOf('1')]);
    expect(await store.aged(Number.MAX_SAFE_INTEGER, 1)).toMatchObject([{ id: 't', epoch: 0, entries: 1 }]);
  });
});
