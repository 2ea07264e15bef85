import { expect, test } from 'vitest';
import { isWorthSaying } from '../../src/table/clock-ring.tsx';

test('a long decision says that its time is running out, a short one does not at every turn', () => {
  expect([11, 10, 1, 0].map((left) => isWorthSaying(left, 25))).toEqual([false, true, true, false]);
  expect([8, 5, 1].map((left) => isWorthSaying(left, 8))).toEqual([false, false, false]);
});
