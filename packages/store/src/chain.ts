import type { Entry, NewEntry } from './port.ts';

/** The first half of the SHA-256 of a text in UTF-8, in hexadecimal digits. */
export type HalfSha256 = (text: string) => string;

/** The hash before the first entry. */
export const chainStart = '';

/** The hash of an entry: over the hash before it and everything that is kept of it. */
export function entryHash(
  digest: HalfSha256,
  before: string,
  table: string,
  n: number,
  { text, command, at, deadline }: NewEntry,
): string {
  const person = command === null ? null : command.person;
  const id = command === null ? null : command.id;
  return digest(JSON.stringify([before, table, n, text, person, id, at, deadline]));
}

/** A place in a log, with the hash that stands there. */
export type LogPlace = { readonly n: number; readonly hash: string };

/**
 * The number of the first entry that is missing, too many or not what it was; null where all fit. Where the entries begin and end is kept apart
 * from them, so that a lost end is seen too: `first` is the place before the first of them.
 */
export function firstBreak(
  digest: HalfSha256,
  table: string,
  entries: readonly Entry[],
  first: LogPlace,
  last: LogPlace,
): number | null {
  let { n, hash } = first;
  for (const entry of entries) {
    n += 1;
    if (n > last.n || entry.n !== n || entry.hash !== entryHash(digest, hash, table, n, entry)) return n;
    hash = entry.hash;
  }
  if (n < last.n) return n + 1;
  return hash === last.hash ? null : last.n;
}
