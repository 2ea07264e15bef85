import { setTimeout as pause } from 'node:timers/promises';
import { StoreFault } from './port.ts';
import type { Store } from './port.ts';
import { Connection, InUse } from './postgres/connection.ts';
import { refusalToOpen } from './postgres/faults.ts';
import { Queue } from './postgres/queue.ts';
import { migrate } from './postgres/schema.ts';
import { questions } from './questions.ts';
import { faultOf } from './refused.ts';
import { refuseUnfitOwner } from './unfit.ts';

export { openSharedPostgres } from './shared/postgres.ts';

export type PostgresStoreOptions = {
  /** `postgres://user:password@host/database`. */
  readonly url: string;
  /** The schema in which our tables are; it is made where it is missing. */
  readonly schema?: string;
  /** Whether no other program may use the tables meanwhile: then opening them fails with `in-use`. */
  readonly isAlone?: boolean;
  /** Whether only such programs may use them meanwhile as know of each other. */
  readonly isTogether?: boolean;
  /** How many milliseconds to wait for another program to let go of them. */
  readonly patience?: number;
};

/** What a schema may be called, so that its name can stand in a statement. */
const schemaName = /^[a-z_][\d_a-z]{0,62}$/;

/** Another program that has just ended may still be counted as there. */
const betweenTries = 250;

async function opened(open: () => Promise<void>, patience: number): Promise<void> {
  for (let left = patience; ; left -= betweenTries) {
    try {
      await open();
      return;
    } catch (error) {
      if (!(error instanceof InUse) || left <= 0) throw error;
      await pause(betweenTries);
    }
  }
}

/**
 * Opens a store in Postgres. Several programs may use the same database, each for tables of its own. Calls that arrive together share a
 * transaction. While the database cannot be reached, calls wait; whether one that was under way had been carried out is found out afterwards.
 */
export async function openPostgresStore({
  url,
  schema = 'rudel',
  isAlone = false,
  isTogether = false,
  patience = 5000,
}: PostgresStoreOptions): Promise<Store> {
  if (!schemaName.test(schema)) throw new StoreFault('unusable', 'A schema has a name of small letters.');
  const connection = new Connection({ url, schema, use: isAlone ? 'alone' : isTogether ? 'together' : null });
  try {
    await opened(() => migrate(connection, schema), patience);
  } catch (error) {
    await connection.close();
    throw error instanceof StoreFault ? error : faultOf(refusalToOpen(error));
  }
  const queue = new Queue(connection);
  let closing: Promise<void> | null = null;
  return {
    ...questions((call) => queue.ask(call)),
    async claim(id, owner, spared = []) {
      refuseUnfitOwner(owner);
      return queue.ask({ op: 'claim', id, owner, spared });
    },
    load: (id) => queue.ask({ op: 'load', id }),
    chapter: (id, number) => queue.ask({ op: 'chapter', id, number }),
    /** A database comes back. */
    ended: new Promise(() => {}),
    close(): Promise<void> {
      closing ??= queue.close();
      return closing;
    },
  };
}
