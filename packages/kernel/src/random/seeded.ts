import { rngFromWords } from './rng.ts';
import type { Rng } from './rng.ts';

/** FNV-1a over the text, with a salt, finished by a multiply-xorshift. */
function hashed(text: string, salt: number): number {
  let hash = 0x811c9dc5 ^ salt;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** A fast repeatable generator (sfc32) for bots and tests; never for a match that people play. */
export function seededRng(seed: string | number): Rng {
  const text = String(seed);
  let a = hashed(text, 1);
  let b = hashed(text, 2);
  let c = hashed(text, 3);
  let counter = 1;
  const nextWord = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round += 1) nextWord();
  return rngFromWords(nextWord);
}
