import type { CallAnswer, PartOfLog, ReadUpTo } from '../calls.ts';
import { chainStart, firstBreak } from '../chain.ts';
import type { LogPlace } from '../chain.ts';
import { halfDigest } from '../half-digest.ts';
import type { Chapter, Command, Entry, StoredChapter, StoredTable } from '../port.ts';
import { chapterDigest } from '../seal.ts';
import type { ChapterHead } from '../seal.ts';
import { textOf } from './cells.ts';
import { replacedIn } from './ends.ts';
import type { Journal } from './journal.ts';
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

/** So many entries are read and checked in one go: others wait for a millisecond or two. */
export const usualPart = 200;

/** Something that does not fit its hashes. */
class Damage extends Error {}

/** What an error tells of the table that was read; undefined where it is about something else. */
function damageIn(error: unknown, id: string): string | undefined {
  if (error instanceof Damage) return error.message;
  return isOddValue(error) ? `Table ${id} is damaged: something in it cannot be read.` : undefined;
}

/** Reads tables and their chapters, part by part where they are long, and checks what it reads. */
export class Reader {
  readonly #sql: Statements;
  readonly #journal: Journal;
  readonly #part: number;

  /** `part` is how many entries are read in one go. */
  constructor(sql: Statements, journal: Journal, part: number) {
    this.#sql = sql;
    this.#journal = journal;
    this.#part = part;
  }

  load(id: string, from?: ReadUpTo): CallAnswer {
    return this.#answer(id, (head) => this.#table(id, head, from));
  }

  chapter(id: string, number: number, from?: ReadUpTo): CallAnswer {
    return this.#answer(id, (head) => this.#oneChapter(id, head, number, from));
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

  #table(id: string, head: HeadRow, from?: ReadUpTo): StoredTable | PartOfLog {
    const { number, invite, code, listed, closed } = head;
    const end = this.#endOf(head);
    const last = this.#sql.chapters.all(number).at(-1);
    const read = this.#read(id, number, last, end, noEnd, from);
    if ('goesOn' in read) return read;
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

  #oneChapter(id: string, head: HeadRow, wanted: number, from?: ReadUpTo): StoredChapter | PartOfLog | null {
    const chapters = this.#sql.chapters.all(head.number);
    const chapter = chapters.find(({ number }) => number === wanted);
    if (wanted !== 0 && chapter === undefined) return null;
    const next = chapters.find(({ number }) => number > wanted);
    if (next === undefined) return this.#read(id, head.number, chapter, this.#endOf(head), noEnd, from);
    return this.#read(id, head.number, chapter, { n: next.before, hash: next.hash }, next.before, from);
  }

  #read(
    id: string,
    table: number,
    chapter: ChapterHead | undefined,
    end: LogPlace,
    upTo: number,
    from?: ReadUpTo,
  ): StoredChapter | PartOfLog {
    const start =
      chapter === undefined ? { n: 0, hash: chainStart } : { n: chapter.before, hash: chapter.hash };
    const number = chapter?.number ?? 0;
    const first = from?.chapter === number ? from : start;
    if (end.n - first.n > this.#part) return this.#readPart(id, table, number, first);
    const entries = this.#entries(table, first.n, upTo);
    this.#check(id, entries, first, end);
    return {
      chapter: chapter === undefined ? null : this.#chapter(id, table, chapter),
      before: start.n,
      entries,
      secrets: new Map(this.#sql.secrets.all(table).map(({ match, secret }) => [match, secret])),
    };
  }

  /** The next part of a log of which more is to come. What stands at its end stays there: only the last entry of a log is ever replaced. */
  #readPart(id: string, table: number, chapter: number, first: LogPlace): PartOfLog {
    const n = first.n + this.#part;
    const entries = this.#entries(table, first.n, n);
    const hash = entries.at(-1)?.hash ?? '';
    this.#check(id, entries, first, { n, hash });
    return { entries, goesOn: { chapter, n, hash } };
  }

  #check(id: string, entries: readonly Entry[], first: LogPlace, last: LogPlace): void {
    const broken = firstBreak(halfDigest, id, entries, first, last);
    if (broken !== null) throw new Damage(`Table ${id} is damaged at entry ${broken}.`);
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
