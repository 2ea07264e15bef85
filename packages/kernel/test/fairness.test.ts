import { createCipheriv, createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentTo, secretFromSeed, streamFor } from '@rudel/kernel';
import type { Lot } from '@rudel/kernel';

/* Draws as anybody can recompute them, written again with the system's own cryptography. */

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const keyedHash = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

function wordsOf(lot: Lot, purpose: string, count: number): number[] {
  const lotText = `rudel/lot/1 ${lot.contributions.map(hashOf).join(',')}`;
  const key = keyedHash(keyedHash(Buffer.from(lot.secret, 'hex'), lotText), `rudel/stream/1 ${purpose}`);
  const bytes = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4 * count));
  return Array.from({ length: count }, (_, index) => bytes.readUInt32LE(4 * index));
}

const secret = secretFromSeed('independent');

for (const contributions of [[], [''], ['', ''], ['anna', 'bert'], ['anna,bert'], ['ännä', '🐶']]) {
  test(`the stream of a lot with ${JSON.stringify(contributions)}`, () => {
    const lot = { secret, contributions };
    const rng = streamFor(lot, 'deal 3');
    expect(Array.from({ length: 300 }, () => rng.int(2 ** 32))).toEqual(wordsOf(lot, 'deal 3', 300));
  });
}

test('secrets and commitments', () => {
  expect(secret).toBe(hashOf('rudel/seed/1 independent'));
  expect(commitmentTo(secret)).toBe(hashOf(`rudel/commitment/1 ${secret}`));
});
