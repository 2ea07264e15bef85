import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './process.mjs';

/**
 * A row of levels.json. A workspace may import what its row names, and a row names only rows above it.
 *
 * @typedef {object} Row
 * @property {string} path
 * @property {number} level
 * @property {readonly string[]} imports workspaces
 * @property {readonly string[]} [inTests] workspaces that only its tests import
 * @property {readonly string[]} [outside] packages from elsewhere
 * @property {readonly string[]} [outsideForDev] packages from elsewhere that are no part of the product
 */

/**
 * @template T
 * @param {string} path
 * @returns {T}
 */
export function readJson(path) {
  return /** @type {T} */ (JSON.parse(readFileSync(join(root, path), 'utf8')));
}

/**
 * The one list of games.
 *
 * @type {readonly string[]}
 */
export const games = readJson('packages/shelf/games.json');

/**
 * @param {readonly string[]} names
 * @returns {readonly string[]}
 */
const withGames = (names) => names.flatMap((name) => (name === 'games/*' ? games : [name]));

/**
 * All games are alike to the table: they share a row.
 *
 * @param {Row} row
 * @returns {readonly Row[]}
 */
function expanded(row) {
  const paths = row.path === 'games/*' ? games.map((game) => `games/${game}`) : [row.path];
  return paths.map((path) => ({ ...row, path, imports: withGames(row.imports) }));
}

/** @type {readonly Row[]} */
const table = readJson('scripts/levels.json');

export const rows = table.flatMap(expanded);

/** @param {Row} row */
export function shortName(row) {
  return basename(row.path);
}

/** The folders that npm takes for workspaces. */
export function workspaceFolders() {
  return ['packages', 'games', 'apps'].flatMap((kind) =>
    readdirSync(join(root, kind))
      .map((name) => `${kind}/${name}`)
      .filter((path) => existsSync(join(root, path, 'package.json'))),
  );
}

/**
 * @param {string} folder
 * @param {RegExp} kind
 */
function filesIn(folder, kind) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => kind.test(path) && !/\/(?:dist|node_modules)\//.test(path));
}

/**
 * The TypeScript files below a folder, as paths from the repository root.
 *
 * @param {string} folder
 */
export const sourcesIn = (folder) => filesIn(folder, /(?<!\.d)\.tsx?$/);

/**
 * The style sheets below a folder, as paths from the repository root.
 *
 * @param {string} folder
 */
export const sheetsIn = (folder) => filesIn(folder, /\.css$/);

/**
 * What a file imports; `atRuntime` leaves out what the compiler erases.
 *
 * @param {string} file
 * @param {{ atRuntime: boolean }} [only]
 * @returns {string[]}
 */
export function importsOf(file, only = { atRuntime: false }) {
  const text = readFileSync(join(root, file), 'utf8');
  const erased = only.atRuntime ? '(?!type\\b)' : '';
  const pattern = new RegExp(
    `^(?:import|export)\\s+${erased}(?:[^'";]*?\\sfrom\\s+)?['"]([^'"]+)['"]|\\bimport\\(\\s*['"]([^'"]+)['"]`,
    'gm',
  );
  return [...text.matchAll(pattern)].map((found) => found[1] ?? found[2] ?? '');
}
