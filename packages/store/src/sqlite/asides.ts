import { halfDigest } from '../half-digest.ts';
import type { Aside } from '../port.ts';
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
} from '../seal.ts';
import { bytesOf, cellOf } from './cells.ts';
import type { Replaced } from './ends.ts';
import type { SealedRow, Statements } from './statements.ts';

/** What is kept of a table beside its log, under its seal. */
export class Asides {
  readonly #sql: Statements;

  constructor(sql: Statements) {
    this.#sql = sql;
  }

  write(table: number, aside: Aside): void {
    this.#sealing(table, (seal, row) => {
      this.#writeHead(seal, row, aside);
      this.#writeTokens(seal, table, aside);
      this.#writeNames(seal, table, aside);
      if (aside.secret !== undefined) this.#writeSecret(seal, table, aside.secret);
      if (aside.talk !== undefined) this.#writeTalk(seal, table, aside.talk);
    });
  }

  /** Begins a chapter behind a place in the log. */
  begin(
    table: number,
    { number, text }: NonNullable<Aside['chapter']>,
    { n: before, hash }: { readonly n: number; readonly hash: string },
  ): void {
    const digest = chapterDigest(halfDigest, text);
    this.#sealing(table, (seal) => {
      seal.add(sealedChapter({ number, before, hash, digest }));
      this.#sql.addChapter.run(table, number, before, hash, digest, cellOf(text));
      this.#sql.grow.run(bytesOf(text), table);
    });
  }

  setReplaced(table: number, before: Replaced, after: Replaced): void {
    this.#sealing(table, (seal) => {
      seal.remove(sealedReplaced(before));
      seal.add(sealedReplaced(after));
      this.#sql.setReplaced.run(table, JSON.stringify(after));
    });
  }

  /** Forgets a table. */
  erase(table: number): void {
    const sql = this.#sql;
    for (const rows of [sql.eraseEntries, sql.eraseTokens, sql.eraseNames, sql.eraseSecrets]) rows.run(table);
    sql.eraseCheckpoint.run(table);
    for (const rows of [sql.eraseTalk, sql.eraseChapters, sql.eraseReplaced, sql.eraseTable]) rows.run(table);
  }

  #sealing(table: number, change: (seal: Seal, row: SealedRow) => void): void {
    const row = this.#sql.sealed.get(table);
    if (row === undefined) return;
    const seal = new Seal(halfDigest, row.id, row.seal);
    change(seal, row);
    if (seal.text !== row.seal) this.#sql.setSeal.run(seal.text, table);
  }

  #writeHead(seal: Seal, row: SealedRow, { keys, listed, closed }: Aside): void {
    if (keys === undefined && listed === undefined && closed === undefined) return;
    const [wasListed, wasClosed] = [row.listed === 1, row.closed === 1];
    seal.remove(sealedHead(row, wasListed, wasClosed));
    seal.add(sealedHead(keys ?? row, listed ?? wasListed, closed ?? wasClosed));
    if (keys !== undefined) this.#sql.setKeys.run(keys.invite, keys.code, row.number);
    if (listed !== undefined) this.#sql.setListed.run(Number(listed), row.number);
    if (closed !== undefined) this.#sql.setClosed.run(Number(closed), row.number);
  }

  #writeTokens(seal: Seal, table: number, { tokens = [], forgotten = [] }: Aside): void {
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

  #writeNames(seal: Seal, table: number, { names = [], forgotten = [] }: Aside): void {
    for (const person of forgotten) this.#forgetName(seal, table, person);
    for (const { person, name } of names) {
      if (this.#sql.name.get(table, person)?.name === name) continue;
      this.#forgetName(seal, table, person);
      seal.add(sealedName({ person, name }));
      this.#sql.setName.run(table, person, name);
    }
  }

  #forgetName(seal: Seal, table: number, person: string): void {
    const known = this.#sql.name.get(table, person);
    if (known === undefined) return;
    seal.remove(sealedName(known));
    this.#sql.forgetName.run(table, person);
  }

  #writeSecret(seal: Seal, table: number, { match, secret }: NonNullable<Aside['secret']>): void {
    const known = this.#sql.secret.get(table, match);
    if (known !== undefined) seal.remove(sealedSecret(match, known.secret));
    seal.add(sealedSecret(match, secret));
    this.#sql.setSecret.run(table, match, secret);
  }

  #writeTalk(seal: Seal, table: number, { from, lines }: NonNullable<Aside['talk']>): void {
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
