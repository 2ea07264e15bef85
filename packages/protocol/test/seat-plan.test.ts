import { expect, test } from 'vitest';
import { levelIn } from '@rudel/protocol';

test('a planned bot has a level, nobody else', () => {
  expect(levelIn('bot greedy')).toBe('greedy');
  expect(levelIn('me')).toBeNull();
  expect(levelIn('open')).toBeNull();
});
