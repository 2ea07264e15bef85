import { expect, test } from 'vitest';
import { woof } from '@rudel/woof';
import { isOptionUsed } from '../../web/logic/is-option-used.ts';

const { defaults } = woof.options;
const keys = Object.keys(defaults);

test('with a deck of one’s own every option counts', () => {
  expect(keys.filter((key) => isOptionUsed(key, { ...defaults, deck: 'counts' }))).toEqual(keys);
});

test('with the deck for the number of players no card can be counted', () => {
  const unused = keys.filter((key) => !isOptionUsed(key, defaults));
  const numbers = keys.filter((key) => woof.options.specs[key as 'dogs'].kind === 'range');
  expect(unused).toEqual(numbers.filter((key) => key !== 'lapLimit'));
});

test('“?” tokens are counted only where tokens are, and owners who lay out their cards need not be told', () => {
  expect(isOptionUsed('unknownTokens', { ...defaults, tokens: 'unlimited' })).toBe(false);
  expect(isOptionUsed('ownerSees', { ...defaults, arrange: 'yes' })).toBe(false);
});
