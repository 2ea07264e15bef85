import { expect, test } from 'vitest';
import { lawViolations, trialOf } from '@rudel/testkit';
import { lupus } from '../src/index.ts';

/** In this match a mythomaniac has become the second of two seers who look each for themselves; in the third night both are late, and the other one's lot kills the werehamster. */
const lateSeers = 459;

test('a seer who was late may have looked at the werehamster all the same', { timeout: 600_000 }, () => {
  expect(lawViolations(lupus, trialOf(lupus, lateSeers, 37))).toEqual([]);
});
