import { expect, test } from 'vitest';
import { hidesSomething, masks } from '../src/laws/masking-law.ts';

test('a sight hides something where a whole part of it is ?', () => {
  for (const sight of ['cards:?,3', 'cards:3,?', 'hands:?/2', 'a:1 b:?', 'b:? c:1', 'a:x|?', 'a:b=?'])
    expect([sight, hidesSomething(sight)]).toEqual([sight, true]);
  for (const sight of ['cards:2,3', 'cards:D?,S', 'log:0>4?,1>2S', 'log:?S', '-'])
    expect([sight, hidesSomething(sight)]).toEqual([sight, false]);
});

test('a sight is the truth with ? for parts of it', () => {
  expect(masks('?,3/-', '2,3/-')).toBe(true);
  expect(masks('?/-', '2,3/-')).toBe(true);
  expect(masks('D?,?', 'D?,S')).toBe(true);
  expect(masks('D?,?', 'D,S')).toBe(false);
  expect(masks('?,3', '2,3,4')).toBe(false);
});
