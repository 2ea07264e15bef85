import { describe, expect, test } from 'vitest';
import { orderOf, usage } from '../src/wanted.ts';

describe('A call of the command', () => {
  test('names a game, tables of it, and what is to be different', () => {
    const order = orderOf(['woelfe', 'strength', '--seed', '7']);
    expect(order).toMatchObject({ task: 'make', recipe: { seed: 7 } });
    expect(typeof order === 'string' ? [] : order.tables.map(({ table }) => table.name)).toEqual([
      'strength',
    ]);
  });

  test('checks everything unless it names something', () => {
    expect(orderOf(['--check'])).toMatchObject({ task: 'check', recipe: {} });
    expect(orderOf(['--check', 'woelfe', 'strength'])).toMatchObject({ tables: [{ game: 'woelfe' }] });
  });

  test.each([
    [[], 'Which game?'],
    [['chess'], "There is nothing to train for 'chess'."],
    [['woelfe', 'nothing'], "'woelfe' has no table nothing."],
    [['woelfe', '--seed', 'x'], '--seed is a whole number from 0.'],
    [['woelfe', '--size', '0'], '--size is a whole number from 1.'],
  ])('%j is answered with a sentence', (args, sentence) => {
    expect(orderOf(args)).toBe(sentence);
  });

  test('with an unknown flag is refused', () => {
    expect(orderOf(['woelfe', '--fast'])).toContain('--fast');
  });

  test('can be read up', () => {
    expect(usage()).toContain('woelfe strength');
  });
});
