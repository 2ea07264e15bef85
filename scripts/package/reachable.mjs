import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../process.mjs';
import { readJson, rows } from '../workspaces.mjs';

/**
 * @typedef {{ [name: string]: string }} Dependencies
 * @typedef {{ name: string, exports?: { [entry: string]: { default?: string } }, dependencies?: Dependencies }} Manifest
 * @typedef {{ start: number, end: number, specifier: string }} Mention a text between quotes that names another file
 * @typedef {{ readonly version: string, readonly workspace: string }} Dependency a package from elsewhere, and who asks for it
 * @typedef {{ type: string, start: number, end: number, value?: unknown, [part: string]: unknown }} Node
 */

/** @type {ReadonlyMap<string, { path: string, manifest: Manifest }>} */
const workspaces = new Map(
  rows.map(({ path }) => {
    /** @type {Manifest} */
    const manifest = readJson(`${path}/package.json`);
    return [manifest.name, { path, manifest }];
  }),
);

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
const isNode = (value) =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * @param {Node} node
 * @returns {Generator<Node>}
 */
function* nodesIn(node) {
  yield node;
  for (const part of Object.values(node)) {
    for (const inner of Array.isArray(part) ? part : [part]) if (isNode(inner)) yield* nodesIn(inner);
  }
}

/**
 * Whether a node is `new URL('…', import.meta.url)`: how a thread, a text or a picture beside the code is named.
 *
 * @param {Node} node
 */
function isPlaceBeside({ type, callee, arguments: given }) {
  if (type !== 'NewExpression' || !isNode(callee) || callee['name'] !== 'URL' || !Array.isArray(given))
    return false;
  return given.length === 2 && isNode(given[1]) && given[1]['type'] === 'MemberExpression';
}

/**
 * What a node names: the source of an import or export, or a place beside the code.
 *
 * @param {Node} node
 * @returns {unknown}
 */
function namedBy(node) {
  const { type, source, arguments: given } = node;
  if (isPlaceBeside(node) && Array.isArray(given)) return given.at(0);
  return /^(?:Import|Export)/.test(type) ? source : null;
}

/**
 * The texts in a file that name other files.
 *
 * @param {string} file
 * @param {string} code
 * @returns {Mention[]}
 */
function mentionsIn(file, code) {
  const { program } = parseSync(file, code);
  return [...nodesIn(/** @type {Node} */ (/** @type {unknown} */ (program)))].flatMap((node) => {
    const named = namedBy(node);
    if (!isNode(named) || typeof named.value !== 'string') return [];
    return [{ start: named.start, end: named.end, specifier: named.value }];
  });
}

/**
 * The file that a name of a workspace stands for; null for a name from elsewhere.
 *
 * @param {string} specifier
 */
function fileOfOurs(specifier) {
  const [, name = '', entry = ''] = /^(@rudel\/[^/]+)(.*)$/.exec(specifier) ?? [];
  const workspace = workspaces.get(name);
  if (workspace === undefined) return null;
  const target = workspace.manifest.exports?.[`.${entry}`]?.default;
  if (target === undefined) throw new Error(`${specifier} is exported nowhere.`);
  return posix.join(workspace.path, target);
}

/**
 * The package that a name from elsewhere belongs to, and the version that the workspace of a file asks for.
 *
 * @param {string} file
 * @param {string} specifier
 * @returns {readonly [name: string, version: string, workspace: string]}
 */
function dependencyOf(file, specifier) {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const owner = [...workspaces.values()].find(({ path }) => file.startsWith(`${path}/`));
  const version = owner?.manifest.dependencies?.[name];
  if (version === undefined) throw new Error(`${file} imports ${name}, which its workspace does not name.`);
  return [name, version, owner?.path ?? ''];
}

/**
 * @param {string} code
 * @param {readonly { mention: Mention, text: string }[]} changes
 */
function rewritten(code, changes) {
  let text = code;
  for (const { mention, text: name } of changes.toSorted(
    (one, other) => other.mention.start - one.mention.start,
  ))
    text = `${text.slice(0, mention.start)}'${name}'${text.slice(mention.end)}`;
  return text;
}

/** @param {string} path */
const dotted = (path) => (path.startsWith('.') ? path : `./${path}`);

/**
 * All built files that some files lead to, with names of workspaces turned into paths, and the packages from elsewhere that they
 * import. Threads and other files beside the code are found by how they are named: `new URL('…', import.meta.url)`.
 *
 * @param {readonly string[]} entries
 */
export function reachableFrom(entries) {
  /** @type {Map<string, string>} */
  const codes = new Map();
  /** @type {Map<string, Dependency>} */
  const dependencies = new Map();
  const files = new Set(entries);
  for (const file of files) {
    const code = readFileSync(join(root, file), 'utf8');
    const changes = mentionsIn(file, code).flatMap((mention) => {
      const { specifier } = mention;
      const isRelative =
        /^\.{1,2}\//.test(specifier) || existsSync(join(root, posix.dirname(file), specifier));
      const target = isRelative ? posix.join(posix.dirname(file), specifier) : fileOfOurs(specifier);
      if (target !== null) {
        if (/\.m?js$/.test(target) && existsSync(join(root, target))) files.add(target);
        return isRelative ? [] : [{ mention, text: dotted(posix.relative(posix.dirname(file), target)) }];
      }
      if (!isBuiltin(specifier)) {
        const [name, version, workspace] = dependencyOf(file, specifier);
        dependencies.set(name, { version, workspace });
      }
      return [];
    });
    codes.set(file, rewritten(code, changes));
  }
  return { codes, dependencies };
}
