import { brokenSeal } from '../seal.js';
import { bytesIn, cellOf } from './cells.js';
import { bodyOf, endsOf } from './journal-rows.js';
import { byTable, withoutReplaced } from './lines.js';
import { isDamage } from './refusals.js';

/**
 * @import { Line } from './lines.js'
 * @import { Statements } from './statements.js'
 */

/** Writes entries to where they belong. A table that cannot be written any more does not keep the others from it. */
export class Settling {
  /**
   * @readonly
   * @type {Statements}
   */
  #sql;
  /**
   * Tables that have lost something, as far as it was noticed here.
   *
   * @readonly
   * @type {Set<number>}
   */
  #broken = new Set();

  /** @param {Statements} sql */
  constructor(sql) {
    this.#sql = sql;
  }

  /** How many they are. */
  get brokenCount() {
    return this.#broken.size;
  }

  /** @param {number} table */
  isBroken(table) {
    return this.#broken.has(table);
  }

  /**
   * Where something in the file has gone bad this fails, and the transaction with it. The next time the table to which it happened is left out.
   *
   * @param {readonly Line[]} waiting
   */
  settle(waiting) {
    for (const [table, lines] of byTable(waiting)) {
      if (this.#broken.has(table)) this.#hold(table, lines);
      else this.#tryTable(table, withoutReplaced(lines));
    }
  }

  /**
   * @param {number} table
   * @param {readonly Line[]} lines
   */
  #tryTable(table, lines) {
    try {
      this.#settleTable(table, lines);
    } catch (error) {
      if (isDamage(error)) this.#broken.add(table);
      throw error;
    }
  }

  /**
   * @param {number} table
   * @param {readonly Line[]} lines
   */
  #settleTable(table, lines) {
    const [first, last] = [lines[0], lines.at(-1)];
    if (first === undefined || last === undefined) return;
    const cells = lines.map((line) => cellOf(line[2]));
    const gone = first[8] === true ? this.#remove(table, first[1]) : 0;
    const bytes = cells.reduce((sum, cell) => sum + bytesIn(cell), -gone);
    const [, end, , , , time, deadline, hash] = last;
    const { changes } = this.#sql.extend.run(end, hash, deadline, time, bytes, table);
    if (Number(changes) === 0) {
      this.#hold(table, lines);
      return;
    }
    for (const [index, line] of lines.entries()) {
      const [, n, , person, command, at, until, own] = line;
      this.#sql.insert.run(table, n, cells[index] ?? '', person, command, at, until, own);
    }
  }

  /**
   * Keeps what has no place any more, for whoever can make sense of it.
   *
   * @param {number} table
   * @param {readonly Line[]} lines
   */
  #hold(table, lines) {
    this.#sql.putAside.run(bodyOf(lines), endsOf(lines));
    this.breakSeal(table);
  }

  /**
   * Makes known, for ever, that a table has lost something.
   *
   * @param {number} table
   */
  breakSeal(table) {
    this.#broken.add(table);
    this.#sql.setSeal.run(brokenSeal, table);
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
}
