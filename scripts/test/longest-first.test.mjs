import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longest } from '../longest-first.mjs';
import { root } from '../process.mjs';

test('the tests that are begun first are there', () => {
  expect(longest.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
