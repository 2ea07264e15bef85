import { posix } from 'node:path';
import { games, readJson } from './workspaces.mjs';

/**
 * What the files below a folder may import. The fence that is nearest to a file counts.
 *
 * @typedef {object} Fence
 * @property {string} in a folder; `*` stands for any name
 * @property {readonly string[]} may packages; `*` at the end stands for anything, `{self}` for the game itself, `{game}` for any, and `!` takes one out
 * @property {readonly string[]} [reaches] other fenced folders whose files it may reach by a path
 * @property {string} why
 */

/** @type {readonly Fence[]} */
const fences = readJson('scripts/fences.json');

/**
 * The part of a file's path that a pattern of a folder stands for; null where the file is not below it.
 *
 * @param {string} folder
 * @param {string} file
 */
function folderOf(folder, file) {
  const pattern = folder.replaceAll('*', '[^/]+');
  return new RegExp(`^${pattern}(?=/)`).exec(file)?.[0] ?? null;
}

/**
 * @param {string} file
 * @returns {Fence | undefined} the fence that is nearest to a file
 */
function fenceAround(file) {
  const around = fences.filter((fence) => folderOf(fence.in, file) !== null);
  return around.toSorted((one, other) => other.in.length - one.in.length)[0];
}

/**
 * @param {string} pattern
 * @param {string} specifier
 */
function matches(pattern, specifier) {
  return pattern.endsWith('*') ? specifier.startsWith(pattern.slice(0, -1)) : specifier === pattern;
}

/**
 * @param {Fence} fence
 * @param {string} file
 * @param {string} specifier
 */
function mayImport(fence, file, specifier) {
  const [, self = ''] = /^games\/([^/]+)\//.exec(file) ?? [];
  const patterns = fence.may
    .flatMap((one) => (one.includes('{game}') ? games.map((game) => one.replace('{game}', game)) : [one]))
    .map((one) => one.replace('{self}', self));
  const takenOut = patterns.filter((one) => one.startsWith('!')).map((one) => one.slice(1));
  return !takenOut.some((one) => matches(one, specifier)) && patterns.some((one) => matches(one, specifier));
}

/**
 * @param {Fence} fence
 * @param {string} file
 * @param {string} target
 */
function mayReach(fence, file, target) {
  const [own = ''] = /^games\/[^/]+\//.exec(file) ?? [];
  const around = fenceAround(target);
  return (
    target.startsWith(own) && around !== undefined && [fence.in, ...(fence.reaches ?? [])].includes(around.in)
  );
}

/**
 * What a file imports across the fence around it; nothing for a file that has none.
 *
 * @param {string} file
 * @param {readonly string[]} imports
 * @returns {readonly string[]}
 */
export function fenceFaults(file, imports) {
  const fence = fenceAround(file);
  if (fence === undefined) return [];
  return imports.flatMap((specifier) => {
    const isPath = specifier.startsWith('.');
    const target = posix.join(posix.dirname(file), specifier);
    const isInside = isPath ? mayReach(fence, file, target) : mayImport(fence, file, specifier);
    return isInside ? [] : [`${file} imports ${specifier}. ${fence.why}`];
  });
}

/** @param {string} file */
export const isFenced = (file) => fenceAround(file) !== undefined;
