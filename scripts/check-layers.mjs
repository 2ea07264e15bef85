import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fenceFaults, isFenced } from './fences.mjs';
import { gameFaults } from './game-shape.mjs';
import { root, say } from './process.mjs';
import {
  games,
  importsOf,
  readJson,
  rows,
  sheetsIn,
  shortName,
  sourcesIn,
  workspaceFolders,
} from './workspaces.mjs';

/**
 * @typedef {import('./workspaces.mjs').Row} Row
 * @typedef {{ [name: string]: string }} Dependencies
 * @typedef {{ [entry: string]: { [condition: string]: string } }} Exports
 * @typedef {{ name: string, exports?: Exports, dependencies?: Dependencies, devDependencies?: Dependencies }} Manifest
 * @typedef {{ references?: readonly { path: string }[] }} Project
 */

/** The shelf has the games of its list; its package does not name them. */
const shelfPath = 'packages/shelf';

/** @param {string} name */
const packageName = (name) => `@rudel/${name}`;

/** @param {readonly string[]} names */
const listed = (names) => names.join(', ') || 'nothing';

/**
 * @param {string} where
 * @param {readonly string[]} found
 * @param {readonly string[]} wanted
 */
function differences(where, found, wanted) {
  const extra = found.filter((name) => !wanted.includes(name));
  const missing = wanted.filter((name) => !found.includes(name));
  return [
    ...extra.map((name) => `${where} names ${name}, which levels.json does not allow.`),
    ...missing.map((name) => `${where} does not name ${name}, which levels.json lists.`),
  ];
}

function tableFaults() {
  const paths = rows.map((row) => row.path);
  const folders = workspaceFolders();
  return [
    ...folders.filter((path) => !paths.includes(path)).map((path) => `${path} is missing in levels.json.`),
    ...paths
      .filter((path) => !folders.includes(path))
      .map((path) => `levels.json lists ${path}, which is no workspace.`),
    ...rows.flatMap((row, at) => orderFaults(row, rows.slice(0, at))),
  ];
}

/**
 * @param {Row} row
 * @param {readonly Row[]} above
 */
function orderFaults(row, above) {
  const known = above.map(shortName);
  const used = [...row.imports, ...(row.inTests ?? [])];
  const faults = used
    .filter((name) => !known.includes(name))
    .map((name) => `levels.json: ${row.path} imports ${name}, which does not stand above it.`);
  if (above.some(({ level }) => level > row.level)) {
    faults.push(`levels.json: ${row.path} stands below a row of a higher level.`);
  }
  return faults;
}

/** @param {Row} row */
function manifestFaults(row) {
  const where = `${row.path}/package.json`;
  /** @type {Manifest} */
  const { name, dependencies = {}, devDependencies = {} } = readJson(where);
  const imports = row.path === shelfPath ? row.imports.filter((one) => !games.includes(one)) : row.imports;
  const wanted = [...imports.map(packageName), ...(row.outside ?? [])];
  const wantedForDev = [...(row.inTests ?? []).map(packageName), ...(row.outsideForDev ?? [])];
  return [
    ...(name === packageName(shortName(row))
      ? []
      : [`${where} should have the name ${packageName(shortName(row))}.`]),
    ...differences(`${where} (dependencies)`, Object.keys(dependencies), wanted),
    ...differences(`${where} (devDependencies)`, Object.keys(devDependencies), wantedForDev),
  ];
}

/**
 * Tests and types take a workspace from its sources.
 *
 * @param {Row} row
 */
function exportFaults(row) {
  const where = `${row.path}/package.json`;
  /** @type {Manifest} */
  const { exports = {} } = readJson(where);
  return Object.entries(exports).flatMap(([entry, conditions]) => {
    const source = conditions['@rudel/source'];
    if (source === undefined) return [`${where} (exports) gives no '@rudel/source' for '${entry}'.`];
    const file = posix.join(row.path, source);
    return existsSync(join(root, file)) ? [] : [`${where} (exports) names ${file}, which does not exist.`];
  });
}

