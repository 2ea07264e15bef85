import { describe, expect, test } from 'vitest';
import { median, quantile, quotients, spread } from '@rudel/bots/measure';
import { formatNumber, formatPercent, formatTable } from '@rudel/bots/measure';
import { shelf } from '@rudel/shelf';
import { benchNamed, listOfBenches } from '../src/benches.ts';
import { engineText, scoresOf } from '../src/engine/engine-report.ts';
import { gameContestants } from '../src/engine/game-contestant.ts';
import { measure, noTally } from '../src/measure/rounds.ts';
import type { Contestant, Measured } from '../src/measure/rounds.ts';

describe('statistics', () => {
  test('the median is the middle value, or between the two middle ones', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(() => median([])).toThrow(RangeError);
    expect([0, 0.25, 1].map((part) => quantile([10, 20, 30, 40, 50], part))).toEqual([10, 20, 50]);
  });

  test('the spread is the width of the middle half, as a part of the median', () => {
    expect(spread([80, 90, 100, 120, 500])).toBeCloseTo(0.3);
    expect(spread([5])).toBe(0);
  });

  test('quotients are taken round by round', () => {
    expect(quotients([10, 30], [5, 10])).toEqual([2, 3]);
  });
});

describe('tables', () => {
  test('columns stand in line', () => {
    const columns = [
      { head: 'who', align: 'left' },
      { head: 'n', align: 'right' },
    ] as const;
    expect(
      formatTable(columns, [
        ['Rudel', '12'],
        ['x', '3'],
      ]).split('\n'),
    ).toEqual(['| who   |   n |', '| ----- | --: |', '| Rudel |  12 |', '| x     |   3 |']);
  });

  test('numbers have three digits that count', () => {
    expect([1_234_567, 45.67, 0.78912].map(formatNumber)).toEqual(['1,230,000', '45.7', '0.789']);
    expect(formatPercent(0.0321)).toBe('3.2 %');
  });
});

function busyContestant(name: string, log: string[]): Contestant {
  return {
    name,
    play(seed, tally) {
      log.push(`${name} ${seed}`);
      for (let work = 0; work < 20_000; work += 1) tally.acts += 1;
    },
  };
}

describe('rounds', () => {
  test('contestants play by turns with the same seeds', () => {
    const log: string[] = [];
    const contestants = [busyContestant('a', log), busyContestant('b', log)];
    const measured = measure(contestants, { rounds: 2, roundMs: 1, warmUpMs: 1 });
    expect(measured.map(({ name, rates }) => [name, rates.length])).toEqual([
      ['a', 2],
      ['b', 2],
    ]);
    expect(measured[0]?.tally.acts).toBe(20_000 * (measured[0]?.tally.matches ?? 0));
    const firsts = log.filter((line) => line.endsWith('000'));
    expect(firsts).toEqual(['a 1000000', 'b 1000000', 'a 2000000', 'b 2000000']);
  });
});

describe('the report of the engines', () => {
  const tally = { matches: 2, acts: 200, decisions: 100, listed: 500 };
  const measured: readonly Measured[] = [
    { name: 'Rudel', rates: [400, 300, 500], tally },
    { name: 'boardgame.io', rates: [2, 3, 4], tally: { ...tally, decisions: 0 } },
    { name: 'Mutable limit', rates: [1000, 1000, 1000], tally },
  ];

  test('ratios are medians over the rounds', () => {
    const [rudel, peer] = scoresOf(measured);
    expect(rudel).toMatchObject({ actsPerSecond: 400, timesPeer: 125, timesLimit: 0.4 });
    expect(rudel).toMatchObject({ actsPerMatch: 100, movesPerList: 5, spread: 0.25 });
    expect(peer).toMatchObject({ movesPerList: null });
  });

  test('the aims stand beside the figures', () => {
    const machine = { node: 'v0', cpu: 'abacus', cores: 1 };
    const heats = [{ options: '-', scores: scoresOf(measured) }];
    const text = engineText(machine, { rounds: 3, roundMs: 1, warmUpMs: 1 }, heats, []);
    expect(text).toContain('≥ 200 × boardgame.io; missed with 125 ×');
    expect(text).toContain('≥ 0.4 × the mutable limit; reached with 0.4 ×');
  });

  test('every game stands in a table of its own, in microseconds', () => {
    const games = scoresOf([{ name: 'lupus, 24 seats, every eye', rates: [10_000, 20_000, 40_000], tally }]);
    const text = engineText(
      { node: 'v0', cpu: 'abacus', cores: 1 },
      { rounds: 3, roundMs: 1, warmUpMs: 1 },
      [],
      games,
    );
    expect(text).toMatch(/\| lupus, 24 seats, every eye \| 20,000 \| +50 \|/u);
  });

  test('any game on the shelf can be measured, at its smallest and its largest table', () => {
    const tallies = shelf.map(({ game }) => {
      const sum = noTally();
      const contestants = gameContestants(game);
      for (const contestant of contestants) contestant.play(1, sum);
      return { id: game.id, sizes: new Set(game.seats).size === 1 ? 1 : 2, contestants, sum };
    });
    for (const { sizes, contestants, sum } of tallies) {
      expect(contestants).toHaveLength(2 * sizes);
      expect(sum.decisions).toBeGreaterThan(0);
      expect(sum.listed).toBeGreaterThanOrEqual(sum.decisions);
    }
  });

  test('without a peer there is nothing to compare with it', () => {
    expect(scoresOf(measured.slice(0, 1))[0]).toMatchObject({ timesPeer: null, timesLimit: null });
  });
});

describe('the list of benches', () => {
  test('names what is there and what is wrong', () => {
    expect(benchNamed('engine')?.name).toBe('engine');
    expect(listOfBenches('', [])).toMatch(/^ {2}engine/);
    expect(listOfBenches('motor', [])).toMatch(/^There is no bench 'motor'/);
    expect(listOfBenches('engine', ['--fast'])).toMatch(/^There is no flag --fast/);
  });
});
