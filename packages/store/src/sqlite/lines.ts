import type { EntryRow } from './statements.ts';

/** An entry on its way to its table, by its parts in a fixed order. One that replaces takes the place of the entry with the same number. */
export type Line = readonly [
  table: number,
  n: number,
  text: string,
  person: string | null,
  command: string | null,
  at: number,
  deadline: number | null,
  hash: string,
  replaces?: boolean,
];

export function rowOf([, n, text, person, command, at, deadline, hash, replaces = false]: Line): EntryRow {
  return { n, text, person, command, at, deadline, hash, replaces };
}

export function byTable(lines: readonly Line[]): ReadonlyMap<number, readonly Line[]> {
  const tables = new Map<number, Line[]>();
  for (const line of lines) {
    const known = tables.get(line[0]);
    if (known === undefined) tables.set(line[0], [line]);
    else known.push(line);
  }
  return tables;
}

/** The lines of one table that are still there. Only the first of them can replace an entry that has settled. */
export function withoutReplaced(lines: readonly Line[]): readonly Line[] {
  if (!lines.some((line) => line[8])) return lines;
  const left: Line[] = [];
  for (const line of lines) {
    const gone = line[8] === true && left.at(-1)?.[1] === line[1] ? left.pop() : line;
    const [table, n, text, person, command, at, deadline, hash] = line;
    left.push([table, n, text, person, command, at, deadline, hash, gone?.[8] === true]);
  }
  return left;
}
