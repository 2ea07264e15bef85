import { statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { root } from './process.mjs';

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/** Test files that take longer than their size lets on, the longest first: begun last, one of them would keep all others waiting. */
export const longest = [
  'e2e/woelfe.test.ts',
  'apps/server/test/built.test.ts',
  'e2e/whole-match.test.ts',
  'e2e/woof-accessibility.test.ts',
  'e2e/sizes/woof.test.ts',
  'e2e/lessons.test.ts',
  'e2e/sizes/lupus.test.ts',
  'e2e/kept-seat.test.ts',
  'games/lupus/test/secrecy.test.ts',
  'e2e/lupus-accessibility.test.ts',
  'games/woelfe/test/secrecy.test.ts',
  'e2e/sizes/tofugott.test.ts',
  'e2e/next-match.test.ts',
  'e2e/accessibility.test.ts',
  'e2e/tofugott.test.ts',
  'games/tofugott/test/secrecy.test.ts',
  'games/woof/test/secrecy.test.ts',
  'e2e/woelfe-accessibility.test.ts',
  'games/dog/test/laws.test.ts',
  'e2e/woof.test.ts',
  'e2e/back-again.test.ts',
  'apps/cli/test/sit.test.ts',
  'e2e/sizes/woelfe.test.ts',
  'e2e/sizes/dog.test.ts',
  'packages/store/test/sqlite.test.ts',
  'apps/server/test/canary/canary.test.ts',
  'apps/server/test/packed.test.ts',
  'apps/server/test/hostile/mutated.test.ts',
];

/**
 * @param {TestSpecification} one
 * @param {TestSpecification} other
 */
function byLength(one, other) {
  const [rank, otherRank] = [one, other].map(({ moduleId }) => {
    const at = longest.indexOf(relative(root, moduleId).replaceAll(sep, '/'));
    return at === -1 ? longest.length : at;
  });
  return (rank ?? 0) - (otherRank ?? 0) || statSync(other.moduleId).size - statSync(one.moduleId).size;
}

/** Begins with what takes longest. The projects stay apart, the browser's first: a worker that goes from one to the other loads everything anew. */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {TestSpecification[]} files
   */
  async sort(files) {
    return files.toSorted(
      (one, other) => one.project.name.localeCompare(other.project.name) || byLength(one, other),
    );
  }
}
