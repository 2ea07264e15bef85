import { firstBreak } from './chain.ts';
import type { HalfSha256, LogPlace } from './chain.ts';
import type { Entry } from './port.ts';

/** A room's account of a table behind one of its entries, as it is kept. */
export type KeptCheckpoint = LogPlace & { readonly digest: string; readonly text: string };

/** Tells whether an account is the one that was kept, and for that entry of that table. */
export const checkpointDigest = (digest: HalfSha256, table: string, n: number, text: string): string =>
  digest(JSON.stringify([table, n, text]));

/** A piece of a log, with the place before it and the one at which the log ends. */
export type LogPiece = {
  readonly table: string;
  readonly first: LogPlace;
  readonly entries: readonly Entry[];
  readonly last: LogPlace;
};

/** Whether an account may stand for all that was before a piece of the log, which begins with its entry: it is what was kept, its entry is what it was, and what follows is chained to it. */
export function fits(
  digest: HalfSha256,
  { n, hash, digest: own, text }: KeptCheckpoint,
  { table, first, entries, last }: LogPiece,
): boolean {
  if (first.n !== n - 1 || entries[0]?.hash !== hash) return false;
  if (checkpointDigest(digest, table, n, text) !== own) return false;
  return firstBreak(digest, table, entries, first, last) === null;
}
