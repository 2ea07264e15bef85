import { describe, expect, test } from 'vitest';
import type { Spoken, Statement } from '@rudel/lupus/page';
import type { FreeLine } from '@rudel/ui/play';
import { threadOf, voicesOf } from '../../web/logic/thread.ts';

const day = (...said: readonly (readonly [by: number, what: Statement])[]): readonly Spoken[] =>
  said.map(([by, what], nth) => ({ by, what, number: nth + 1 }));

const suspect = (at: number): Statement => ({ kind: 'suspect', at });

const line = (n: number, place?: string): FreeLine => ({
  n,
  seat: 5,
  name: 'Runa',
  text: `line ${n}`,
  ...(place === undefined ? {} : { place }),
});

const brief = (spoken: readonly Spoken[]): readonly unknown[] =>
  voicesOf(spoken).map(({ spoken: { number }, joined, against }) => [number, joined, against]);

describe('what is said on a day', () => {
  test('stands once, with all who say the same', () => {
    const said = day([0, suspect(3)], [1, { kind: 'trust', at: 3 }], [2, suspect(3)], [4, suspect(3)]);
    expect(brief(said)).toEqual([
      [1, [2, 4], []],
      [2, [], []],
    ]);
    expect(voicesOf(said).map(({ last }) => last)).toEqual([4, 2]);
  });

  test('stands once more with another reason, and once with none', () => {
    const quiet: Statement = { kind: 'suspect', at: 3, because: { kind: 'quiet' } };
    const said = day(
      [0, quiet],
      [1, suspect(3)],
      [2, quiet],
      [4, { ...quiet, because: { kind: 'died', who: 5 } }],
    );
    expect(brief(said)).toEqual([
      [1, [1, 2], []],
      [4, [], []],
    ]);
  });

  test('has those beside it who agree or disagree, and those who do so with them', () => {
    const said = day(
      [0, { kind: 'claim', role: 'seer' }],
      [1, { kind: 'agree', with: 1 }],
      [2, { kind: 'disagree', with: 1 }],
      [3, { kind: 'disagree', with: 2 }],
      [4, { kind: 'disagree', with: 3 }],
    );
    expect(brief(said)).toEqual([[1, [1, 4], [2, 3]]]);
  });

  test('keeps claims apart: each is somebody’s own', () => {
    const claim: Statement = { kind: 'claim', role: 'villager' };
    expect(brief(day([0, claim], [1, claim]))).toEqual([
      [1, [], []],
      [2, [], []],
    ]);
  });

  test('is one thread with what is said in free text, in order', () => {
    const said = day([0, suspect(3)], [1, suspect(4)], [2, suspect(3)]);
    const talk = [line(1), line(2, '1.7'), line(3, '2.0'), line(4, '2.1'), line(5, '2.1'), line(6, '2.3')];
    const thread = threadOf(2, said, talk).map((entry) =>
      entry.kind === 'free' ? entry.line.text : entry.spoken.number,
    );
    expect(thread).toEqual(['line 3', 1, 'line 4', 'line 5', 2, 'line 6']);
    expect(threadOf(2, [], talk).map(({ kind }) => kind)).toEqual(['free', 'free', 'free', 'free']);
  });
});
