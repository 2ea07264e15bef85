import { expect, test } from 'vitest';
import { lupus } from '../src/index.ts';

const { table, player, options } = lupus;

test.each([
  ['human', 9, [8]],
  ['human', 8, []],
  ['automatic', 9, []],
  ['automatic', 25, [24]],
  ['elder', 8, []],
] as const)('with the narrator %s among %i these are told more: %j', (narrator, seats, told) => {
  const state = table.start({ ...options.defaults, narrator }, seats);
  for (const eye of [0, seats - 1, 'table'] as const)
    expect(player.toldMore?.(table.view(state, eye))).toEqual(told);
});
