import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** What fits into the address of a Unix socket everywhere: 104 bytes on a Mac with the last one empty, 108 on Linux. */
const longestPath = 103;

/** The folder beside the database that only whoever runs the server may open. */
export const adminFolderOf = (dataFolder: string): string => join(resolve(dataFolder), 'admin');

/** The database with all tables. */
export const databaseIn = (dataFolder: string): string => join(resolve(dataFolder), 'rudel.sqlite');

const pointerOf = (dataFolder: string): string => join(adminFolderOf(dataFolder), 'socket-path');

/** Windows has no socket files: a pipe that is called after the folder. */
function pipeOf(dataFolder: string): string {
  const mark = createHash('sha256').update(resolve(dataFolder).toLowerCase()).digest('hex').slice(0, 32);
  return `\\\\.\\pipe\\rudel-${mark}`;
}

const fits = (path: string): boolean => Buffer.byteLength(path) <= longestPath;

function readPointer(dataFolder: string): string | null {
  try {
    return readFileSync(pointerOf(dataFolder), 'utf8').trim() || null;
  } catch {
    return null;
  }
}

/** Where the server of a data folder listens, if one does. */
export function socketOf(dataFolder: string): string {
  if (process.platform === 'win32') return pipeOf(dataFolder);
  return readPointer(dataFolder) ?? join(adminFolderOf(dataFolder), 'socket');
}

/** Makes the folder, for its owner alone; one that is there is made private again. */
export function makeAdminFolder(dataFolder: string): string {
  const folder = adminFolderOf(dataFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.platform !== 'win32') chmodSync(folder, 0o700);
  return folder;
}

/** Whether something is in the way; a socket that nobody listens on is not. */
export function isSocket(path: string): boolean | null {
  try {
    return lstatSync(path).isSocket();
  } catch {
    return null;
  }
}

/** A place to listen at, and how it is tidied up. */
export type SocketPlace = { readonly path: string; readonly leave: () => void };

/** Where a path in the data folder is too long for a socket: a private folder of its own, and a file that says where. */
function placeElsewhere(dataFolder: string): SocketPlace {
  const folder = mkdtempSync(join(tmpdir(), 'rudel-'));
  const path = join(folder, 'socket');
  const pointer = pointerOf(dataFolder);
  writeFileSync(pointer, `${path}\n`, { mode: 0o600 });
  return {
    path,
    leave: () => {
      rmSync(pointer, { force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Forgets where a server that ended without a word has listened. */
function forgetPointer(dataFolder: string): void {
  const before = readPointer(dataFolder);
  if (before === null) return;
  if (isSocket(before) === true && /[/\\]rudel-[^/\\]+[/\\]socket$/.test(before))
    rmSync(dirname(before), { recursive: true, force: true });
  rmSync(pointerOf(dataFolder), { force: true });
}

/** Chooses where to listen; call it while nobody else can have the data folder. */
export function choosePlace(dataFolder: string): SocketPlace {
  const folder = makeAdminFolder(dataFolder);
  if (process.platform === 'win32') return { path: pipeOf(dataFolder), leave: () => {} };
  forgetPointer(dataFolder);
  const path = join(folder, 'socket');
  return fits(path) ? { path, leave: () => rmSync(path, { force: true }) } : placeElsewhere(dataFolder);
}
