import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Secret } from '@rudel/kernel';
import { StoreFault } from '@rudel/store';
import type { TableKeys } from '@rudel/store';

export type RandomBytes = (count: number) => Uint8Array;

const symbols = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const bits = (a << 16) | (b << 8) | c;
    for (let place = 0; place < Math.min(4, bytes.length - at + 1); place += 1) {
      text += symbols[(bits >> (18 - 6 * place)) & 63];
    }
  }
  return text;
}

/** Neither vowels, so that no code is a word, nor what looks like something else. */
export const codeSymbols = 'CDFGHJKLMNPQRTVWXY34679';
export const codeLength = 6;
/** Where several servers share their tables there are more of them, and more who guess. */
const sharedCodeLength = 8;

/** A code to be said aloud; every symbol is equally likely. */
function freshCode(randomBytes: RandomBytes, length: number): string {
  const limit = 256 - (256 % codeSymbols.length);
  let code = '';
  while (code.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < limit && code.length < length) code += codeSymbols[byte % codeSymbols.length];
    }
  }
  return code;
}

/** A code as somebody typed it. */
export function cleanCode(text: string): string {
  return text.toUpperCase().replaceAll(/[\s-]/g, '');
}

/** What keys are made with. */
type KeyMaking = { readonly randomBytes: RandomBytes; readonly shared?: unknown };

function freshKeys({ randomBytes, shared }: KeyMaking): TableKeys {
  const length = shared === undefined ? codeLength : sharedCodeLength;
  return { invite: base64url(randomBytes(16)), code: freshCode(randomBytes, length) };
}

/** How often other keys are tried where some are taken. */
const mostTries = 8;

/** Keeps something under keys that no other table has. */
export async function withFreshKeys(
  making: KeyMaking,
  keep: (keys: TableKeys) => Promise<void>,
): Promise<TableKeys> {
  for (let left = mostTries - 1; ; left -= 1) {
    const keys = freshKeys(making);
    try {
      await keep(keys);
      return keys;
    } catch (error) {
      if (left === 0 || !(error instanceof StoreFault) || error.kind !== 'taken') throw error;
    }
  }
}

export const freshId = (randomBytes: RandomBytes): string => base64url(randomBytes(16));
export const freshToken = (randomBytes: RandomBytes): string => base64url(randomBytes(32));
export const freshSecret = (randomBytes: RandomBytes): Secret => bytesToHex(randomBytes(32));
export const freshSeed = (randomBytes: RandomBytes): string => bytesToHex(randomBytes(16));

export function hashOf(token: string): string {
  return bytesToHex(sha256(utf8ToBytes(token)));
}

/** Compares two hashes in a time that does not depend on where they differ. */
export function sameHash(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}
