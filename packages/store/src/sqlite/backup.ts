import { randomBytes } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Call } from '../calls.ts';
import { StoreFault } from '../port.ts';
import type { StoreFaultCause } from '../port.ts';
import type { CopyCheck } from './messages.ts';
import { readInParts } from './read-in-parts.ts';
import { systemCauseOf } from './refusals.ts';

/** What is in a copy that was made and checked. */
export type BackupReport = {
  readonly bytes: number;
  readonly tables: number;
  readonly entries: number;
  /** The tables that are damaged in the copy because they are where it was made from. */
  readonly damaged: readonly string[];
};

/** What is copied. */
export interface Original {
  copy(to: string): Promise<void>;
  ask<T>(call: Call): Promise<T>;
}

/** Taken from the build, as every thread is. */
const checkerUrl = new URL('../../dist/sqlite/copy-checker.js', import.meta.url);

/** Reads a copy from beginning to end, in a thread of its own. */
async function checked(file: string): Promise<CopyCheck> {
  const execArgv = ['--disable-warning=ExperimentalWarning'];
  const worker = new Worker(checkerUrl, { workerData: { file }, execArgv });
  try {
    return await new Promise<CopyCheck>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new StoreFault('failed', 'The copy could not be checked.', 'thread')));
    });
  } finally {
    await worker.terminate();
  }
}

function bad(what: string): StoreFault {
  return new StoreFault('failed', `The copy is not what it was made from: ${what}.`, 'corrupt');
}

type Damaged = CopyCheck['damaged'][number];

/** Whether what is damaged in the copy is sound where it was made from. */
async function isSound(original: Original, { id, chapter: number }: Damaged): Promise<boolean> {
  const ask: Original['ask'] = (call) => original.ask(call);
  const [chapter, table] = await Promise.allSettled([
    readInParts(ask, { op: 'chapter', id, number }),
    readInParts(ask, { op: 'load', id }),
  ]);
  return chapter?.status === 'fulfilled' && table?.status === 'fulfilled';
}

async function refuseBad(original: Original, check: CopyCheck): Promise<void> {
  if (check.fault !== null) throw bad(check.fault);
  for (const damaged of check.damaged) {
    if (await isSound(original, damaged)) throw bad(`table ${damaged.id} is damaged in it`);
  }
}

/** Makes sure that what is under a name is on the disk, a folder too, and returns its size. */
async function synced(path: string): Promise<number> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

/** What the file system said, without the paths that its own message contains. */
function faultOfSystem(error: unknown): StoreFault {
  if (error instanceof StoreFault) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  if (code === 'EEXIST') return new StoreFault('taken', 'There is a file of this name already.');
  const cause: StoreFaultCause = systemCauseOf(error) ?? 'other';
  return new StoreFault('failed', `The copy could not be written: ${code}.`, cause);
}

async function refuseExisting(file: string): Promise<void> {
  const handle = await open(file, 'r').catch(() => null);
  await handle?.close();
  if (handle !== null) throw new StoreFault('taken', 'There is a file of this name already.');
}

/** Gives a file its name unless there is one of that name. Some file systems know no links: there, the name is taken first. */
async function named(temporary: string, file: string): Promise<void> {
  try {
    await link(temporary, file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw error;
    await (await open(file, 'wx', 0o600)).close();
    await rename(temporary, file).catch(async (fault: unknown) => {
      await rm(file, { force: true });
      throw fault;
    });
  }
  if (process.platform !== 'win32') await synced(dirname(file));
}

async function copiedAndChecked(original: Original, file: string, temporary: string): Promise<BackupReport> {
  await refuseExisting(file);
  await (await open(temporary, 'wx', 0o600)).close();
  await original.copy(temporary);
  const check = await checked(temporary);
  await refuseBad(original, check);
  const bytes = await synced(temporary);
  await named(temporary, file);
  const damaged = check.damaged.map(({ id }) => id);
  return { bytes, tables: check.tables, entries: check.entries, damaged };
}

/** Makes a copy under another name, checks it, and gives it its own if nobody else has it. */
export async function madeBackup(file: string, original: Original): Promise<BackupReport> {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    return await copiedAndChecked(original, file, temporary);
  } catch (error) {
    throw faultOfSystem(error);
  } finally {
    const parts = ['', '-journal', '-wal', '-shm'];
    await Promise.all(parts.map((part) => rm(`${temporary}${part}`, { force: true }).catch(() => {})));
  }
}
