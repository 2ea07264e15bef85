import { bytesOf, cellOf } from './cells.js';

/**
 * @import { Aside } from '../port.ts'
 * @import { Statements } from './statements.js'
 */

/** What is kept of a table beside its log. */
export class Asides {
  /**
   * @readonly
   * @type {Statements}
   */
  #sql;

  /** @param {Statements} sql */
  constructor(sql) {
    this.#sql = sql;
  }

  /**
   * @param {number} table
   * @param {Aside} aside
   */
  write(table, { keys, tokens = [], forgotten = [], secret, talk, listed, closed }) {
    const sql = this.#sql;
    if (keys !== undefined) sql.setKeys.run(keys.invite, keys.code, table);
    for (const person of forgotten) sql.forgetToken.run(table, person);
    for (const { person, hash } of tokens) sql.setToken.run(table, person, hash);
    if (secret !== undefined) sql.setSecret.run(table, secret.match, secret.secret);
    if (talk !== undefined) this.#writeTalk(table, talk);
    if (listed !== undefined) sql.setListed.run(Number(listed), table);
    if (closed !== undefined) sql.setClosed.run(Number(closed), table);
  }

  /**
   * Begins a chapter behind a place in the log.
   *
   * @param {number} table
   * @param {NonNullable<Aside['chapter']>} chapter
   * @param {{ readonly n: number, readonly hash: string }} place
   */
  begin(table, { number, text }, { n, hash }) {
    this.#sql.addChapter.run(table, number, n, hash, cellOf(text));
    this.#sql.grow.run(bytesOf(text), table);
  }

  /**
   * Forgets a table.
   *
   * @param {number} table
   */
  erase(table) {
    const sql = this.#sql;
    for (const rows of [sql.eraseEntries, sql.eraseTokens, sql.eraseSecrets, sql.eraseTalk]) rows.run(table);
    for (const rows of [sql.eraseChapters, sql.eraseReplaced, sql.eraseTable]) rows.run(table);
  }

  /**
   * @param {number} table
   * @param {NonNullable<Aside['talk']>} talk
   */
  #writeTalk(table, { from, lines }) {
    this.#sql.forgetTalk.run(table, from);
    for (const { n, text } of lines) this.#sql.setTalk.run(table, n, text);
  }
}
