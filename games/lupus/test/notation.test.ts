import { describe, expect, test } from 'vitest';
import type { Ballot, Tokens } from '../src/day/votes.ts';
import { formatFate, readFate } from '../src/notation/fate-notation.ts';
import { formatBallot, formatTokens, readBallot, readTokens } from '../src/notation/vote-notation.ts';
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

describe('the tokens of a day', () => {
  test('are a letter for each seat, and read back', () => {
    const tokens: Tokens = [1, 2, null, 0, 23];
    expect(formatTokens(tokens)).toBe('bc-ax');
    expect(readTokens('bc-ax')).toEqual(tokens);
    expect(readTokens(formatTokens([]))).toEqual([]);
  });

  test('are no other letters', () => {
    for (const text of ['y', 'A', '?', 'a b', '1'])
      expect(() => readTokens(text), text).toThrow('A seat in a day');
  });
});

describe('a second vote', () => {
  test('is a letter for each seat, and reads back', () => {
    const ballot: Ballot = ['paw', 'tuft', null, 'paw'];
    expect(formatBallot(ballot)).toBe('pt-p');
    expect(readBallot('pt-p')).toEqual(ballot);
  });

  test('is for one of two', () => {
    for (const text of ['', 'x', 'P', 'p t', 'p'.repeat(25)])
      expect(() => readBallot(text), text).toThrow('A second vote is written');
  });
});
