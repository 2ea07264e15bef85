import { expect, test } from 'vitest';
import type { AnyView, WhyNot } from '@rudel/kernel';
import type { AnyGamePage } from '@rudel/ui/game-ui';
import { isSecretPhase } from '../../src/table/secret-phase.ts';

const view: AnyView = { eye: 0 };
const night: WhyNot = { reason: 'night', rule: '1' };

const playerWith = (asked: readonly number[], talk?: WhyNot | null): AnyGamePage['player'] => {
  const rules = { asked: () => asked, ...(talk === undefined ? {} : { whyNotTalk: () => talk }) };
  return rules as unknown as AnyGamePage['player'];
};

test.each<[string, readonly number[], WhyNot | null | undefined, boolean]>([
  ['several decide at once', [0, 1], undefined, true],
  ['others do, and oneself has decided', [1, 2], undefined, true],
  ['one decides in the open', [0], undefined, false],
  ['nobody decides', [], undefined, false],
  ['people talk', [0, 1], null, false],
  ['nobody may talk, as in a night', [0, 1], night, true],
])('is a secret phase or not: %s', (_, asked, talk, expected) =>
  expect(isSecretPhase(playerWith(asked, talk), view)).toBe(expected),
);
