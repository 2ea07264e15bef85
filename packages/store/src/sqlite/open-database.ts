import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from './database.ts';
import { loadDriver } from './driver.ts';
import type { Setup } from './messages.ts';
import { Unopened } from './refusals.ts';
import { migrate } from './schema.ts';

/**
 * Makes the file where there is none. It holds secrets of matches: nobody else on the machine reads it. A file that is there is not even opened,
 * since closing it would end every lock that this process has on it.
 */
function prepareFile(file: string): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'wx', 0o600));
}

function useWal(database: Database): void {
  const row = database.prepare('PRAGMA journal_mode = WAL').get() as { journal_mode: string };
  if (row.journal_mode !== 'wal') {
    throw new Unopened('unusable', 'The database cannot have a write-ahead log where it is.');
  }
}

/**
 * Moves what is in the write-ahead log to the file, and empties the log. After a sync that failed, some of the log may be in the memory of the system only,
 * and yet be read from there by the next process; nothing may be written behind it. The commit that follows begins the log anew and is synced, so that the old
 * one cannot come back.
 */
function settleLog(database: Database): void {
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

function limitSize(database: Database, bytes: number): void {
  const { page_size: size } = database.prepare('PRAGMA page_size').get() as { page_size: number };
  database.exec(`PRAGMA max_page_count = ${Math.max(1, Math.floor(bytes / size))}`);
}

/** Makes an open file ready to be served: for this thread alone, and in the newest version of the schema. Where that fails it is closed. */
export function madeReady(
  database: Database,
  { patience, limit }: Pick<Setup, 'patience' | 'limit'>,
): Database {
  try {
    database.exec('PRAGMA page_size = 2048; PRAGMA wal_autocheckpoint = 2000');
    database.exec(`PRAGMA busy_timeout = ${Math.trunc(patience)}; PRAGMA locking_mode = EXCLUSIVE`);
    useWal(database);
    database.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF');
    database.exec('PRAGMA secure_delete = ON');
    settleLog(database);
    database.exec('BEGIN EXCLUSIVE');
    migrate(database);
    database.exec('COMMIT');
    if (limit !== null) limitSize(database, limit);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens the file. Its lock is one of the operating system and ends with the process, however it ends. */
export async function openDatabase({ file, patience, limit }: Setup): Promise<Database> {
  const { DatabaseSync } = await loadDriver();
  prepareFile(file);
  return madeReady(new DatabaseSync(file), { patience, limit });
}

/** So many pages are copied at once: others wait for a fraction of a millisecond. */
const pagesAtOnce = 64;

/** Copies an open database to a file while it is served. */
export async function copyDatabase(database: Database, file: string): Promise<void> {
  const { backup } = await loadDriver();
  await backup(database as never, file, { rate: pagesAtOnce });
}
