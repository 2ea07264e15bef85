import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { onTestFinished } from 'vitest';
import type { StoreOnTrial } from '@rudel/store/contract';
import { openSqliteStore } from '@rudel/store/sqlite';
import type { SqliteStoreOptions, ThreadedStore } from '@rudel/store/sqlite';
import { harmSql } from './harm-sql.ts';
import type { Dialect } from './harm-sql.ts';

/** A file in a folder that is gone after the test. */
export async function temporaryFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rudel-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'tables.db');
}

/** Opens a store that is closed before its folder is removed. */
export async function openForTest(options: SqliteStoreOptions): Promise<ThreadedStore> {
  const store = await openSqliteStore(options);
  onTestFinished(() => store.close().catch(() => {}));
  return store;
}

/** Runs SQL on a file that no store has open. */
export function runSql(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec(sql);
  } finally {
    database.close();
  }
}

const dialect: Dialect = {
  mark: "'!'",
  not: (column) => `1 - ${column}`,
  unreplaced: (_head, own) => `DELETE FROM replaced ${own}`,
};

/** One whose lines can be tried as well. */
type ThreadOnTrial = {
  readonly store: ThreadedStore;
  readonly reopen: (...harm: Parameters<StoreOnTrial['reopen']>) => Promise<ThreadedStore>;
};

export async function sqliteTrial(): Promise<ThreadOnTrial> {
  const file = await temporaryFile();
  const store = await openForTest({ file });
  let current = store;
  return {
    store,
    reopen: async (harm) => {
      await current.close();
      if (harm !== undefined) runSql(file, harmSql(harm, dialect));
      current = await openForTest({ file });
      return current;
    },
  };
}
