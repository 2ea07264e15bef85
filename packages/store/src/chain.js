/**
 * @import { Entry, NewEntry } from './port.ts'
 */

/**
 * The first half of the SHA-256 of a text in UTF-8, in hexadecimal digits.
 *
 * @typedef {(text: string) => string} HalfSha256
 */

/** The hash before the first entry. */
export const chainStart = '';

/**
 * The hash of an entry: over the hash before it and everything that is kept of it.
 *
 * @param {HalfSha256} digest
 * @param {string} before
 * @param {string} table
 * @param {number} n
 * @param {NewEntry} entry
 * @returns {string}
 */
export function entryHash(digest, before, table, n, { text, command, at, deadline }) {
  const person = command === null ? null : command.person;
  const id = command === null ? null : command.id;
  return digest(JSON.stringify([before, table, n, text, person, id, at, deadline]));
}

/**
 * A place in a log, with the hash that stands there.
 *
 * @typedef {{ readonly n: number, readonly hash: string }} Place
 */

/**
 * The number of the first entry that is missing, too many or not what it was; null where all fit. Where the entries begin and end is kept apart
 * from them, so that a lost end is seen too.
 *
 * @param {HalfSha256} digest
 * @param {string} table
 * @param {readonly Entry[]} entries
 * @param {Place} first the place before the first of them
 * @param {Place} last
 * @returns {number | null}
 */
export function firstBreak(digest, table, entries, first, last) {
  let { n, hash } = first;
  for (const entry of entries) {
    n += 1;
    if (n > last.n || entry.n !== n || entry.hash !== entryHash(digest, hash, table, n, entry)) return n;
    hash = entry.hash;
  }
  if (n < last.n) return n + 1;
  return hash === last.hash ? null : last.n;
}
