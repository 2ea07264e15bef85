import type { CallAnswer, PartOfLog, ReadUpTo } from '../calls.ts';
import { chainStart, firstBreak } from '../chain.ts';
import type { LogPlace } from '../chain.ts';
import { fits } from '../checkpoint.ts';
import type { KeptCheckpoint } from '../checkpoint.ts';
import { halfDigest } from '../half-digest.ts';
import type { Chapter, Command, Entry, StoredChapter, StoredTable } from '../port.ts';
import { chapterDigest } from '../seal.ts';
import type { ChapterHead } from '../seal.ts';
import { textOf } from './cells.ts';
import { replacedIn } from './ends.ts';
import type { Journal } from './journal.ts';
import { isDamage, isOddValue } from './refusals.ts';
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

const startOf = (chapter: ChapterHead | undefined): LogPlace =>
  chapter === undefined ? { n: 0, hash: chainStart } : { n: chapter.before, hash: chapter.hash };

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

  /** From the checkpoint on, where the table has one that fits and what follows is short; else all of the last chapter. */
  resume(id: string, from?: ReadUpTo): CallAnswer {
    return this.#answer(id, (head) => {
      const resumed = from === undefined ? this.#resumed(id, head) : null;
      return resumed ?? { ...this.#table(id, head, from), checkpoint: null };
    });
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
    const last = this.#sql.chapters.all(head.number).at(-1);
    const read = this.#read(id, head.number, last, this.#endOf(head), noEnd, from);
    return 'goesOn' in read ? read : this.#withRest(id, head, read);
  }

  #resumed(id: string, head: HeadRow): (StoredTable & { readonly checkpoint: string }) | null {
    const { number } = head;
    const [checkpoint, end] = [this.#checkpoint(number), this.#endOf(head)];
    const chapter = this.#sql.chapters.all(number).at(-1);
    const start = startOf(chapter);
    if (checkpoint === null || checkpoint.n <= start.n || end.n - checkpoint.n >= this.#part) return null;
    const before = checkpoint.n - 1;
    const [last, entries] = [
      before === start.n ? start : this.#placeAt(number, before),
      this.#entries(number, before, noEnd),
    ];
    if (last === null || !fits(halfDigest, checkpoint, { table: id, first: last, entries, last: end }))
      return null;
    const read = {
      chapter: this.#chapterOf(id, number, chapter),
      before,
      entries,
      secrets: this.#secrets(number),
    };
    return { ...this.#withRest(id, head, read), checkpoint: checkpoint.text };
  }

  /** What cannot be read is as good as none. */
  #checkpoint(table: number): KeptCheckpoint | null {
    try {
      const row = this.#sql.checkpoint.get(table);
      return row === undefined ? null : { ...row, text: textOf(row.text) };
    } catch (error) {
      if (isDamage(error) || isOddValue(error)) return null;
      throw error;
    }
  }

  #placeAt(table: number, n: number): LogPlace | null {
    return this.#journal.rowsOf(table).find((row) => row.n === n) ?? this.#sql.entry.get(table, n) ?? null;
  }

  #withRest(id: string, head: HeadRow, read: StoredChapter): StoredTable {
    const { number, invite, code, listed, closed } = head;
    const end = this.#endOf(head);
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
    const start = startOf(chapter);
    const number = chapter?.number ?? 0;
    const first = from?.chapter === number ? from : start;
    if (end.n - first.n > this.#part) return this.#readPart(id, table, number, first);
    const entries = this.#entries(table, first.n, upTo);
    this.#check(id, entries, first, end);
    return {
      chapter: this.#chapterOf(id, table, chapter),
      before: start.n,
      entries,
      secrets: this.#secrets(table),
    };
  }

  #secrets(table: number): ReadonlyMap<number, string> {
    return new Map(this.#sql.secrets.all(table).map(({ match, secret }) => [match, secret]));
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

  #chapterOf(id: string, table: number, head: ChapterHead | undefined): Chapter | null {
    if (head === undefined) return null;
    const { number, digest } = head;
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
