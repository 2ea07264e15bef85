import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../process.mjs';

const parts = ['scripts', 'packages', 'games', 'apps', 'tsconfig.json', 'tsconfig.test.json'];
const leftOut = ['node_modules', 'dist', 'records', 'playthroughs'];

/** Copies the repository to a folder where it may be broken, to see what the checks say of it. */
export function copyRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'rudel-broken-'));
  for (const part of parts)
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: belongs });
  return folder;
}

/** @param {string} path */
function belongs(path) {
  return !leftOut.includes(basename(path));
}

/**
 * What a file was before it was changed or removed; null where there was none.
 *
 * @type {Map<string, string | null>}
 */
const before = new Map();

/** Makes good all that was changed, removed and added. */
export function mend() {
  for (const [file, text] of before) {
    if (text === null) rmSync(file);
    else writeFileSync(file, text);
  }
  before.clear();
}

/**
 * Adds a file.
 *
 * @param {string} file
 * @param {string} text
 */
export function add(file, text) {
  before.set(file, null);
  writeFileSync(file, text, { flag: 'wx' });
}

/** @param {string} file */
export function remove(file) {
  keep(file);
  rmSync(file);
}

/** @param {string} file */
function keep(file) {
  const text = readFileSync(file, 'utf8');
  if (!before.has(file)) before.set(file, text);
  return text;
}

/**
 * Changes a file; a change that changes nothing is an error of the test.
 *
 * @param {string} file
 * @param {(text: string) => string} change
 */
export function edit(file, change) {
  const text = keep(file);
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing was changed in ${file}.`);
  writeFileSync(file, changed);
}

/**
 * What a check says of a copy.
 *
 * @param {string} folder
 * @param {string} check
 */
export function faultsIn(folder, check) {
  const args = [join(folder, 'scripts', `${check}.mjs`)];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return status === 0 ? [] : `${stdout}${stderr}`.trimEnd().split('\n');
}
