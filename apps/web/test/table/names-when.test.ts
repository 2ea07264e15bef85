import { expect, test } from 'vitest';
import type { AnyGlimpse } from '@rudel/kernel';
import { namesWhen } from '../../src/table/names-when.ts';

test('what was told stays with who did it when the seat passes to another', () => {
  let sitter = 'Bo';
  const nameOf = (): string => sitter;
  const [early, late]: AnyGlimpse[] = [{ kind: 'said' }, { kind: 'said' }];
  if (early === undefined || late === undefined) throw new Error('nothing said');
  expect(namesWhen(early, nameOf)(1)).toBe('Bo');
  sitter = 'Rex';
  expect(namesWhen(early, nameOf)(1)).toBe('Bo');
  expect(namesWhen(late, nameOf)(1)).toBe('Rex');
});
