import { chacha20 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { unreadable, notation } from '../notation.ts';
import type { Notation } from '../notation.ts';
import type { Drawn, Urn } from '../turn.ts';
import { rngFromWords } from './rng.ts';
import type { Rng } from './rng.ts';
import { drawFrom } from './urn.ts';

/** 32 bytes as 64 hexadecimal digits. */
export type Secret = string;

/**
 * What decides every draw of one match: the table's secret, committed to before the deal,
 * and what each seat added to it afterwards (`''` for a seat that added nothing).
 */
export type Lot = { readonly secret: Secret; readonly contributions: readonly string[] };

export const secretNotation: Notation<Secret> = notation(
  (secret) => secret,
  (text) =>
    /^[\da-f]{64}$/.test(text) ? text : unreadable('A secret is 64 hexadecimal digits in lower case.'),
);

/** The text published before the deal; it binds the table to its secret and tells nothing of it. */
export function commitmentTo(secret: Secret): string {
  return bytesToHex(sha256(utf8ToBytes(`rudel/commitment/1 ${secret}`)));
}

/** A secret that is repeatable from any text; for tests, simulations and `--seed`. */
export function secretFromSeed(seed: string): Secret {
  return bytesToHex(sha256(utf8ToBytes(`rudel/seed/1 ${seed}`)));
}

const keys = new WeakMap<Lot, Uint8Array>();

function keyOf(lot: Lot): Uint8Array {
  const known = keys.get(lot);
  if (known !== undefined) return known;
  const key = derivedKey(lot);
  keys.set(lot, key);
  return key;
}

/** Each contribution is hashed on its own, so that no two lists of them run together. */
function derivedKey(lot: Lot): Uint8Array {
  const parts = lot.contributions.map((text) => bytesToHex(sha256(utf8ToBytes(text))));
  return hmac(sha256, hexToBytes(lot.secret), utf8ToBytes(`rudel/lot/1 ${parts.join(',')}`));
}

/** A cryptographic stream of its own for every purpose. */
export function streamFor(lot: Lot, purpose: string): Rng {
  const key = hmac(sha256, keyOf(lot), utf8ToBytes(`rudel/stream/1 ${purpose}`));
  const nonce = new Uint8Array(12);
  const zeros = new Uint8Array(256);
  const blocksPerChunk = zeros.length / 64;
  let words = new DataView(zeros.buffer);
  let chunk = 0;
  let offset = zeros.length;
  return rngFromWords(() => {
    if (offset === zeros.length) {
      words = new DataView(chacha20(key, nonce, zeros, undefined, chunk * blocksPerChunk).buffer);
      chunk += 1;
      offset = 0;
    }
    const word = words.getUint32(offset, true);
    offset += 4;
    return word;
  });
}

/** The `nth` chance event of a match (counted from 0), as its lot decides it. */
export function drawByLot(lot: Lot, urn: Urn, nth: number): Drawn {
  return drawFrom(urn, streamFor(lot, `${urn.purpose} ${nth}`));
}
