import { expect, test } from 'vitest';
import { lupus } from '../src/index.ts';
import { withDead } from '../src/village/fates.ts';

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

test('ghosts are out of play, to every eye, and a narrator is not', () => {
  const state = table.start({ ...options.defaults, narrator: 'human' }, 10);
  const fates = withDead(state.shown, [2, 5], { time: 'night', nth: 1 });
  const after = { ...state, shown: { ...state.shown, fates } };
  for (const eye of [0, 2, 9, 'table'] as const)
    expect(player.outOfPlay?.(table.view(after, eye))).toEqual([2, 5]);
});
