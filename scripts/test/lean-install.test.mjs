import { describe, expect, it } from 'vitest';
import { served } from '../process.mjs';
import { readJson } from '../workspaces.mjs';

/**
 * @typedef {{ [name: string]: string }} Dependencies
 * @typedef {{ link?: boolean, resolved?: string, dependencies?: Dependencies, optionalDependencies?: Dependencies, peerDependencies?: Dependencies, peerDependenciesMeta?: { [name: string]: { optional?: boolean } } }} Locked
 */

/** @type {{ packages: { [place: string]: Locked } }} */
const { packages } = readJson('package-lock.json');

/**
 * Where a package finds another: beside itself, or further up.
 *
 * @param {string} from
 * @param {string} name
 * @returns {string | null}
 */
function placeOf(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    const found = packages[place];
    if (found !== undefined) return found.link === true ? (found.resolved ?? place) : place;
    if (at === '') return null;
  }
}

/** @param {Locked} locked */
function wantedBy({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}) {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** All that comes with the root's and the served workspaces' own dependencies. */
function leanInstall() {
  const places = new Set(['', ...served]);
  for (const place of places) {
    for (const name of wantedBy(packages[place] ?? {})) {
      const found = placeOf(place, name);
      if (found !== null) places.add(found);
    }
  }
  return [...places].map((place) => place.split('node_modules/').at(-1) ?? '');
}

describe('the install of `npm start`', () => {
  const names = leanInstall();

  it('has what is built and served', () => {
    for (const name of ['typescript', 'vite', 'fastify', 'ws', 'preact', 'packages/room', 'apps/web'])
      expect(names).toContain(name);
  });

  it.each(['boardgame.io', 'colyseus', 'vitest', 'fast-check', 'playwright', 'oxlint', 'axe-core'])(
    'brings no %s',
    (stranger) => {
      expect(names.filter((name) => name.includes(stranger))).toEqual([]);
    },
  );
});
