import { expect, test } from 'vitest';
import { fluidText, rowOf } from '../src/fluid/fluid-report.ts';

const noted = { updates: [10, 20, 30, 40, 500], frames: [16, 16, 17, 120] };

test('a row says how soon most updates are on the screen, and how many frames are in time', () => {
  expect(rowOf(24, 6, noted)).toMatchObject({
    seats: 24,
    slowdown: 6,
    updates: 5,
    median: 30,
    worst: 500,
    even: 0.75,
  });
  expect(rowOf(24, 6, noted).p95).toBeCloseTo(408);
});

test('the report is a table, and says so where nothing was measured', () => {
  const machine = { node: 'v1', cpu: 'Abacus', cores: 2 };
  const text = fluidText(machine, [rowOf(24, 6, noted), rowOf(8, 1, { updates: [], frames: [] })]);
  expect(text).toContain('75.0 %');
  expect(text.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(4);
  expect(text).toContain('–');
});
