import { bytesOf, textOf } from './cells.js';
import { bodyOf, endsOf, readJournal } from './journal-rows.js';
import { rowOf, withoutReplaced } from './lines.js';
import { Settling } from './settling.js';

/**
 * @import { Line } from './lines.js'
 * @import { EntryRow, Statements } from './statements.js'
 */

/** So many entries wait at most: settling them takes some twenty milliseconds, and less for each the more they are. */
const waitingAtMost = 2000;

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

  /** @readonly */
  #settling;

  /** @param {Statements} sql */
  constructor(sql) {
    this.#sql = sql;
    this.#settling = new Settling(sql);
    this.#lines = readJournal(sql, (table) => this.#settling.breakSeal(table));
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
    const lines = this.#lines.slice(this.#written);
    this.#sql.addToJournal.run(bodyOf(lines), endsOf(lines));
    this.#written = this.#lines.length;
  }

  /**
   * Whether a table has lost something, so that nothing more can be added to it.
   *
   * @param {number} table
   */
  isBroken(table) {
    return this.#settling.isBroken(table);
  }

  get brokenCount() {
    return this.#settling.brokenCount;
  }

  /** Writes all that waits to where it belongs. */
  settle() {
    if (this.#settled === this.#lines.length) return;
    this.#settling.settle(this.#waiting);
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

  #rememberCommands() {
    this.#commands = new Set(
      this.#waiting.flatMap(([table, , , person, command]) =>
        command === null ? [] : [keyOf(table, person, command)],
      ),
    );
  }
}
