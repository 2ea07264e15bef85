import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, root } from './process.mjs';

const stamp = join(root, 'node_modules/.cache/rudel/built');
const sources = ['apps', 'games', 'packages', 'package-lock.json', 'package.json', 'tsconfig.base.json'];
const results = ['apps/server/dist/main.js', 'apps/server/dist/source.tgz', 'apps/web/dist/index.html'];
const notSources = new Set(['dist', 'node_modules', 'test']);

/**
 * When something in a place last changed; a folder changes when something in it comes or goes.
 *
 * @param {string} path
 * @returns {number}
 */
function lastChange(path) {
  const { mtimeMs } = statSync(path);
  const inside = statSync(path).isDirectory()
    ? readdirSync(path).filter((name) => !notSources.has(name))
    : [];
  return Math.max(mtimeMs, ...inside.map((name) => lastChange(join(path, name))));
}

/** Whether nothing has changed since the last build that was noted. */
function isBuilt() {
  if (![stamp, ...results.map((file) => join(root, file))].every((file) => existsSync(file))) return false;
  const built = statSync(stamp).mtimeMs;
  return sources.every((path) => lastChange(join(root, path)) <= built);
}

/**
 * Notes a build that began then.
 *
 * @param {Date} began
 */
function noteBuild(began) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, began.toISOString());
  utimesSync(stamp, began, began);
}

/** @returns {number} the exit code */
export function buildAnew() {
  const began = new Date();
  const failed = build();
  if (failed === 0) noteBuild(began);
  return failed;
}

/** Builds, unless nothing has changed since. */
export function buildIfNeeded() {
  return isBuilt() ? 0 : buildAnew();
}
