import { expect, test } from 'vitest';
import { pick } from '@rudel/kernel';
import { botCalled, levelCalled } from '../src/index.ts';
import type { AnyBot } from '../src/index.ts';

const botOf = (name: string): AnyBot => ({ name, choose: (_view, rng) => pick([], rng) });
const playable = { bots: ['random', 'easy', 'medium'].map(botOf), aliases: { greedy: 'medium' } } as const;

test('a level has one name, and goes by what it was called before', () => {
  expect(levelCalled(playable, 'greedy')).toBe('medium');
  expect(levelCalled(playable, 'easy')).toBe('easy');
  expect(levelCalled({}, 'greedy')).toBe('greedy');
  expect(levelCalled(playable, 'constructor')).toBe('constructor');
});

test('a bot is found by either name', () => {
  expect(botCalled(playable, 'greedy')?.name).toBe('medium');
  expect(botCalled(playable, 'medium')?.name).toBe('medium');
  expect(botCalled(playable, 'strong')).toBeUndefined();
  expect(botCalled(playable, 'toString')).toBeUndefined();
});
