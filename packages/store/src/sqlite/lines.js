/**
 * @import { EntryRow } from './statements.js'
 */

/**
 * An entry on its way to its table, by its parts in a fixed order. One that replaces takes the place of the entry with the same number.
 *
 * @typedef {readonly [
 *   table: number,
 *   n: number,
 *   text: string,
 *   person: string | null,
 *   command: string | null,
 *   at: number,
 *   deadline: number | null,
 *   hash: string,
 *   replaces?: boolean,
 * ]} Line
 */

/**
 * @param {Line} line
 * @returns {EntryRow}
 */
export function rowOf([, n, text, person, command, at, deadline, hash, replaces = false]) {
  return { n, text, person, command, at, deadline, hash, replaces };
}

/**
 * @param {readonly Line[]} lines
 * @returns {ReadonlyMap<number, readonly Line[]>}
 */
export function byTable(lines) {
  /** @type {Map<number, Line[]>} */
  const tables = new Map();
  for (const line of lines) {
    const known = tables.get(line[0]);
    if (known === undefined) tables.set(line[0], [line]);
    else known.push(line);
  }
  return tables;
}

/**
 * The lines of one table that are still there. Only the first of them can replace an entry that has settled.
 *
 * @param {readonly Line[]} lines
 * @returns {readonly Line[]}
 */
export function withoutReplaced(lines) {
  if (!lines.some((line) => line[8])) return lines;
  /** @type {Line[]} */
  const left = [];
  for (const line of lines) {
    const gone = line[8] === true && left.at(-1)?.[1] === line[1] ? left.pop() : line;
    const [table, n, text, person, command, at, deadline, hash] = line;
    left.push([table, n, text, person, command, at, deadline, hash, gone?.[8] === true]);
  }
  return left;
}
