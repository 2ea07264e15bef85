import * as fc from 'fast-check';
import type { Open, OpenObject } from '@rudel/kernel';

const key = fc.oneof(fc.constantFrom('a', 'b', 'c', 'kind', 'seat', '0', '1'), fc.string({ maxLength: 4 }));

/** Any plain data, small, with keys that collide often. */
export const anyOpen: fc.Arbitrary<Open> = fc.letrec<{ value: Open }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<Open>(null, true, false, 0, 1, -1, 'x', '?', ''),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }) as fc.Arbitrary<OpenObject>,
  ),
})).value;

/** A value, and the same with one part somewhere else changed. */
export function nudged(value: Open): fc.Arbitrary<readonly [Open, Open]> {
  return fc.tuple(fc.infiniteStream(fc.nat()), anyOpen).map(([numbers, other]) => {
    const next = (below: number): number => (numbers.next().value as number) % below;
    return [value, nudge(value, other, next)];
  });
}

function nudge(value: Open, other: Open, next: (below: number) => number): Open {
  if (typeof value !== 'object' || value === null || next(4) === 0) return other;
  const keys = Object.keys(value);
  if (keys.length === 0) return other;
  const chosen = keys[next(keys.length)] as string;
  if (Array.isArray(value)) {
    const list = value as readonly Open[];
    const at = Number(chosen);
    if (next(4) === 0) return list.filter((_, index) => index !== at);
    return list.map((part, index) => (index === at ? nudge(part, other, next) : part));
  }
  const entries = Object.entries(value as OpenObject);
  if (next(4) === 0) return Object.fromEntries(entries.filter(([name]) => name !== chosen));
  return Object.fromEntries(
    entries.map(([name, part]) => [name, name === chosen ? nudge(part, other, next) : part]),
  );
}

export { fc };
