import { expect, it } from 'vitest';
import { readableUntil } from '../../src/table/result/time-to-read.ts';

it('lets somebody who is asked read on for ten seconds, and never for more than half of the time', () => {
  expect(readableUntil(1000, 91_000)).toBe(11_000);
  expect(readableUntil(1000, 13_000)).toBe(7000);
  expect(readableUntil(1000, 1000)).toBe(1000);
  expect(readableUntil(1000, 500)).toBe(1000);
});
