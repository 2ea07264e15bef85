import { describe, expect, test } from 'vitest';
import { Claims } from '../src/sqlite/claims.ts';

describe('SQLite store: claims that are remembered', () => {
  test('are higher with every opening of the file, and nobody has a table that was not claimed', () => {
    const [first, second] = [new Claims(1), new Claims(2)];
    expect(first.epochOf('t')).toBe(0);
    expect(first.ownerOf('t')).toBeNull();
    expect(second.claim('t', 'me')).toBeGreaterThan(first.claim('t', 'me') + 2 ** 31);
    expect(second.ownerOf('t')).toBe('me');
  });

  test('are few: whoever claimed longest ago has their table no longer, nobody else has it by that', () => {
    const claims = new Claims(1, 2);
    const epochs = ['a', 'b', 'c', 'd'].map((id) => claims.claim(id, id));
    expect(['c', 'd'].map((id) => claims.epochOf(id))).toEqual(epochs.slice(2));
    expect(claims.epochOf('a')).not.toBe(epochs[0]);
    expect(claims.epochOf('a')).toBeGreaterThan(0);
    expect(claims.claim('a', 'again')).toBeGreaterThan(Math.max(...epochs));
  });

  test('are not used up by somebody who claims the same table again and again', () => {
    const claims = new Claims(1, 2);
    const kept = claims.claim('kept', 'me');
    for (let nth = 0; nth < 10; nth += 1) claims.claim('t', 'me');
    expect(claims.epochOf('kept')).toBe(kept);
  });
});
