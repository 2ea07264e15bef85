import { bytesIn, bytesOf, cellOf, textOf } from './cells.js';
import { Unopened } from './refusals.js';

/**
 * @import { EntryRow, Statements } from './statements.js'
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

/** So many entries wait at most: settling them takes some milliseconds. */
const waitingAtMost = 1000;

/**
 * @param {number} table
 * @param {string | null} person
 * @param {string | null} command
 */
const keyOf = (table, person, command) => `${table} ${person} ${command}`;

/**
 * The entries that were written last. A commit writes every page that it touches, and entries of many tables touch many; so the entries of a
 * transaction are first kept together in one row, and many of them settle in their tables at once, table by table. What waits here is also in
 * memory.
 */
export class Journal {
  /**
   * @readonly
   * @type {Statements}
   */
  #sql;
  /** @type {Line[]} */
  #lines;
  /** How many of them have been committed to the journal. */
  #committed;
  /** How many of them stand in one of its rows. */
  #written;
  /** How many of them have settled in this transaction. */
  #settled = 0;
  /**
   * What had been committed before lines were dropped in this transaction.
   *
   * @type {Line[] | null}
   */
  #undropped = null;
  /** @type {Set<string>} */
  #commands = new Set();

  /** @param {Statements} sql */
  constructor(sql) {
    this.#sql = sql;
    this.#lines = sql.journal.all().flatMap(({ body }) => linesOf(body));
    this.#committed = this.#lines.length;
    this.#written = this.#lines.length;
    this.#rememberCommands();
  }

  /** @param {Line} line */
  add(line) {
    const [table, , , person, command] = line;
    this.#lines.push(line);
    if (command !== null) this.#commands.add(keyOf(table, person, command));
  }

  /**
   * The entries of a table that have not settled. They are read from here: reading must not need room on the disk.
   *
   * @param {number} table
   * @returns {readonly EntryRow[]}
   */
  rowsOf(table) {
    return withoutReplaced(this.#waiting.filter(([number]) => number === table)).map(rowOf);
  }

  /**
   * How many bytes of text a table will have more when what waits of it has settled.
   *
   * @param {number} table
   * @returns {number}
   */
  growthOf(table) {
    const rows = this.rowsOf(table);
    const first = rows[0];
    const gone = first?.replaces === true ? (this.#sql.bytesOfEntry.get(table, first.n)?.bytes ?? 0) : 0;
    return rows.reduce((sum, { text }) => sum + bytesOf(textOf(text)), -gone);
  }

  /**
   * The last entry that waits of each table that has one.
   *
   * @returns {ReadonlyMap<number, EntryRow>}
   */
  get lastRows() {
    return new Map(this.#waiting.map((line) => [line[0], rowOf(line)]));
  }

  /**
   * @param {number} table
   * @param {string} person
   * @param {string} command
   */
  knows(table, person, command) {
    return this.#commands.has(keyOf(table, person, command));
  }

  /** Before a transaction ends: what was added in it is written. */
  write() {
    if (this.#lines.length >= waitingAtMost) this.settle();
    if (this.#written === this.#lines.length) return;
    this.#sql.addToJournal.run(JSON.stringify(this.#lines.slice(this.#written)));
    this.#written = this.#lines.length;
  }

  /** Writes all that waits to where it belongs. */
  settle() {
    if (this.#settled === this.#lines.length) return;
    for (const [table, lines] of byTable(this.#waiting)) this.#settleTable(table, withoutReplaced(lines));
    this.#sql.emptyJournal.run();
    this.#written = this.#lines.length;
    this.#settled = this.#lines.length;
    this.#rememberCommands();
  }

  /**
   * Forgets what waits of a table. Needs no more room than there is: whoever makes room may have none.
   *
   * @param {number} table
   */
  drop(table) {
    const [settled, waiting] = [this.#lines.slice(0, this.#settled), this.#waiting];
    const left = waiting.filter(([number]) => number !== table);
    if (left.length === waiting.length) return;
    this.#undropped ??= this.#lines.slice(0, this.#committed);
    this.#lines = [...settled, ...left];
    this.#written = settled.length;
    this.#sql.emptyJournal.run();
    this.#rememberCommands();
  }

  /** The transaction is on disk. */
  hasCommitted() {
    this.#undropped = null;
    if (this.#settled > 0) {
      this.#lines = this.#lines.slice(this.#settled);
      this.#settled = 0;
    }
    this.#committed = this.#lines.length;
    this.#written = this.#lines.length;
  }

  /** The transaction was taken back. */
  hasRolledBack() {
    this.#settled = 0;
    if (this.#undropped === null) this.#lines.length = this.#committed;
    else this.#lines = this.#undropped;
    this.#undropped = null;
    this.#written = this.#committed;
    this.#rememberCommands();
  }

  get #waiting() {
    return this.#lines.slice(this.#settled);
  }

  /**
   * @param {number} table
   * @param {readonly Line[]} lines
   */
  #settleTable(table, lines) {
    const [first, last] = [lines[0], lines.at(-1)];
    if (first === undefined || last === undefined) return;
    let bytes = first[8] === true ? -this.#remove(table, first[1]) : 0;
    for (const [, n, text, person, command, at, deadline, hash] of lines) {
      const cell = cellOf(text);
      this.#sql.insert.run(table, n, cell, person, command, at, deadline, hash);
      bytes += bytesIn(cell);
    }
    const [, n, , , , at, deadline, hash] = last;
    this.#sql.extend.run(n, hash, deadline, at, bytes, table);
  }

  /**
   * Removes an entry that is replaced; returns how many bytes it had.
   *
   * @param {number} table
   * @param {number} n
   * @returns {number}
   */
  #remove(table, n) {
    const bytes = this.#sql.bytesOfEntry.get(table, n)?.bytes ?? 0;
    this.#sql.removeEntry.run(table, n);
    return bytes;
  }

  #rememberCommands() {
    this.#commands = new Set(
      this.#waiting.flatMap(([table, , , person, command]) =>
        command === null ? [] : [keyOf(table, person, command)],
      ),
    );
  }
}

/**
 * @param {Line} line
 * @returns {EntryRow}
 */
function rowOf([, n, text, person, command, at, deadline, hash, replaces = false]) {
  return { n, text, person, command, at, deadline, hash, replaces };
}

/**
 * @param {readonly Line[]} lines
 * @returns {ReadonlyMap<number, readonly Line[]>}
 */
function byTable(lines) {
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
function withoutReplaced(lines) {
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

/**
 * @param {string} body
 * @returns {readonly Line[]}
 */
function linesOf(body) {
  try {
    return /** @type {readonly Line[]} */ (JSON.parse(body));
  } catch {
    throw new Unopened('unusable', 'The journal of the database is damaged.');
  }
}
