import { chainStart, firstBreak } from '../chain.ts';
import type { LogPlace } from '../chain.ts';
import type { Chapter, Command, Entry, StoredChapter, StoredTable } from '../port.ts';
import { chapterDigest } from '../seal.ts';
import type { ChapterHead } from '../seal.ts';
import { textOf } from './cells.ts';
import { replacedIn } from './ends.ts';
import { halfDigest } from './half-digest.ts';
import type { Journal } from './journal.ts';
import type { CallAnswer } from './messages.ts';
import { isOddValue } from './refusals.ts';
import { sealOf } from './seal-tables.ts';
import type { EntryRow, HeadRow, Statements } from './statements.ts';

function entryOf({ n, text, person, command, at, deadline, hash }: EntryRow): Entry {
  const by = person === null || command === null ? null : { person, id: command };
  return { n, text: textOf(text), command: by, at, deadline, hash };
}

type OfPerson = { readonly person: string };

const byPerson = (a: OfPerson, b: OfPerson): number => (a.person < b.person ? -1 : 1);

/** Behind the last entry of any log. */
const noEnd = Number.MAX_SAFE_INTEGER;

/** Something that does not fit its hashes. */
class Damage extends Error {}

/** What an error tells of the table that was read; undefined where it is about something else. */
function damageIn(error: unknown, id: string): string | undefined {
  if (error instanceof Damage) return error.message;
  return isOddValue(error) ? `Table ${id} is damaged: something in it cannot be read.` : undefined;
}

/** Reads tables and their chapters, and checks what it reads. */
export class Reader {
  readonly #sql: Statements;
  readonly #journal: Journal;

  constructor(sql: Statements, journal: Journal) {
    this.#sql = sql;
    this.#journal = journal;
  }

  load(id: string): CallAnswer {
    return this.#answer(id, (head) => this.#table(id, head));
  }

  chapter(id: string, number: number): CallAnswer {
    return this.#answer(id, (head) => this.#oneChapter(id, head, number));
  }

  #answer(id: string, read: (head: HeadRow) => unknown): CallAnswer {
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

  #table(id: string, head: HeadRow): StoredTable {
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

  #oneChapter(id: string, head: HeadRow, wanted: number): StoredChapter | null {
    const chapters = this.#sql.chapters.all(head.number);
    const chapter = chapters.find(({ number }) => number === wanted);
    if (wanted !== 0 && chapter === undefined) return null;
    const next = chapters.find(({ number }) => number > wanted);
    if (next === undefined) return this.#read(id, head.number, chapter, this.#endOf(head), noEnd);
    return this.#read(id, head.number, chapter, { n: next.before, hash: next.hash }, next.before);
  }

  #read(
    id: string,
    table: number,
    chapter: ChapterHead | undefined,
    end: LogPlace,
    upTo: number,
  ): StoredChapter {
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

  #chapter(id: string, table: number, { number, digest }: ChapterHead): Chapter {
    const row = this.#sql.chapter.get(table, number);
    const text = row === undefined ? null : textOf(row.text);
    if (text !== null && chapterDigest(halfDigest, text) === digest) return { number, text };
    throw new Damage(`Table ${id} is damaged: chapter ${number} does not begin as it did.`);
  }

  /** What is told of the last entry outside of its log. */
  #checkEnd(id: string, { number, entries_count: n, deadline, changed }: HeadRow): void {
    const last = this.#sql.entry.get(number, n) ?? { deadline: null, at: 0 };
    if (last.deadline !== deadline || last.at !== changed) {
      throw new Damage(`Table ${id} is damaged beside entry ${n}.`);
    }
  }

  #entries(table: number, after: number, upTo: number): readonly Entry[] {
    const rows = this.#journal.rowsOf(table);
    const waiting = rows.filter(({ n }) => n > after && n <= upTo);
    const gone = rows[0]?.replaces === true ? rows[0].n : null;
    const settled = this.#sql.entries.all(table, after, upTo).filter(({ n }) => n !== gone);
    return [...settled, ...waiting].map(entryOf);
  }

  #endOf(head: HeadRow): LogPlace {
    return this.#journal.rowsOf(head.number).at(-1) ?? { n: head.entries_count, hash: head.last_hash };
  }

  #replaced(table: number): readonly Command[] {
    return replacedIn(this.#sql.replaced.get(table)?.commands).map(([person, id]) => ({ person, id }));
  }
}
