import { MessageChannel, Worker } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { StoreFault } from './port.ts';
import { faultOf } from './refused.ts';
import type { Opening, Setup } from './sqlite/messages.ts';
import { storeOverWorker } from './sqlite/store-over-worker.ts';
import type { SqliteStore } from './sqlite/store-over-worker.ts';

export type { BackupReport } from './sqlite/backup.ts';
export { storeOverLine } from './sqlite/store-over-line.ts';
export type { SqliteStore } from './sqlite/store-over-worker.ts';

export type SqliteStoreOptions = {
  /** One file; it and its folder are made where they are missing. Beside it stands its write-ahead log while it is open. */
  readonly file: string;
  /** How many milliseconds to wait for another process to let go of the file. */
  readonly patience?: number;
  /** How large the file may grow, in bytes. */
  readonly limit?: number;
};

/** A thread loads no TypeScript: it is taken from the build, seen from the sources and from the build itself. */
const workerUrl = new URL('../dist/sqlite/worker.js', import.meta.url);

/** Nothing that this process was started with; and where SQLite is built into Node, no warning that it is new there. */
const execArgv = ['--disable-warning=ExperimentalWarning'];

/** Starts the thread that has the database; fulfilled when it is open. */
export async function startSqliteWorker({
  file,
  patience = 5000,
  limit,
}: SqliteStoreOptions): Promise<Worker> {
  const workerData: Setup = { file, patience, limit: limit ?? null };
  const worker = new Worker(workerUrl, { workerData, execArgv });
  const opening = await new Promise<Opening>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () =>
      reject(new StoreFault('ended', 'The thread ended before it opened the database.')),
    );
  });
  if (opening !== null) throw faultOf(opening);
  return worker;
}

/** A store whose database is in a thread of its own. */
export interface ThreadedStore extends SqliteStore {
  /** A line to it for another thread, to be handed to `storeOverLine` there. What comes at the same time through several lines shares a commit. */
  line(): MessagePort;
}

/**
 * Opens a store in one SQLite file. There is one writer: while it is open, nobody else may open the file (`in-use`); the lock ends with the
 * process. Calls that arrive together share a transaction, in a thread of their own, and are fulfilled after its commit.
 */
export async function openSqliteStore(options: SqliteStoreOptions): Promise<ThreadedStore> {
  const worker = await startSqliteWorker(options);
  return {
    ...storeOverWorker(worker),
    line(): MessagePort {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ line: port2 }, [port2]);
      return port1;
    },
  };
}
