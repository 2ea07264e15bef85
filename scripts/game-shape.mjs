import { posix } from 'node:path';
import { importsOf, sourcesIn } from './workspaces.mjs';

/** @typedef {import('./workspaces.mjs').Row} Row */

/** What every game has: the parts that others import, and those that are reviewed and checked. */
const parts = [
  'src/index',
  'src/page',
  'src/player',
  'src/secrecy',
  'src/reasons',
  'src/bot/index',
  'catalogue/index',
  'catalogue/cover',
  'web/index',
  'text/index',
];

/** What lies in the folder of a game's bots: its door, its parameters, one file or many, and a folder for each step of a decision. */
const botParts = [
  'index.ts',
  'parameters.ts',
  'parameters',
  'learned',
  'know',
  'worlds',
  'value',
  'choose',
  'review',
];

/**
 * How the sources of a game are not laid out as those of all games are; nothing of other workspaces.
 *
 * @param {Row} row
 */
export function gameFaults({ path }) {
  if (!path.startsWith('games/')) return [];
  const own = sourcesIn(path);
  const missing = parts.map((part) => `${path}/${part}.ts`).filter((file) => !own.includes(file));
  return [
    ...missing.map((file) => `${file} is missing; every game has one.`),
    ...botFaults(path, own),
    ...fenceFaults(path, own),
  ];
}

/**
 * @param {string} path
 * @param {readonly string[]} own
 */
function botFaults(path, own) {
  const folder = `${path}/src/bot/`;
  return own
    .filter((file) => file.startsWith(folder))
    .filter((file) => !botParts.includes(file.slice(folder.length).split('/')[0] ?? ''))
    .map((file) => `${file} belongs into know, worlds, value, choose or review, as in every game.`);
}

/**
 * What a player runs, rules and words, must not be able to open a secret, not even through another file.
 *
 * @param {string} path
 * @param {readonly string[]} own
 */
function fenceFaults(path, own) {
  const isWords = (/** @type {string} */ file) => posix.dirname(file) === `${path}/src/words`;
  const pages = [`${path}/src/player.ts`, `${path}/src/page.ts`];
  const starts = own.filter((file) => pages.includes(file) || isWords(file));
  /** @type {Map<string, string>} */
  const opened = new Map();
  for (const start of starts) {
    for (const file of reachedFrom(start, own)) {
      const opens = importsOf(file, { atRuntime: true }).includes('@rudel/kernel/hidden');
      if (opens && !opened.has(file)) opened.set(file, start);
    }
  }
  return [...opened].map(([file, start]) =>
    file === start
      ? `${file} opens secrets, yet a player runs it.`
      : `${file} opens secrets, yet ${start}, which a player runs, reaches it.`,
  );
}

/**
 * The files that are loaded with a file, itself among them.
 *
 * @param {string} start
 * @param {readonly string[]} own
 */
function reachedFrom(start, own) {
  const reached = new Set([start]);
  for (const file of reached) {
    const targets = importsOf(file, { atRuntime: true }).map((path) => posix.join(posix.dirname(file), path));
    for (const target of targets) if (own.includes(target)) reached.add(target);
  }
  return reached;
}
