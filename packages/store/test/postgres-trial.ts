import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Store } from '@rudel/store';
import type { StoreOnTrial } from '@rudel/store/contract';
import { openPostgresStore } from '@rudel/store/postgres';
import { harmSql } from './harm-sql.ts';
import type { Dialect } from './harm-sql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database for tests, where there is one. */
    readonly postgres: string | null;
  }
}

/** A database for tests; null where there is none. */
export const testDatabase: string | null = inject('postgres');

/** Runs SQL in one schema of the database for tests. */
export async function runInPostgres(schema: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: testDatabase ?? '' });
  await client.connect();
  try {
    await client.query(`SET search_path TO ${schema}; ${sql}`);
  } finally {
    await client.end();
  }
}

/** The name of a schema that is gone after the test. */
export function temporarySchema(): string {
  const schema = `trial_${randomBytes(6).toString('hex')}`;
  onTestFinished(() => runInPostgres('public', `DROP SCHEMA IF EXISTS ${schema} CASCADE`));
  return schema;
}

/** Opens a store that is closed before its schema is dropped. */
export async function openPostgresForTest(schema: string): Promise<Store> {
  const store = await openPostgresStore({ url: testDatabase ?? '', schema });
  onTestFinished(() => store.close().catch(() => {}));
  return store;
}

const dialect: Dialect = {
  mark: "'!'::bytea",
  not: (column) => `NOT ${column}`,
  unreplaced: (head) => `UPDATE tables SET replaced = '[]' ${head}`,
};

export async function postgresTrial(): Promise<StoreOnTrial> {
  const schema = temporarySchema();
  const store = await openPostgresForTest(schema);
  let current = store;
  return {
    store,
    reopen: async (harm) => {
      await current.close();
      if (harm !== undefined) await runInPostgres(schema, harmSql(harm, dialect));
      current = await openPostgresForTest(schema);
      return current;
    },
  };
}
