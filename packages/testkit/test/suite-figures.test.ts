import { describe, expect, test } from 'vitest';
import { pathFromRoot } from '../src/path-from-root.ts';
import { sampleOf } from '../src/sample.ts';

describe('how many matches are watched', () => {
  const suite = { matches: 60, every: 25, long: { matches: 10_000, matchesPerTest: 100 } };

  test('a short run takes the sample', () =>
    expect(sampleOf(suite, false)).toEqual({ matches: 60, every: 25, matchesPerTest: 10 }));

  test('a long run takes the figures for it, and the others from the sample', () =>
    expect(sampleOf(suite, true)).toEqual({ matches: 10_000, every: 25, matchesPerTest: 100 }));

  test('a long run is twenty times as long where nothing is said', () => {
    expect(sampleOf({ matches: 60 }, true).matches).toBe(1_200);
    expect(sampleOf({}, true)).toEqual({ matches: 800, every: 1, matchesPerTest: 10 });
  });
});

test('files are named from the repository root', () => {
  const own = 'games/dog/test/scenarios.test.ts';
  expect(pathFromRoot(own, '../scenarios/seven.txt')).toBe('games/dog/scenarios/seven.txt');
  expect(pathFromRoot(own, './toy/a.txt')).toBe('games/dog/test/toy/a.txt');
  expect(pathFromRoot(own, '/games/dog/a.txt')).toBe('games/dog/a.txt');
});
