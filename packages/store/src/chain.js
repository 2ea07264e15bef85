/**
 * @import { Entry, NewEntry } from './port.ts'
 */

/**
 * The first half of the SHA-256 of a text in UTF-8, in hexadecimal digits.
 *
 * @typedef {(text: string) => string} HalfSha256
 */

/** What stands before the first entry. */
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
 * The number of the first entry that is missing, too many or not what it was; null where all fit. `last` is kept apart from the entries, so
 * that a lost end is seen too.
 *
 * @param {HalfSha256} digest
 * @param {string} table
 * @param {readonly Entry[]} entries
 * @param {{ readonly n: number, readonly hash: string }} last
 * @returns {number | null}
 */
export function firstBreak(digest, table, entries, last) {
  let before = chainStart;
  for (const [at, entry] of entries.entries()) {
    const n = at + 1;
    if (n > last.n || entry.n !== n || entry.hash !== entryHash(digest, before, table, n, entry)) return n;
    before = entry.hash;
  }
  if (entries.length < last.n) return entries.length + 1;
  return before === last.hash ? null : last.n;
}
