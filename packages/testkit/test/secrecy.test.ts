import { expect, test } from 'vitest';
import { seededRng } from '@rudel/kernel';
import type { Act } from '@rudel/kernel';
import {
  couplingFaults,
  couplingsOf,
  dropHidden,
  lawfulStates,
  plantedLeakFaults,
  randomRun,
  reorderHidden,
  searchLeak,
  setupOf,
} from '@rudel/testkit';
import type { Coupling, Run } from '@rudel/testkit';
import { fingers } from './toy/fingers.ts';
import { leaks } from './toy/leaks.ts';
import { secrecy } from './toy/secrecy.ts';
import type { Fingers, Move } from './toy/types.ts';

const show = (by: number, count: number): Act<Move> => ({ by, move: { hand: 'L', fingers: count } });
const deal: Act<Move> = { by: 'chance', drawn: ['1', '2', '3'] };
const runOf = (...acts: readonly Act<Move>[]): Run<Fingers> => ({
  seats: 3,
  options: { rounds: 1, hands: 'one' },
  acts: [deal, ...acts],
});
const isHidden = (): boolean => true;
const rng = seededRng('secrecy');

test('reorder swaps two neighbouring acts of other seats', () => {
  const coupling = reorderHidden(fingers, isHidden);
  expect(coupling(runOf(show(0, 4), show(1, 5)), 2, rng)).toEqual(runOf(show(1, 5), show(0, 4)));
  expect(coupling(runOf(show(0, 4), show(1, 5)), 0, rng)).toBeNull();
});

test('drop leaves out an act of another seat, but only where the phase goes on', () => {
  const coupling = dropHidden(fingers, isHidden);
  expect(coupling(runOf(show(0, 4)), 2, rng)).toEqual(runOf());
  expect(coupling(runOf(show(0, 4)), 0, rng)).toBeNull();
  expect(coupling(runOf(show(0, 4), show(1, 5), show(2, 0)), 2, rng)).toBeNull();
});

test('a run with an unlawful act has no states', () => {
  expect(lawfulStates(fingers, runOf(show(0, 4)))).toHaveLength(3);
  expect(lawfulStates(fingers, runOf(show(0, 4), show(0, 4)))).toBeNull();
});

test('random runs are repeatable, and mostly end where several were asked', () => {
  const runs = Array.from({ length: 60 }, (_, seed) =>
    randomRun(fingers, setupOf(fingers, seed), seededRng(seed), 30),
  );
  expect(randomRun(fingers, setupOf(fingers, 7), seededRng(7), 30)).toEqual(runs[7]);
  expect(runs.filter(({ acts }) => typeof acts.at(-1)?.by === 'number').length).toBeGreaterThan(30);
});

const faultsOf = (coupling: Coupling<Fingers>): readonly string[] =>
  couplingFaults(fingers, ['bidOther', coupling], 40, 10);
const tooFew = (misses: string): string[] => [
  `The coupling 'bidOther' found 0 of 40 pairs in 2,000 attempts (${misses}).`,
];

test('a coupling that finds too few real pairs says how it failed', () => {
  expect(faultsOf(() => null)).toEqual(tooFew('none 2,000, unlawful 0, unchanged 0'));
  expect(faultsOf((run) => run)).toEqual(tooFew('none 0, unlawful 0, unchanged 2,000'));
  expect(faultsOf((run) => ({ ...run, acts: [...run.acts, show(9, 0)] }))).toEqual(
    tooFew('none 0, unlawful 2,000, unchanged 0'),
  );
});

test('a coupling that finds enough pairs and no leak has no fault', () => {
  for (const named of couplingsOf(fingers, secrecy)) expect(couplingFaults(fingers, named, 20)).toEqual([]);
});

test('a planted leak that is not caught tells how hard each coupling has tried', () => {
  expect(plantedLeakFaults(fingers, { ...secrecy, isHiddenFrom: () => false }, 10)).toEqual([
    'Not caught by other cards (10 pairs), other fingers (10), reorder (0), drop (0).',
  ]);
  expect(plantedLeakFaults(fingers, { couplings: {} }, 10)).toEqual([
    'Not caught by anything: there are no couplings.',
  ]);
});

test('a leak is reported with the eye, the first difference and both runs', () => {
  const leaky = leaks['the number of those who have shown is in the view']?.(fingers) ?? fingers;
  const drop = couplingsOf(leaky, secrecy).get('drop');
  const { leak } = searchLeak(leaky, drop ?? (() => null), 50);
  expect(leak).toMatch(
    /^seed \d+: (seat \d|the table) can tell apart what it may not, .+\none run: .+\nother run: .+$/,
  );
});

test('an eye that notices an act without content is caught by the count alone', () => {
  const leaky = leaks['a glimpse without content for every hidden act']?.(fingers) ?? fingers;
  const drop = couplingsOf(leaky, secrecy).get('drop');
  expect(searchLeak(leaky, drop ?? (() => null), 50).leak).toMatch(
    /it is told \d+ times in one run and \d+ times/,
  );
});
