import { chainStart } from '../chain.js';
import { withReplaced } from '../replaced.js';

/**
 * @import { Asides } from './asides.js'
 * @import { Journal } from './journal.js'
 * @import { EntryRow, Statements } from './statements.js'
 */

/**
 * Where a table's log ends, and the commands of entries that are not in it any more.
 *
 * @typedef {object} End
 * @property {number} number
 * @property {number} n
 * @property {string} hash
 * @property {Replaced} replaced
 *
 * @typedef {readonly (readonly [person: string, id: string])[]} Replaced
 */

/** How many of them are remembered. */
const endsAtMost = 10_000;

/**
 * @param {string | undefined} commands
 * @returns {Replaced}
 */
export function replacedIn(commands) {
  return commands === undefined ? [] : /** @type {Replaced} */ (JSON.parse(commands));
}

/** Where the logs end that were written to last. */
export class Ends {
  /**
   * @readonly
   * @type {Statements}
   */
  #sql;
  /**
   * @readonly
   * @type {Journal}
   */
  #journal;
  /**
   * @readonly
   * @type {Map<string, End>}
   */
  #known = new Map();

  /**
   * @readonly
   * @type {Asides}
   */
  #asides;

  /**
   * @param {Statements} sql
   * @param {Journal} journal
   * @param {Asides} asides
   */
  constructor(sql, journal, asides) {
    this.#sql = sql;
    this.#journal = journal;
    this.#asides = asides;
  }

  /**
   * @param {string} id
   * @returns {End | undefined}
   */
  of(id) {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const row = this.#sql.end.get(id);
    if (row === undefined) return row;
    if (this.#known.size >= endsAtMost) this.#known.clear();
    const last = this.#journal.rowsOf(row.number).at(-1) ?? { n: row.entries_count, hash: row.last_hash };
    const replaced = replacedIn(this.#sql.replaced.get(row.number)?.commands);
    const end = { number: row.number, n: last.n, hash: last.hash, replaced };
    this.#known.set(id, end);
    return end;
  }

  /** @param {string} id */
  forget(id) {
    this.#known.delete(id);
  }

  clear() {
    this.#known.clear();
  }

  /**
   * Goes back before the last entry, which is to be replaced, and remembers its command; false if the log is not what it was.
   *
   * @param {End} end
   * @returns {boolean}
   */
  takeBack(end) {
    const [last, before] = [this.#entryAt(end.number, end.n), this.#entryAt(end.number, end.n - 1)];
    if (last?.hash !== end.hash || (before === undefined && end.n > 1)) return false;
    const { person, command } = last;
    end.n -= 1;
    end.hash = before?.hash ?? chainStart;
    if (person === null || command === null) return true;
    const replaced = withReplaced(end.replaced, /** @type {const} */ ([person, command]));
    this.#asides.setReplaced(end.number, end.replaced, replaced);
    end.replaced = replaced;
    return true;
  }

  /**
   * @param {number} table
   * @param {number} n
   * @returns {EntryRow | undefined}
   */
  #entryAt(table, n) {
    return this.#journal.rowsOf(table).find((row) => row.n === n) ?? this.#sql.entry.get(table, n);
  }
}
