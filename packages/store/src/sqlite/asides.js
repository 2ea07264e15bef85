import {
  Seal,
  chapterDigest,
  sealedChapter,
  sealedHead,
  sealedLine,
  sealedName,
  sealedReplaced,
  sealedSecret,
  sealedToken,
} from '../seal.js';
import { bytesOf, cellOf } from './cells.js';
import { halfDigest } from './half-digest.js';

/**
 * @import { Aside } from '../port.ts'
 * @import { Replaced } from './ends.js'
 * @import { SealedRow, Statements } from './statements.js'
 */

/** What is kept of a table beside its log, under its seal. */
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
  write(table, aside) {
    this.#sealing(table, (seal, row) => {
      this.#writeHead(seal, row, aside);
      this.#writeTokens(seal, table, aside);
      this.#writeNames(seal, table, aside);
      if (aside.secret !== undefined) this.#writeSecret(seal, table, aside.secret);
      if (aside.talk !== undefined) this.#writeTalk(seal, table, aside.talk);
    });
  }

  /**
   * Begins a chapter behind a place in the log.
   *
   * @param {number} table
   * @param {NonNullable<Aside['chapter']>} chapter
   * @param {{ readonly n: number, readonly hash: string }} place
   */
  begin(table, { number, text }, { n: before, hash }) {
    const digest = chapterDigest(halfDigest, text);
    this.#sealing(table, (seal) => {
      seal.add(sealedChapter({ number, before, hash, digest }));
      this.#sql.addChapter.run(table, number, before, hash, digest, cellOf(text));
      this.#sql.grow.run(bytesOf(text), table);
    });
  }

  /**
   * @param {number} table
   * @param {Replaced} before
   * @param {Replaced} after
   */
  setReplaced(table, before, after) {
    this.#sealing(table, (seal) => {
      seal.remove(sealedReplaced(before));
      seal.add(sealedReplaced(after));
      this.#sql.setReplaced.run(table, JSON.stringify(after));
    });
  }

  /**
   * Forgets a table.
   *
   * @param {number} table
   */
  erase(table) {
    const sql = this.#sql;
    for (const rows of [sql.eraseEntries, sql.eraseTokens, sql.eraseNames, sql.eraseSecrets]) rows.run(table);
    for (const rows of [sql.eraseTalk, sql.eraseChapters, sql.eraseReplaced, sql.eraseTable]) rows.run(table);
  }

  /**
   * @param {number} table
   * @param {(seal: Seal, row: SealedRow) => void} change
   */
  #sealing(table, change) {
    const row = this.#sql.sealed.get(table);
    if (row === undefined) return;
    const seal = new Seal(halfDigest, row.id, row.seal);
    change(seal, row);
    if (seal.text !== row.seal) this.#sql.setSeal.run(seal.text, table);
  }

  /**
   * @param {Seal} seal
   * @param {SealedRow} row
   * @param {Aside} aside
   */
  #writeHead(seal, row, { keys, listed, closed }) {
    if (keys === undefined && listed === undefined && closed === undefined) return;
    const [wasListed, wasClosed] = [row.listed === 1, row.closed === 1];
    seal.remove(sealedHead(row, wasListed, wasClosed));
    seal.add(sealedHead(keys ?? row, listed ?? wasListed, closed ?? wasClosed));
    if (keys !== undefined) this.#sql.setKeys.run(keys.invite, keys.code, row.number);
    if (listed !== undefined) this.#sql.setListed.run(Number(listed), row.number);
    if (closed !== undefined) this.#sql.setClosed.run(Number(closed), row.number);
  }

  /**
   * @param {Seal} seal
   * @param {number} table
   * @param {Aside} aside
   */
  #writeTokens(seal, table, { tokens = [], forgotten = [] }) {
    for (const person of [...forgotten, ...tokens.map((token) => token.person)]) {
      const known = this.#sql.token.get(table, person);
      if (known !== undefined) seal.remove(sealedToken(known));
      if (known !== undefined) this.#sql.forgetToken.run(table, person);
    }
    for (const token of new Map(tokens.map((one) => [one.person, one])).values()) {
      seal.add(sealedToken(token));
      this.#sql.setToken.run(table, token.person, token.hash);
    }
  }

  /**
   * @param {Seal} seal
   * @param {number} table
   * @param {Aside} aside
   */
  #writeNames(seal, table, { names = [], forgotten = [] }) {
    for (const person of forgotten) this.#forgetName(seal, table, person);
    for (const { person, name } of names) {
      if (this.#sql.name.get(table, person)?.name === name) continue;
      this.#forgetName(seal, table, person);
      seal.add(sealedName({ person, name }));
      this.#sql.setName.run(table, person, name);
    }
  }

  /**
   * @param {Seal} seal
   * @param {number} table
   * @param {string} person
   */
  #forgetName(seal, table, person) {
    const known = this.#sql.name.get(table, person);
    if (known === undefined) return;
    seal.remove(sealedName(known));
    this.#sql.forgetName.run(table, person);
  }

  /**
   * @param {Seal} seal
   * @param {number} table
   * @param {NonNullable<Aside['secret']>} secret
   */
  #writeSecret(seal, table, { match, secret }) {
    const known = this.#sql.secret.get(table, match);
    if (known !== undefined) seal.remove(sealedSecret(match, known.secret));
    seal.add(sealedSecret(match, secret));
    this.#sql.setSecret.run(table, match, secret);
  }

  /**
   * @param {Seal} seal
   * @param {number} table
   * @param {NonNullable<Aside['talk']>} talk
   */
  #writeTalk(seal, table, { from, lines }) {
    for (const gone of this.#sql.talkBelow.all(table, from)) seal.remove(sealedLine(gone));
    this.#sql.forgetTalk.run(table, from);
    for (const line of lines) {
      const known = this.#sql.talkLine.get(table, line.n);
      if (known !== undefined) seal.remove(sealedLine(known));
      seal.add(sealedLine(line));
      this.#sql.setTalk.run(table, line.n, line.text);
    }
  }
}
