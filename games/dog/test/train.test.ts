import { describe, expect, test } from 'vitest';
import { training } from '@rudel/dog/train';
import { seededRng } from '@rudel/kernel';
import { habitParameters } from '../src/bot/parameters.ts';
import { mannerOf } from '../src/bot/value/manner.ts';
import { HabitMatch } from '../src/train/habit-match.ts';

const shapeOf = (numbers: unknown): unknown =>
  JSON.parse(JSON.stringify(numbers), (_, value: unknown) => (typeof value === 'number' ? 0 : value));

/** How often the first team wins, and how long matches are. */
function played(seed: string, other: Partial<typeof habitParameters> = {}): { won: number; rounds: number } {
  const match = new HabitMatch(mannerOf(habitParameters), seededRng(seed));
  match.playout.manners[1] = mannerOf({ ...habitParameters, ...other });
  let [won, rounds] = [0, 0];
  for (let nth = 0; nth < 200; nth += 1) {
    if (match.play(() => {}) === 0) won += 1;
    rounds += match.round;
  }
  return { won, rounds };
}

describe('Matches that tables are learned from', () => {
  test('are the same again with the same seed, and come to an end', () => {
    const once = played('again');
    expect(played('again')).toEqual(once);
    expect(once.rounds / 200).toBeLessThan(25);
  });

  test('are won more often by whoever minds danger and gaps', () => {
    expect(played('danger', { danger: 0, gap: 0 }).won).toBeGreaterThan(115);
  });

  test('keep all cards in the game', () => {
    const match = new HabitMatch(mannerOf(habitParameters), seededRng('cards'));
    match.play(() => {
      const { stockSize, discardSize, sizes } = match.playout.cards;
      expect(stockSize + discardSize + sizes.reduce((sum, size) => sum + size, 0)).toBe(112);
    });
  });
});

describe('Tables', () => {
  test.each(training.tables)('$name has the shape of the one in use', ({ make, inUse }) => {
    expect(shapeOf(make({ seed: 7, size: 20 }).numbers)).toEqual(shapeOf(inUse));
  });
});
