import { describe, expect, test } from 'vitest';
import { formatFate, readFate } from '../src/notation/fate-notation.ts';
import type { Fate } from '../src/village/fates.ts';

const numbersTo = (last: number): readonly number[] => Array.from({ length: last }, (_, nth) => nth + 1);

describe('a fate', () => {
  test('is the letter of its time and a number, and reads back', () => {
    expect(formatFate({ time: 'night', nth: 2 })).toBe('n2');
    expect(formatFate({ time: 'day', nth: 12 })).toBe('d12');
    for (const nth of numbersTo(99))
      for (const time of ['night', 'day'] as const) {
        const fate: Fate = { time, nth };
        expect(readFate(formatFate(fate))).toEqual(fate);
      }
  });

  test('is nothing else', () => {
    for (const text of ['', 'n', 'n0', 'n02', 'n100', 'x2', 'N2', '2n', 'n2 '])
      expect(() => readFate(text), text).toThrow('A fate is written');
  });
});
