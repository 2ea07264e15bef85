import { expect, test } from 'vitest';
import { depthOf, linesOf, pathOf, spanOf } from '../../src/table/result/chart-lines.ts';

const standings = [
  [0, 0, 0],
  [2, -1, 0],
  [3, -2, 1],
];

test('a team has one line, of what its seats have together', () => {
  expect(linesOf([[0, 2], [1]], standings).map(({ values }) => values)).toEqual([
    [0, 2, 4],
    [0, -1, -2],
  ]);
});

test('the chart reaches from the lowest value to the highest, and zero is in it', () => {
  expect(spanOf(linesOf([[0], [1], [2]], standings))).toEqual({ bottom: -2, top: 3 });
  expect(spanOf(linesOf([[2]], standings))).toEqual({ bottom: 0, top: 1 });
  expect(spanOf([])).toEqual({ bottom: 0, top: 1 });
});

test('what is below zero is drawn below it', () => {
  const span = { bottom: -2, top: 3 };
  expect(depthOf(0, span)).toBe(0.6);
  expect(pathOf([0, -1, -2], span, 100, 50)).toBe('M0.0 30.0L50.0 40.0L100.0 50.0');
  expect(pathOf([4], { bottom: 0, top: 4 }, 100, 50)).toBe('M0.0 0.0');
});
