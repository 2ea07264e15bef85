import { describe, expect, test } from 'vitest';
import { spokenOn } from '@rudel/lupus/page';
import type { Spoken, Statement, View } from '@rudel/lupus/page';
import { campsAt, stanceOf, stancesToday } from '../../web/logic/stances.ts';
import { happeningsOf } from './matches.ts';

/** A day on which these were said, by seats in turn. */
const dayOf = (...said: readonly (readonly [by: number, what: Statement])[]): readonly Spoken[] =>
  said.map(([by, what], nth) => ({ by, what, number: nth + 1 }));

const stancesIn = (day: readonly Spoken[]) => day.map((spoken) => stanceOf(spoken, day));

describe('a statement is for somebody or against', () => {
  test('as it says', () => {
    const day = dayOf(
      [0, { kind: 'suspect', at: 3 }],
      [1, { kind: 'trust', at: 3 }],
      [2, { kind: 'vote', at: 4 }],
      [3, { kind: 'ask', at: 0, about: 'role' }],
      [4, { kind: 'claim', role: 'seer' }],
    );
    expect(stancesIn(day)).toEqual([
      { at: 3, isFor: false },
      { at: 3, isFor: true },
      { at: 4, isFor: false },
      null,
      null,
    ]);
  });

  test('as the seer has found; of other nights’ work nothing follows', () => {
    const day = dayOf(
      [0, { kind: 'report', as: 'seer', night: 1, at: 2, finds: 'wolf' }],
      [1, { kind: 'report', as: 'seer', night: 1, at: 2, finds: 'human' }],
      [2, { kind: 'report', as: 'seer', night: 1, at: null, finds: null }],
      [3, { kind: 'report', as: 'bodyguard', night: 2, at: 5, finds: null }],
    );
    expect(stancesIn(day)).toEqual([{ at: 2, isFor: false }, { at: 2, isFor: true }, null, null]);
  });

  test('an echo as what it echoes, however often; of a claim for whoever made it', () => {
    const day = dayOf(
      [0, { kind: 'suspect', at: 3 }],
      [1, { kind: 'disagree', with: 1 }],
      [2, { kind: 'disagree', with: 2 }],
      [4, { kind: 'claim', role: 'seer' }],
      [5, { kind: 'disagree', with: 4 }],
      [6, { kind: 'agree', with: 4 }],
    );
    expect(stancesIn(day).slice(1)).toEqual([
      { at: 3, isFor: true },
      { at: 3, isFor: false },
      null,
      { at: 4, isFor: false },
      { at: 4, isFor: true },
    ]);
  });

  test('not for oneself: whoever denies what is said of them takes no side', () => {
    const day = dayOf([0, { kind: 'suspect', at: 3 }], [3, { kind: 'disagree', with: 1 }]);
    expect(stancesIn(day)).toEqual([{ at: 3, isFor: false }, null]);
  });
});

describe('the camps of a day', () => {
  const match = happeningsOf('camps', 12);
  const views = match.map(({ views: [watched] }) => watched as View);

  test('hold nobody twice, never oneself, and only who has spoken', () => {
    let most = 0;
    for (const { shown } of views.filter(({ shown: { phase } }) => phase === 'vote')) {
      const speakers = spokenOn(shown, shown.days.length).map(({ by }) => by);
      for (let seat = 0; seat < shown.seats; seat += 1) {
        const { against, backing } = campsAt(stancesToday(shown), seat);
        const all = [...against, ...backing];
        expect(new Set(all).size).toBe(all.length);
        expect(all).not.toContain(seat);
        expect(all.every((by) => speakers.includes(by))).toBe(true);
        most = Math.max(most, all.length);
      }
    }
    expect(most).toBeGreaterThan(1);
  });
});
