import { lockedAt, nameAt, placeFrom, wantedBy } from '../locked.mjs';

/** @typedef {import('./reachable.mjs').Dependency} Dependency */

/**
 * The exact version of everything that some packages bring along, as it was tested here. npm does not read the lockfile of a package
 * that comes as a file; so the package itself names all of it. Where two versions of one are needed, the one wanted first is named.
 *
 * @param {ReadonlyMap<string, Dependency>} own
 * @returns {{ [name: string]: string }}
 */
export function pinned(own) {
  const places = new Set([...own].map(([name, { workspace }]) => placeFrom(workspace, name) ?? ''));
  /** @type {Map<string, string>} */
  const versions = new Map();
  for (const place of places) {
    const locked = lockedAt(place);
    if (locked.version === undefined) throw new Error(`The lockfile does not know what is at "${place}".`);
    if (!versions.has(nameAt(place))) versions.set(nameAt(place), locked.version);
    for (const name of wantedBy(locked)) {
      const found = placeFrom(place, name);
      if (found !== null) places.add(found);
    }
  }
  return Object.fromEntries([...versions].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
