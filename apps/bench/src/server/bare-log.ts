import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** A move text with the table that it belongs to. */
export type Line = readonly [table: number, text: string];

/** Appends lines in one transaction; they are on disk when it returns. */
type AppendAll = (lines: readonly Line[]) => void;

/** Where moves are appended; resolves when all of them are on disk. */
export type BareLog = (lines: readonly Line[]) => Promise<void>;

type Database = {
  exec(sql: string): void;
  prepare(sql: string): { run(...values: readonly (string | number)[]): unknown };
};
type Sqlite = { readonly DatabaseSync: new (path: string) => Database };

/** The built-in where Node has it, as the store of the product does. */
async function loadSqlite(): Promise<Sqlite> {
  const [major = 0] = process.versions.node.split('.').map(Number);
  const name = major >= 24 ? 'node:sqlite' : '@photostructure/sqlite';
  return (await import(name)) as Sqlite;
}

async function openLog(path: string): Promise<AppendAll> {
  const { DatabaseSync } = await loadSqlite();
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL');
  database.exec(
    'CREATE TABLE moves (n INTEGER PRIMARY KEY, game_table INTEGER NOT NULL, text TEXT NOT NULL)',
  );
  const insert = database.prepare('INSERT INTO moves (game_table, text) VALUES (?, ?)');
  return (lines) => {
    database.exec('BEGIN IMMEDIATE');
    for (const [table, text] of lines) insert.run(table, text);
    database.exec('COMMIT');
  };
}

/** Writes in this thread: nothing else happens meanwhile. */
export async function logInThread(path: string): Promise<BareLog> {
  const append = await openLog(path);
  return (lines) => {
    append(lines);
    return Promise.resolve();
  };
}

/** Writes in a thread of its own. */
export function logInWorker(path: string): BareLog {
  const worker = new Worker(new URL(import.meta.url), { workerData: { path } });
  return async (lines) => {
    const written = once(worker, 'message');
    worker.postMessage(lines, []);
    await written;
  };
}

if (!isMainThread && parentPort !== null) {
  const port = parentPort;
  const append = await openLog((workerData as { path: string }).path);
  port.on('message', (lines: readonly Line[]) => {
    append(lines);
    port.postMessage(null, []);
  });
}
