import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lookAlikesFile, target } from '../make-look-alikes.mjs';

test('the table of letters that look alike is the one that its script writes', () => {
  expect(readFileSync(target, 'utf8')).toBe(lookAlikesFile());
});
