import { readJson } from './workspaces.mjs';

/**
 * A package as a lockfile knows it.
 *
 * @typedef {{ [name: string]: string }} Dependencies
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {boolean} [link]
 * @property {string} [resolved]
 * @property {Dependencies} [dependencies]
 * @property {Dependencies} [optionalDependencies]
 * @property {Dependencies} [peerDependencies]
 * @property {{ [name: string]: { optional?: boolean } }} [peerDependenciesMeta]
 */

/** @type {{ readonly packages: { readonly [place: string]: Locked } }} */
const { packages } = readJson('package-lock.json');

/** @param {string} place */
export const lockedAt = (place) => packages[place] ?? {};

/** @param {string} place */
export const nameAt = (place) => place.split('node_modules/').at(-1) ?? '';

/**
 * Where a package finds another: beside itself, or further up.
 *
 * @param {string} from
 * @param {string} name
 * @returns {string | null}
 */
export function placeFrom(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    const found = packages[place];
    if (found !== undefined) return found.link === true ? (found.resolved ?? place) : place;
    if (at === '') return null;
  }
}

/**
 * The names of what a package brings along.
 *
 * @param {Locked} locked
 */
export function wantedBy({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}) {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}
