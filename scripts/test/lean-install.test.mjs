import { describe, expect, it } from 'vitest';
import { lockedAt, nameAt, placeFrom, wantedBy } from '../locked.mjs';
import { served } from '../process.mjs';

/** All that comes with the root's and the served workspaces' own dependencies. */
function leanInstall() {
  const places = new Set(['', ...served]);
  for (const place of places) {
    for (const name of wantedBy(lockedAt(place))) {
      const found = placeFrom(place, name);
      if (found !== null) places.add(found);
    }
  }
  return [...places].map(nameAt);
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
