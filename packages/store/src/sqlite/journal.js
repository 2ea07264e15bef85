import { Unopened } from './refusals.js';

/**
 * @import { EntryRow, Statements } from './statements.js'
 */

/**
 * An entry on its way to its table, by its parts in a fixed order.
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
 * ]} Line
 */

/** So many entries wait at most: settling them takes some milliseconds. */
const waitingAtMost = 1000;

/** What SQLite would not give back as it was: the end of a text in the middle of it, and halves of characters. */
const odd = /[\0\p{Surrogate}]/u;

/** @param {string} text */
const cellOf = (text) => (odd.test(text) ? Buffer.from(text, 'utf16le') : text);

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
    return this.#lines
      .slice(this.#settled)
      .filter(([number]) => number === table)
      .map(([, n, text, person, command, at, deadline, hash]) => ({
        n,
        text,
        person,
        command,
        at,
        deadline,
        hash,
      }));
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
    const { insert, extend, emptyJournal } = this.#sql;
    const lines = this.#lines.slice(this.#settled).toSorted(([one], [other]) => one - other);
    if (lines.length === 0) return;
    for (const [at, line] of lines.entries()) {
      const [table, n, text, person, command, time, deadline, hash] = line;
      insert.run(table, n, cellOf(text), person, command, time, deadline, hash);
      if (lines[at + 1]?.[0] !== table) extend.run(n, hash, deadline, table);
    }
    emptyJournal.run();
    this.#written = this.#lines.length;
    this.#settled = this.#lines.length;
  }

  /** The transaction is on disk. */
  hasCommitted() {
    if (this.#settled > 0) {
      this.#lines = this.#lines.slice(this.#settled);
      this.#settled = 0;
      this.#rememberCommands();
    }
    this.#committed = this.#lines.length;
    this.#written = this.#lines.length;
  }

  /** The transaction was taken back. */
  hasRolledBack() {
    this.#settled = 0;
    this.#lines.length = this.#committed;
    this.#written = this.#committed;
    this.#rememberCommands();
  }

  #rememberCommands() {
    this.#commands = new Set(
      this.#lines.flatMap(([table, , , person, command]) =>
        command === null ? [] : [keyOf(table, person, command)],
      ),
    );
  }
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