/**
 * The projects that a project names, as paths of their files.
 *
 * @param {string} file
 */
function referencesOf(file) {
  /** @type {Project} */
  const { references = [] } = readJson(file);
  return references.map(({ path }) => {
    const target = posix.join(posix.dirname(file), path);
    return target.endsWith('.json') ? target : `${target}/tsconfig.json`;
  });
}

/** The projects of all workspaces and their parts. */
function projects() {
  return ['packages', 'games', 'apps'].flatMap((kind) =>
    readdirSync(join(root, kind), { recursive: true, encoding: 'utf8' })
      .map((name) => `${kind}/${name.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('/tsconfig.json') && !/\/(?:dist|node_modules)\//.test(path)),
  );
}

/** Whatever has a project is checked: each is reached from the first. */
function rootProjectFaults() {
  return ['tsconfig.json', 'tsconfig.test.json'].flatMap((file) => {
    const reached = new Set([file]);
    for (const project of reached) for (const other of referencesOf(project)) reached.add(other);
    return projects()
      .filter((project) => !reached.has(project))
      .map((project) => `${project} is not reached from ${file}.`);
  });
}

/**
 * @param {Row} row
 * @param {string} file
 * @param {readonly string[]} allowed
 */
function importFaults(row, file, allowed) {
  return importsOf(file).flatMap((specifier) => {
    const [, name] = /^@rudel\/([^/]+)/.exec(specifier) ?? [];
    if (name !== undefined) {
      return allowed.includes(name) ? [] : [`${file} may import ${listed(allowed)}, but not ${specifier}.`];
    }
    const target = posix.join(posix.dirname(file), specifier);
    const leaves = specifier.startsWith('.') && !target.startsWith(`${row.path}/`);
    return leaves ? [`${file} reaches ${target} by its path; use the name of the workspace.`] : [];
  });
}

/** @param {Row} row */
function sourceFaults(row) {
  const inTests = [...row.imports, ...(row.inTests ?? []), shortName(row)];
  return sourcesIn(row.path).flatMap((file) => {
    if (isFenced(file)) return fenceFaults(file, importsOf(file));
    const isTest = file.startsWith(`${row.path}/test/`);
    return importFaults(row, file, isTest ? inTests : row.imports);
  });
}

/** Workspaces that are there for whoever needs them; games are there to be used. */
const optional = ['kernel', 'bots', 'testkit'];

/**
 * What levels.json allows is also used: a game that is listed for the shelf stands on it.
 *
 * @param {Row} row
 */
function idleFaults(row) {
  const used = new Set(sourcesIn(row.path).flatMap((file) => importsOf(file)));
  const isUsed = (/** @type {string} */ name) =>
    [...used].some((specifier) => `${specifier}/`.startsWith(`${packageName(name)}/`));
  return row.imports
    .filter((name) => !optional.includes(name) && !isUsed(name))
    .map((name) => `${row.path} lists ${name} but imports it nowhere.`);
}

/** As many lines as the linter allows a file of code. */
const longestSheet = 300;

/**
 * The linter does not read style sheets.
 *
 * @param {Row} row
 */
function sheetFaults({ path }) {
  return sheetsIn(path).flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;
    return lines <= longestSheet ? [] : [`${file} has ${lines} lines; ${longestSheet} are the most.`];
  });
}

const faults = [
  ...tableFaults(),
  ...rootProjectFaults(),
  ...rows.flatMap((row) =>
    [manifestFaults, exportFaults, sourceFaults, idleFaults, gameFaults, sheetFaults].flatMap((check) =>
      check(row),
    ),
  ),
];
for (const fault of faults) say(fault);
if (faults.length === 0) say(`${rows.length} workspaces agree with levels.json.`);
process.exitCode = faults.length === 0 ? 0 : 1;
