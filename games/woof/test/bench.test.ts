import { describe, expect, test } from 'vitest';
import { plans } from '../bench/woof-bench.ts';
import { pointsPerRound, timesThePoints } from '../bench/woof-figures.ts';
import { woofReport } from '../bench/woof-report.ts';
import { binCount, joined, sampleOf } from '../bench/woof-sample.ts';
import type { Bin, Sample, SeatSums } from '../bench/woof-sample.ts';

const seatSums = (some: Partial<SeatSums>): SeatSums => ({
  matches: 6,
  wins: 1,
  rounds: 10,
  points: 10,
  early: 100,
  earlyRight: 90,
  final: 20,
  finalRight: 10,
  bonus: 0,
  ...some,
});

const noBins = (): Bin[] => Array.from({ length: binCount }, () => ({ count: 0, stated: 0, right: 0 }));

/** Two deals, in which strong has these points in ten rounds each and greedy five. */
function sample(points: readonly number[], some: Partial<SeatSums> = {}, bin?: Bin): Sample {
  return {
    deals: points.map((scored) => ({
      strong: seatSums({ points: scored, ...some }),
      greedy: seatSums({ points: 5 }),
    })),
    bins: bin === undefined ? noBins() : noBins().with(9, bin),
  };
}

const times = { deck: 'base', seats: 8, decisions: 9, median: 5, most99: 20, worst: 120 } as const;

const reportOn = (one: Sample, ms: number = times.worst, isContest = true): ReturnType<typeof woofReport> =>
  woofReport(
    [{ title: 'strong and greedy', isContest, deck: 'base', seats: 6, sample: one }],
    [{ ...times, worst: ms }],
  );

describe('The figures of Woof!!', () => {
  test('are points a round and how many times as many, with intervals by deals', () => {
    const { value, interval } = pointsPerRound(sample([14, 16]), 'strong');
    expect(value).toBeCloseTo(1.5);
    expect(interval[1] - value).toBeCloseTo((1.96 * Math.SQRT2) / 20);
    expect(timesThePoints(sample([14, 16]), 'strong', 'greedy').value).toBeCloseTo(3);
    expect(pointsPerRound(sample([15, 15]), 'strong').interval).toEqual([1.5, 1.5]);
  });

  test('say whether all is reached', () => {
    const { text, hasFailed } = reportOn(sample([14, 16], {}, { count: 2_000, stated: 1_900, right: 1_890 }));
    expect(text).toContain('| base |     6 |       4 |          1.500 ± 0.139 |');
    expect(text).toContain('|    90–100 % |      2,000 |     95.0 % |');
    expect(text).toContain('All of it is reached.');
    expect(hasFailed).toBe(false);
  });

  test.each([
    ['too few points', sample([9, 9]), 1],
    ['early suspicions that are wrong', sample([15, 15], { earlyRight: 84 }), 1],
    ['too much said', sample([15, 15], {}, { count: 1_000, stated: 950, right: 919 }), 1],
    ['too little said', sample([15, 15], {}, { count: 1_000, stated: 950, right: 981 }), 1],
    ['slow decisions', sample([15, 15]), 201],
  ])('fail with %s', (_name, one, ms) => {
    expect(reportOn(one, ms).hasFailed).toBe(true);
  });

  test('fail where strong is too bold at some tables and too modest at others', () => {
    const groups = [930, 970].map((right, nth) => ({
      title: `tables ${nth}`,
      isContest: true,
      deck: 'base' as const,
      seats: 6,
      sample: sample([15, 15], {}, { count: 1_000, stated: 950, right: right + (nth === 0 ? -20 : 20) }),
    }));
    const { text, hasFailed } = woofReport(groups, []);
    expect(text).toContain('At tables with tables 0, where strong says about 95.0 % it is right in 91.0 %.');
    expect(text).not.toContain('At all tables');
    expect(hasFailed).toBe(true);
  });

  test('do not fail with few points where strong only says what it thinks', () => {
    expect(reportOn(sample([9, 9]), 1, false).hasFailed).toBe(false);
  });

  test('do not fail where only a few suspicions came out otherwise', () => {
    expect(reportOn(sample([15, 15], {}, { count: 10, stated: 9.5, right: 8 })).hasFailed).toBe(false);
  });
});

describe('Matches of bots', () => {
  test('are the same each time, and can be played in pieces', { timeout: 600_000 }, () => {
    const plan = plans.find(({ deck, seats }) => deck === 'expert' && seats === 5);
    if (plan === undefined) throw new Error('Five play with the expert deck.');
    const whole = sampleOf(plan, 0, 4);
    const pieces = joined([sampleOf(plan, 0, 2), sampleOf(plan, 2, 2)]);
    expect(pieces.deals).toEqual(whole.deals);
    for (const [nth, { count, stated, right }] of whole.bins.entries()) {
      expect(pieces.bins[nth]).toMatchObject({ count, right });
      expect(pieces.bins[nth]?.stated).toBeCloseTo(stated, 9);
    }
    const seatsTaken = whole.deals.flatMap((sums) => Object.values(sums).map(({ matches }) => matches));
    expect(seatsTaken.reduce((sum, count) => sum + count, 0)).toBe(4 * 5);
    expect(whole.deals.map((sums) => Object.values(sums).map(({ matches }) => matches))).toEqual([
      [5, 5],
      [5, 5],
    ]);
  });
});
