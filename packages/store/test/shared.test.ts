import { describe, onTestFinished } from 'vitest';
import { SharedMemory, memoryStore } from '@rudel/store';
import { sharedSuite } from '@rudel/store/contract';
import { openSharedPostgres } from '@rudel/store/postgres';
import { openPostgresForTest, temporarySchema, testDatabase } from './postgres-trial.ts';

sharedSuite('memory', async () => {
  const store = memoryStore();
  let date = 1_700_000_000_000;
  /** Time never stands still. */
  const now = (): number => (date += 1);
  const shared = new SharedMemory(store, now);
  return { store, one: shared, other: shared };
});

describe.skipIf(testDatabase === null)('in a real database', () => {
  sharedSuite('Postgres', async () => {
    const schema = temporarySchema();
    const store = await openPostgresForTest(schema);
    const open = () => {
      const shared = openSharedPostgres({ url: testDatabase ?? '', schema, silence: 30_000 });
      onTestFinished(() => shared.close());
      return shared;
    };
    return { store, one: open(), other: open() };
  });
});
