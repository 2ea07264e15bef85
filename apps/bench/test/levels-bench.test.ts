import { describe, expect, test } from 'vitest';
import { randomBot, sealBot } from '@rudel/bots';
import { dog } from '@rudel/dog';
import { findGame } from '@rudel/shelf';
import { levelsReport } from '../src/levels/levels-report.ts';
import { cellsOf, seatNumbersOf, shareOf } from '../src/levels/side-by-side.ts';

const shelvedDog = findGame('dog') ?? expect.fail('Dog is not on the shelf');

describe('Levels side by side', () => {
  test('are compared at the smallest tables, the largest and those in between', () => {
    expect(seatNumbersOf({ seats: [4] })).toEqual([4]);
    expect(seatNumbersOf({ seats: [2, 3, 4] })).toEqual([2, 3, 4]);
    expect(seatNumbersOf({ seats: [4, 5, 6, 7, 8] })).toEqual([4, 6, 8]);
  });

  test('each meets the one below', () => {
    expect(cellsOf(shelvedDog).map(({ row, column }) => `${row}: ${column}`)).toEqual([
      'Dog, 4 seats: easy from random',
      'Dog, 4 seats: medium from easy',
      'Dog, 4 seats: strong from medium',
    ]);
  });

  test('two that play alike win half of two matches, since the second changes their seats and nothing else', () => {
    const bot = sealBot(randomBot(dog.player));
    const [first, second] = [0, 1].map((nth) => shareOf(shelvedDog, 4, [bot, bot], nth));
    expect([0, 1]).toContain(first);
    expect((first ?? 0) + (second ?? 0)).toBe(1);
  });

  test('the report has a table for each way to compare, with intervals', () => {
    const { text } = levelsReport([
      { table: 'Side by side', row: 'Dog', column: 'easy from random', matches: 120, won: 90 },
      { table: 'Side by side', row: 'Woof!!', column: 'medium from easy', matches: 120, won: 60 },
      { table: 'Humans', row: 'easy', column: 'strong', matches: 120, won: 0 },
    ]);
    expect(text.split('\n').filter((line) => line.startsWith('|'))).toEqual([
      '|        | easy from random | medium from easy |',
      '| ------ | ---------------: | ---------------: |',
      '| Dog    |     75 % (67–82) |                  |',
      '| Woof!! |                  |     50 % (41–59) |',
      '|      |    strong |',
      '| ---- | --------: |',
      '| easy | 0 % (0–3) |',
    ]);
  });
});
