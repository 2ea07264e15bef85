import { describe, expect, it } from 'vitest';
import type { Open } from '@rudel/kernel';
import { changeText, changed, hasChanged } from '@rudel/protocol';
import type { Change } from '@rudel/protocol';
import { fc } from './arbitrary.ts';
import { anyOpen, nudged } from './arbitrary.ts';

function changeBetween(before: Open, after: Open): Change | undefined {
  const text = changeText(before, after);
  return text === undefined ? undefined : (JSON.parse(text) as Change);
}

function afterTravel(before: Open, after: Open): Open {
  const change = changeBetween(before, after);
  return change === undefined ? before : changed(before, change);
}

describe('delta', () => {
  it('turns any value into any other', () => {
    fc.assert(
      fc.property(anyOpen, anyOpen, (before, after) => {
        expect(JSON.stringify(afterTravel(before, after))).toBe(JSON.stringify(after));
      }),
      { numRuns: 2000 },
    );
  });

  it('turns a value into one that differs a little', () => {
    fc.assert(
      fc.property(anyOpen.chain(nudged), ([before, after]) => {
        expect(JSON.stringify(afterTravel(before, after))).toBe(JSON.stringify(after));
      }),
      { numRuns: 2000 },
    );
  });

  it('is undefined exactly where nothing changed', () => {
    fc.assert(
      fc.property(anyOpen, anyOpen, (before, after) => {
        const isSame = JSON.stringify(before) === JSON.stringify(after);
        expect(changeText(before, after) === undefined).toBe(isSame);
        expect(hasChanged(before, after)).toBe(!isSame);
      }),
    );
  });

  it('shares what did not change', () => {
    const before = { kept: { deep: [1, 2, 3] }, turn: 0 };
    const after = changed(before, changeBetween(before, { kept: { deep: [1, 2, 3] }, turn: 1 }) ?? 0);
    expect(after.kept).toBe(before.kept);
  });

  it.each<[string, Open, Open, Open]>([
    ['a part of an object by its place', { a: 1, b: 2 }, { a: 1, b: 3 }, [1, 3]],
    ['a new part by its name', { a: 1 }, { a: 1, b: [2] }, ['b', [[2]]]],
    ['a part that goes', { a: 1, b: 2 }, { b: 2 }, [-1, 0]],
    ['a list that grows', [1, 2], [1, 2, 3], [2, 3]],
    ['a list that shrinks', [1, 2, 3, 4], [1, 2, 3], [-1, 3]],
    ['a short list with many changes, whole', [1, 2], [3, 4], [[3, 4]]],
    ['another order of parts, whole', { a: 1, b: 2 }, { b: 2, a: 1 }, [{ b: 2, a: 1 }]],
    ['a part deep inside', { a: [{ b: 1 }, 2, 3] }, { a: [{ b: 5 }, 2, 3] }, [0, [0, [0, 5]]]],
  ])('writes %s', (_what, before, after, change) => {
    expect(changeBetween(before, after)).toEqual(change);
    expect(changed(before, changeBetween(before, after) ?? 0)).toEqual(after);
  });

  it('keeps a part with a dangerous name a part', () => {
    const after = JSON.parse('{"a":1,"__proto__":{"evil":true}}') as Open;
    const result = afterTravel({ a: 1 }, after);
    expect(JSON.stringify(result)).toBe(JSON.stringify(after));
    expect(({} as { evil?: boolean }).evil).toBeUndefined();
  });
});
