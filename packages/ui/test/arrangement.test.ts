import { describe, expect, it } from 'vitest';
import { arranged, othersOf } from '../src/arrangement.ts';

describe('the seats around the table', () => {
  it('are everybody else in playing order; the first is nearest to a watcher', () => {
    expect(othersOf(2, 4)).toEqual([3, 0, 1]);
    expect(othersOf('table', 4)).toEqual([1, 2, 3]);
  });

  it('have the next one on the side that the game says', () => {
    expect(arranged(0, 4, 'right')).toEqual({ left: [3], top: [2], right: [1] });
    expect(arranged(0, 4, 'left')).toEqual({ left: [1], top: [2], right: [3] });
    expect(arranged(1, 2, 'left')).toEqual({ left: [], top: [0], right: [] });
  });

  it.each([1, 2, 3, 5, 8, 13, 24])('are all there with %i seats, as many left as right', (seats) => {
    for (const eye of [0, seats - 1, 'table'] as const) {
      const { left, top, right } = arranged(eye, seats, 'left');
      const all = [...left, ...top, ...right].toSorted((one, other) => one - other);
      expect(all).toEqual(othersOf(eye, seats).toSorted((one, other) => one - other));
      expect(left).toHaveLength(right.length);
    }
  });
});
