import { describe, expect, test } from 'vitest';
import { lapLimitOf, woofPage } from '@rudel/woof/page';
import type { Glimpse, View } from '@rudel/woof/page';
import { lapNow } from '../../web/logic/lap-now.ts';
import { lyingIn } from '../../web/logic/lying.ts';
import { readUpTo } from '../../web/logic/turned-up.ts';
import { happeningsOf } from './matches.ts';
import type { Happening } from './matches.ts';

const match = happeningsOf('dusk', 5, 0);

describe('the lap on top', () => {
  test('it never runs ahead of what lies on the table, nor past the last one', () => {
    const ends = match.filter(({ after }) => after.shown.phase === 'final' || after.shown.phase === 'over');
    expect(ends.length).toBeGreaterThan(0);
    for (const { after } of ends) {
      const laid = lyingIn(after).map(({ lap }) => lap);
      expect(lapNow(after.shown)).toBeGreaterThanOrEqual(Math.max(1, ...laid));
      expect(lapNow(after.shown)).toBeLessThanOrEqual(lapLimitOf(after.shown.options));
    }
  });

  test('a round whose last turn ends a lap stays in it', () => {
    const { shown } = (match[0] as Happening).after;
    const log = [0, 1, 2, 3, 4].map((nth) => ({
      kind: 'pass' as const,
      by: ((shown.starter ?? 0) + nth) % 5,
    }));
    expect(lapNow({ ...shown, phase: 'play', log })).toBe(2);
    expect(lapNow({ ...shown, phase: 'final', log })).toBe(1);
  });
});

describe('what is told while a round lies open', () => {
  const log: readonly Glimpse[] = match.flatMap(({ glimpses }) => glimpses);
  const at = log.findIndex(({ kind }) => kind === 'revealed');
  const round = 1;

  test('until all cards are turned nothing of how it came out', () => {
    const told = log.slice(0, readUpTo(log, { round, isMoving: true }));
    expect(told.length).toBe(at);
    expect(told.every(({ kind }) => kind !== 'revealed')).toBe(true);
  });

  test('then how it came out, and nothing of the next round', () => {
    const told = log.slice(0, readUpTo(log, { round, isMoving: false }));
    expect(told.at(-1)?.kind).toBe('revealed');
    expect(log.slice(told.length).some(({ kind }) => kind === 'dealt')).toBe(true);
    expect(told.filter(({ kind }) => kind === 'dealt').length).toBe(1);
  });

  test('nothing where the log does not know the round', () => {
    expect(readUpTo([], { round, isMoving: false })).toBe(0);
  });
});

test('who has decided to suspect nobody is not told of pointers', () => {
  const before = match.find(({ after }) => after.shown.phase === 'final')?.after as View;
  const decided = (board: View['boards'][number]): View => ({
    ...before,
    shown: { ...before.shown, log: [] },
    boards: before.boards.map((own, seat) => (seat === 0 ? board : own)),
  });
  for (const [language, pointers] of [
    ['en', /pointers/],
    ['de', /Zeiger/],
  ] as const) {
    const status = (view: View): string => woofPage.words[language].status(view, String);
    expect(status(decided(['x', 'x']))).not.toMatch(pointers);
    expect(status(decided([1, 2]))).toMatch(pointers);
  }
});
