import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { entryHash } from '../src/chain.ts';
import { halfSha256 } from '../src/half-sha256.ts';

const entry = { text: 'move 7:12>15', command: { person: 'p1', id: 'c1' }, at: 5, deadline: 10 };

test('the pure hash is half of SHA-256 over UTF-8', () => {
  for (const text of ['', 'abc', 'Grüße 🐺', 'x'.repeat(1000)]) {
    expect(halfSha256(text)).toBe(createHash('sha256').update(text).digest('hex').slice(0, 32));
  }
});

test('the hash of an entry is what it was: logs on disk depend on it', () => {
  expect(entryHash(halfSha256, '', 't', 1, entry)).toBe('3210e87e8caec3fda474b9a62cf82f00');
});

test('everything in an entry and before it goes into its hash', () => {
  const hashes = [
    entryHash(halfSha256, '', 't', 1, entry),
    entryHash(halfSha256, 'a', 't', 1, entry),
    entryHash(halfSha256, '', 'u', 1, entry),
    entryHash(halfSha256, '', 't', 2, entry),
    entryHash(halfSha256, '', 't', 1, { ...entry, text: '' }),
    entryHash(halfSha256, '', 't', 1, { ...entry, command: null }),
    entryHash(halfSha256, '', 't', 1, { ...entry, command: { person: 'p1c', id: '1' } }),
    entryHash(halfSha256, '', 't', 1, { ...entry, at: 6 }),
    entryHash(halfSha256, '', 't', 1, { ...entry, deadline: null }),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
});
