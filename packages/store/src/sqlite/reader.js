import { chainStart, firstBreak } from '../chain.js';
import { chapterDigest } from '../seal.js';
import { textOf } from './cells.js';
import { replacedIn } from './ends.js';
import { halfDigest } from './half-digest.js';
import { isOddValue } from './refusals.js';
import { sealOf } from './seal-tables.js';

/**
 * @import { Place } from '../chain.js'
 * @import { Chapter, Command, Entry, StoredChapter, StoredTable } from '../port.ts'
 * @import { Journal } from './journal.js'
 * @import { Answer } from './messages.ts'
 * @import { ChapterHead, EntryRow, HeadRow, Statements } from './statements.js'
 */

/**
 * @param {EntryRow} row
 * @returns {Entry}
 */
function entryOf({ n, text, person, command, at, deadline, hash }) {
  const by = person === null || command === null ? null : { person, id: command };
  return { n, text: textOf(text), command: by, at, deadline, hash };
}

/**
 * @param {{ readonly person: string }} a
 * @param {{ readonly person: string }} b
 */
const byPerson = (a, b) => (a.person < b.person ? -1 : 1);

/** Behind the last entry of any log. */
const noEnd = Number.MAX_SAFE_INTEGER;

/** Something that does not fit its hashes. */
class Damage extends Error {}

/**
 * What an error tells of the table that was read; undefined where it is about something else.
 *
 * @param {unknown} error
 * @param {string} id
 * @returns {string | undefined}
 */
function damageIn(error, id) {
  if (error instanceof Damage) return error.message;
  return isOddValue(error) ? `Table ${id} is damaged: something in it cannot be read.` : undefined;
}

/** Reads tables and their chapters, and checks what it reads. */
export class Reader {
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
   * @param {Statements} sql
   * @param {Journal} journal
   */
  constructor(sql, journal) {
    this.#sql = sql;
    this.#journal = journal;
  }

  /**
   * @param {string} id
   * @returns {Answer}
   */
  load(id) {
    return this.#answer(id, (head) => this.#table(id, head));
  }

  /**
   * @param {string} id
   * @param {number} number
   * @returns {Answer}
   */
  chapter(id, number) {
    return this.#answer(id, (head) => this.#oneChapter(id, head, number));
  }

  /**
   * @param {string} id
   * @param {(head: HeadRow) => unknown} read
   * @returns {Answer}
   */
  #answer(id, read) {
    try {
      const head = this.#sql.head.get(id);
      if (head === undefined) return { value: null };
      const value = read(head);
      if (head.seal !== sealOf(this.#sql, head)) {
        throw new Damage(`Table ${id} is damaged beside its log: it does not fit its seal.`);
      }
      return { value };
    } catch (error) {
      const message = damageIn(error, id);
      if (message === undefined) throw error;
      return { refusal: { kind: 'damaged', message, cause: 'corrupt' } };
    }
  }

  /**
   * @param {string} id
   * @param {HeadRow} head
   * @returns {StoredTable}
   */
  #table(id, head) {
    const { number, invite, code, listed, closed } = head;
    const end = this.#endOf(head);
    const last = this.#sql.chapters.all(number).at(-1);
    const read = this.#read(id, number, last, end, noEnd);
    this.#checkEnd(id, head);
    return {
      ...read,
      id,
      keys: { invite, code },
      size: { entries: end.n, bytes: head.bytes + this.#journal.growthOf(number) },
      replaced: this.#replaced(number),
      tokens: this.#sql.tokens.all(number).toSorted(byPerson),
      names: this.#sql.names.all(number).toSorted(byPerson),
      talk: this.#sql.talk.all(number).map(({ n, text }) => ({ n, text })),
      listed: listed === 1,
      closed: closed === 1,
    };
  }

  /**
   * @param {string} id
   * @param {HeadRow} head
   * @param {number} wanted
   * @returns {StoredChapter | null}
   */
  #oneChapter(id, head, wanted) {
    const chapters = this.#sql.chapters.all(head.number);
    const chapter = chapters.find(({ number }) => number === wanted);
    if (wanted !== 0 && chapter === undefined) return null;
    const next = chapters.find(({ number }) => number > wanted);
    if (next === undefined) return this.#read(id, head.number, chapter, this.#endOf(head), noEnd);
    return this.#read(id, head.number, chapter, { n: next.before, hash: next.hash }, next.before);
  }

  /**
   * @param {string} id
   * @param {number} table
   * @param {ChapterHead | undefined} chapter
   * @param {Place} end
   * @param {number} upTo
   * @returns {StoredChapter}
   */
  #read(id, table, chapter, end, upTo) {
    const first =
      chapter === undefined ? { n: 0, hash: chainStart } : { n: chapter.before, hash: chapter.hash };
    const entries = this.#entries(table, first.n, upTo);
    const broken = firstBreak(halfDigest, id, entries, first, end);
    if (broken !== null) throw new Damage(`Table ${id} is damaged at entry ${broken}.`);
    return {
      chapter: chapter === undefined ? null : this.#chapter(id, table, chapter),
      before: first.n,
      entries,
      secrets: new Map(this.#sql.secrets.all(table).map(({ match, secret }) => [match, secret])),
    };
  }

  /**
   * @param {string} id
   * @param {number} table
   * @param {ChapterHead} head
   * @returns {Chapter}
   */
  #chapter(id, table, { number, digest }) {
    const row = this.#sql.chapter.get(table, number);
    const text = row === undefined ? null : textOf(row.text);
    if (text !== null && chapterDigest(halfDigest, text) === digest) return { number, text };
    throw new Damage(`Table ${id} is damaged: chapter ${number} does not begin as it did.`);
  }

  /**
   * What is told of the last entry outside of its log.
   *
   * @param {string} id
   * @param {HeadRow} head
   */
  #checkEnd(id, { number, entries_count: n, deadline, changed }) {
    const last = this.#sql.entry.get(number, n) ?? { deadline: null, at: 0 };
    if (last.deadline !== deadline || last.at !== changed) {
      throw new Damage(`Table ${id} is damaged beside entry ${n}.`);
    }
  }

  /**
   * @param {number} table
   * @param {number} after
   * @param {number} upTo
   * @returns {readonly Entry[]}
   */
  #entries(table, after, upTo) {
    const rows = this.#journal.rowsOf(table);
    const waiting = rows.filter(({ n }) => n > after && n <= upTo);
    const gone = rows[0]?.replaces === true ? rows[0].n : null;
    const settled = this.#sql.entries.all(table, after, upTo).filter(({ n }) => n !== gone);
    return [...settled, ...waiting].map(entryOf);
  }

  /**
   * @param {HeadRow} head
   * @returns {Place}
   */
  #endOf(head) {
    return this.#journal.rowsOf(head.number).at(-1) ?? { n: head.entries_count, hash: head.last_hash };
  }

  /**
   * @param {number} table
   * @returns {readonly Command[]}
   */
  #replaced(table) {
    return replacedIn(this.#sql.replaced.get(table)?.commands).map(([person, id]) => ({ person, id }));
  }
}
