import { entryHash } from '../chain.ts';
import type { LogPlace } from '../chain.ts';
import { halfDigest } from '../half-digest.ts';
import type { NewEntry } from '../port.ts';
import { bytesIn, cellOf } from './cells.ts';

/** An entry as it is kept. */
export type EntryRow = {
  readonly table_number: number;
  readonly n: number;
  readonly text: Buffer;
  readonly person: string | null;
  readonly command: string | null;
  readonly at: number;
  readonly deadline: number | null;
  readonly hash: string;
};

/** New entries as rows, chained to a place. */
export function chainedRows(
  id: string,
  table: number,
  from: LogPlace,
  entries: readonly NewEntry[],
): readonly EntryRow[] {
  let { n, hash } = from;
  return entries.map((entry) => {
    n += 1;
    hash = entryHash(halfDigest, hash, id, n, entry);
    const { text, command, at, deadline } = entry;
    return {
      table_number: table,
      n,
      text: cellOf(text),
      person: command?.person ?? null,
      command: command?.id ?? null,
      at,
      deadline,
      hash,
    };
  });
}

export const bytesInRows = (rows: readonly EntryRow[]): number =>
  rows.reduce((sum, { text }) => sum + bytesIn(text), 0);

/** Rows by columns, as `unnest` takes them. */
export const columnsOf = (rows: readonly EntryRow[]): readonly (readonly unknown[])[] => [
  rows.map((row) => row.table_number),
  rows.map((row) => row.n),
  rows.map((row) => row.text),
  rows.map((row) => row.person),
  rows.map((row) => row.command),
  rows.map((row) => row.at),
  rows.map((row) => row.deadline),
  rows.map((row) => row.hash),
];

/** `unnest` of such columns, from the parameter with this number on. */
export const unnestedRows = (first: number): string => {
  const types = ['bigint', 'bigint', 'bytea', 'text', 'text', 'bigint', 'bigint', 'text'];
  const columns = types.map((type, at) => `$${first + at}::${type}[]`).join(', ');
  return `unnest(${columns}) AS entry (table_number, n, text, person, command, at, deadline, hash)`;
};
