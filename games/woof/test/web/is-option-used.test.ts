import { expect, test } from 'vitest';
import { woof } from '@rudel/woof';
import { isOptionUsed } from '../../web/logic/is-option-used.ts';

const keys = Object.keys(woof.options.defaults);

test('with a deck of one’s own every option counts', () => {
  expect(keys.filter((key) => isOptionUsed(key, 'counts'))).toEqual(keys);
});

test('with the deck for the number of players no card can be counted', () => {
  const unused = keys.filter((key) => !isOptionUsed(key, 'preset'));
  const numbers = keys.filter((key) => woof.options.specs[key as 'dogs'].kind === 'range');
  expect(unused).toEqual(numbers.filter((key) => key !== 'lapLimit'));
});
