import { describe, expect, test } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { Effort, meanOf, raceByHalving } from '../src/index.ts';
import type { Budget, Prior, Trial } from '../src/index.ts';

const iterations = (count: number): Budget => ({ kind: 'iterations', count });

/** A clock that moves on by a millisecond whenever it is read. */
function steadyClock(): () => number {
  let now = 1000;
  return () => {
    now += 1;
    return now;
  };
}

const firstIsBest: Trial = (choice) => (choice === 0 ? 1 : 0);

/** The choice that is best after all trials. */
const bestOf = (prior: Prior, trial: Trial, effort: Effort): number | undefined =>
  raceByHalving(prior, trial, effort)[0]?.choice;

const bestAfterPrior = (trials: number): number | undefined =>
  bestOf({ worths: [0, 0.5], trials }, firstIsBest, new Effort(iterations(100)));

const noPrior = (choices: number): Prior => ({ worths: Array.from({ length: choices }, () => 0), trials: 0 });

describe('an effort', () => {
  test('ends with the iterations of its budget', () => {
    const effort = new Effort(iterations(3));
    expect([effort.allows(3), effort.allows(4)]).toEqual([true, false]);
    for (let nth = 0; nth < 3; nth += 1) effort.count();
    expect([effort.spent, effort.done, effort.allows(1)]).toEqual([1, 3, false]);
  });

  test('ends when its time is over, and looks at the clock now and then only', () => {
    let looks = 0;
    const clock = steadyClock();
    const now = (): number => {
      looks += 1;
      return clock();
    };
    const effort = new Effort({ kind: 'ms', ms: 5, now });
    while (effort.allows(1)) effort.count();
    expect([effort.done, looks]).toEqual([80, 6]);
  });

  test('ends where more is not worth waiting for', () => {
    const effort = new Effort({ kind: 'ms', ms: 1e6, now: steadyClock() }, 100);
    while (effort.allows(1)) effort.count();
    expect(effort.done).toBe(100);
  });
});

describe('halving', () => {
  test('finds the best of many in spite of noise', () => {
    const rng = seededRng('noise');
    const trial: Trial = (choice) => (choice === 5 ? 0.5 : 0) + rng.int(1000) / 500 - 1;
    expect(bestOf(noPrior(8), trial, new Effort(iterations(2000)))).toBe(5);
  });

  test('tries all in the same worlds, and the better half more often', () => {
    const tried: [number, number][] = [];
    const trial: Trial = (choice, nth) => {
      tried.push([choice, nth]);
      return choice;
    };
    bestOf(noPrior(4), trial, new Effort(iterations(32)));
    const worldsOf = (choice: number): number[] =>
      tried.flatMap(([one, nth]) => (one === choice ? [nth] : []));
    expect(worldsOf(0)).toEqual([0, 1, 2, 3]);
    expect(worldsOf(1)).toEqual(worldsOf(0));
    expect(worldsOf(3)).toEqual(Array.from({ length: 12 }, (_, nth) => nth));
    expect(worldsOf(2)).toEqual(worldsOf(3));
  });

  test('never spends more than its budget', () => {
    for (const count of [1, 2, 3, 7, 50, 101]) {
      const effort = new Effort(iterations(count));
      bestOf(noPrior(3), (choice) => choice, effort);
      expect(effort.done).toBeLessThanOrEqual(count);
    }
  });

  test('goes by the prior where it cannot try all', () => {
    const prior = { worths: [1, 3, 2], trials: 4 };
    expect(bestOf(prior, () => 0, new Effort(iterations(2)))).toBe(1);
  });

  test('a prior counts for so many trials and no more', () => {
    expect([bestAfterPrior(10), bestAfterPrior(1000)]).toEqual([0, 1]);
  });
});

describe('a race', () => {
  const clear = { trials: 8, errors: 3 };
  const worthless: Prior = noPrior(4);

  test('ends early where one is clearly ahead, and ranks all', () => {
    const effort = new Effort(iterations(10_000));
    const rng = seededRng('race');
    const trial: Trial = (choice) => (choice === 2 ? 1 : -choice / 10) + rng.int(100) / 1000;
    const race = raceByHalving(worthless, trial, effort, clear);
    expect(race.map(({ choice }) => choice)).toEqual([2, 0, 1, 3]);
    expect(effort.done).toBeLessThan(100);
  });

  test('goes on where luck alone makes a difference', () => {
    const effort = new Effort(iterations(1000));
    const rng = seededRng('luck');
    raceByHalving(worthless, () => rng.int(100), effort, { trials: 8, errors: 6 });
    expect(effort.done).toBeGreaterThan(990);
  });

  test('is not misled by what helps all alike', () => {
    const rng = seededRng('tide');
    const tides = Array.from({ length: 2000 }, () => rng.int(1000));
    const trial: Trial = (choice, nth) => (tides[nth] ?? 0) + (choice === 1 ? 1 : 0);
    const effort = new Effort(iterations(4000));
    expect(raceByHalving(worthless, trial, effort, clear)[0]?.choice).toBe(1);
    expect(effort.done).toBeLessThan(100);
  });

  test('has each choice once, with the mean of its trials', () => {
    const race = raceByHalving(worthless, (choice) => choice, new Effort(iterations(40)));
    expect(race.map(({ choice }) => choice)).toEqual([3, 2, 1, 0]);
    expect(race.map(meanOf)).toEqual([3, 2, 1, 0]);
  });
});
