import type { Act, AnyGame, Sealed } from '@rudel/kernel';
import type { GameStep } from './course.ts';

/** The acts of a match, the last one first: one more costs nothing, and what was known before stays as it was. */
export type Acts = { readonly count: number; readonly last: Act | null; readonly before: Acts | null };

export const noActs: Acts = { count: 0, last: null, before: null };

export function withAct(acts: Acts, act: Act): Acts {
  return { count: acts.count + 1, last: act, before: acts };
}

/** The first of them, so many. */
export function firstActs(acts: Acts, count: number): Acts {
  let first = acts;
  while (first.count > count && first.before !== null) first = first.before;
  return first;
}

export function actsInOrder(acts: Acts): readonly Act[] {
  const all: Act[] = [];
  for (let at: Acts | null = acts; at !== null; at = at.before) if (at.last !== null) all.push(at.last);
  return all.toReversed();
}

/** The steps that acts are from where a match began. */
export function stepsOf({ table }: AnyGame, first: Sealed, acts: Acts): readonly GameStep[] {
  let before = first;
  return actsInOrder(acts).map((act) => {
    const after = table.apply(before, act);
    const step = { before, act, after };
    before = after;
    return step;
  });
}
