import { describe, expect, test } from 'vitest';
import { dog } from '@rudel/dog';
import { clairvoyant, medium, random, strong } from '../bench/contestants.ts';
import type { Contestant } from '../bench/contestants.ts';
import { figuresOf, plans } from '../bench/dog-bench.ts';
import type { Figures } from '../bench/dog-bench.ts';
import { noMatches, playDeal } from '../bench/dog-match.ts';
import type { Tally } from '../bench/dog-match.ts';
import { dogText, faultsOf } from '../bench/dog-report.ts';

const budget = { kind: 'iterations', count: 12 } as const;

function tallyOf(one: Contestant, other: Contestant, deals: number): Tally {
  const tally = noMatches();
  const duel = { options: dog.options.defaults, one, other, budget, seed: 'test' };
  for (let deal = 0; deal < deals; deal += 1) playDeal(duel, deal, tally);
  return tally;
}

const figures = (some: Partial<Figures>): Figures => ({
  one: 'strong',
  other: 'medium',
  options: '-',
  budget: '150 ms',
  matches: 400,
  rate: 0.85,
  interval: [0.8, 0.9],
  decisions: 1000,
  ms: { mean: 10, most99: 150 },
  unkind: 3,
  needless: 2,
  ...some,
});

describe('Matches of two teams', () => {
  test('come in pairs, and the same again with the same seed', () => {
    const [once, again] = [tallyOf(strong, random, 1), tallyOf(strong, random, 1)];
    expect([once.matches, once.wins]).toEqual([2, 2]);
    expect([again.wins, again.unkind, again.ms.length]).toEqual([once.wins, once.unkind, once.ms.length]);
  });

  test('may be played by one who sees everything', () => {
    const tally = tallyOf(clairvoyant, medium, 1);
    expect(tally.matches).toBe(2);
    expect(tally.ms.length).toBeGreaterThan(0);
  });

  test('have a rate with the interval around it', () => {
    const [plan] = plans;
    if (plan === undefined) throw new Error('no plan');
    const { rate, interval } = figuresOf(plan, { ...noMatches(), matches: 10, wins: 8, ms: [1, 2, 3] });
    expect(rate).toBe(0.8);
    expect([interval[0] < rate, interval[1] > rate]).toEqual([true, true]);
  });
});

describe('The report', () => {
  test('finds no fault with what must hold', () => {
    expect(faultsOf([figures({})])).toEqual([]);
  });

  test.each([
    [{ rate: 0.79 }, 'wins only 79.0 %'],
    [{ other: 'random', rate: 0.999 }, 'wins only 99.9 %'],
    [{ one: 'clairvoyant', rate: 0.6 }, 'wins 60.0 %'],
    [{ needless: 3 }, 'betrays its partner 3 times'],
    [{ ms: { mean: 10, most99: 201 } }, 'takes 201 ms'],
  ])('names %o', (some, says) => {
    const faults = faultsOf([figures(some)]);
    expect(faults.join()).toContain(says);
    expect(dogText({ node: '20', cpu: 'x', cores: 2 }, [figures(some)], faults)).toContain(says);
  });
});
