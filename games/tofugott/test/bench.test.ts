import { describe, expect, test } from 'vitest';
import { guessers, shotsAtEachOther, shotsAtStranger } from '../bench/panel.ts';
import type { Guesser, Shot } from '../bench/panel.ts';
import { stranger } from '../bench/stranger.ts';
import { tofugottReport } from '../bench/tofugott-report.ts';

/** So many hits of a hundred shots, all after three turns. */
const shots = (hits: { readonly [G in Guesser]: number }): readonly Shot[] =>
  guessers.flatMap((guesser) =>
    Array.from({ length: 100 }, (_, nth) => ({ guesser, turnsSeen: 3, isHit: nth < hits[guesser] })),
  );

const pairs = (hits: number): readonly boolean[] => Array.from({ length: 100 }, (_, nth) => nth < hits);

const good = { chance: 18, novice: 38, greedy: 48, table: 50, strong: 56, knowing: 60 };

describe('The report on reading people', () => {
  test('tells how much of the gap is closed, and whether that is enough', () => {
    const { text, data, hasFailed } = tofugottReport(1, shots(good), pairs(52));
    expect(data).toMatchObject({ pair: 0.52 });
    expect('gap' in data && data.gap).toBeCloseTo(0.6);
    expect(text).toContain('closes 60.0 % of the gap');
    expect(hasFailed).toBe(false);
  });

  test.each([
    ['less than half of the gap', { ...good, strong: 54 }, 52],
    ['too near to chance', { ...good, chance: 30 }, 52],
    ['bots that read each other like books', good, 61],
    ['bots that do not know each other', good, 44],
  ])('fails with %s', (_name, hits, pair) => {
    expect(tofugottReport(1, shots(hits), pairs(pair)).hasFailed).toBe(true);
  });
});

describe('A match with a stranger', () => {
  test('lets everybody guess the same fifteen answers', () => {
    const all = shotsAtStranger(7);
    for (const guesser of guessers) {
      const own = all.filter((shot) => shot.guesser === guesser);
      expect(own.map(({ turnsSeen }) => turnsSeen)).toEqual(
        [0, 1, 2, 3, 4].flatMap((seen) => [seen, seen, seen]),
      );
    }
    expect(shotsAtStranger(7)).toEqual(all);
  }, 60_000);

  test('is with somebody else each time', () => {
    expect(stranger('1').taste).toEqual(stranger('1').taste);
    expect(stranger('1').taste).not.toEqual(stranger('2').taste);
  });

  test('and one of two bots has eighteen guesses', () => {
    expect(shotsAtEachOther(1, 'novice').length).toBe(18);
  }, 60_000);
});
