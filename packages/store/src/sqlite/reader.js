import { chainStart, firstBreak } from '../chain.js';
import { textOf } from './cells.js';
import { replacedIn } from './ends.js';
import { halfDigest } from './half-digest.js';

/**
 * @import { Place } from '../chain.js'
 * @import { Command, Entry, StoredChapter, StoredTable } from '../port.ts'
 * @import { Journal } from './journal.js'
 * @import { Answer } from './messages.ts'
 * @import { ChapterRow, EntryRow, HeadRow, Statements } from './statements.js'
 */

/**
 * @param {EntryRow} row
 * @returns {Entry}
 */
function entryOf({ n, text, person, command, at, deadline, hash }) {
  const by = person === null || command === null ? null : { person, id: command };
  return { n, text: textOf(text), command: by, at, deadline, hash };
}

/** Behind the last entry of any log. */
const noEnd = Number.MAX_SAFE_INTEGER;

/** Something that does not fit its hashes. */
class Damage extends Error {}

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
    const head = this.#sql.head.get(id);
    if (head === undefined) return { value: null };
    try {
      return { value: read(head) };
    } catch (error) {
      if (!(error instanceof Damage)) throw error;
      return { refusal: { kind: 'damaged', message: error.message, cause: 'corrupt' } };
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
    return {
      ...this.#read(id, number, this.#sql.lastChapter.get(number), end, noEnd),
      id,
      keys: { invite, code },
      size: { entries: end.n, bytes: head.bytes + this.#journal.growthOf(number) },
      replaced: this.#replaced(number),
      tokens: this.#sql.tokens.all(number).toSorted((a, b) => (a.person < b.person ? -1 : 1)),
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
    const chapter = wanted === 0 ? undefined : this.#sql.chapter.get(head.number, wanted);
    if (wanted !== 0 && chapter === undefined) return null;
    const next = this.#sql.chapterAfter.get(head.number, wanted);
    if (next === undefined) return this.#read(id, head.number, chapter, this.#endOf(head), noEnd);
    return this.#read(id, head.number, chapter, { n: next.before, hash: next.hash }, next.before);
  }

  /**
   * @param {string} id
   * @param {number} table
   * @param {ChapterRow | undefined} chapter
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
      chapter: chapter === undefined ? null : { number: chapter.number, text: textOf(chapter.text) },
      before: first.n,
      entries,
      secrets: new Map(this.#sql.secrets.all(table).map(({ match, secret }) => [match, secret])),
    };
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
