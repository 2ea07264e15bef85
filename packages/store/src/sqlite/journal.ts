import { bytesOf, textOf } from './cells.ts';
import { bodyOf, endsOf, readJournal } from './journal-rows.ts';
import { rowOf, withoutReplaced } from './lines.ts';
import type { Line } from './lines.ts';
import { Settling } from './settling.ts';
import type { EntryRow, Statements } from './statements.ts';

/** So many entries wait at most: settling them takes some twenty milliseconds, and less for each the more they are. */
const waitingAtMost = 2000;

/**
 * The entries that were written last. A commit writes every page that it touches, and entries of many tables touch many; so the entries of a
 * transaction are first kept together in one row, and many of them settle in their tables at once, table by table. What waits here is also in
 * memory.
 */
export class Journal {
  readonly #sql: Statements;
  #lines: Line[];
  /** How many of them have been committed to the journal. */
  #committed: number;
  /** How many of them stand in one of its rows. */
  #written: number;
  /** How many of them have settled in this transaction. */
  #settled = 0;
  /** What had been committed before lines were dropped in this transaction. */
  #undropped: Line[] | null = null;
  readonly #settling: Settling;

  constructor(sql: Statements) {
    this.#sql = sql;
    this.#settling = new Settling(sql);
    this.#lines = readJournal(sql, (table) => this.#settling.breakSeal(table));
    this.#committed = this.#lines.length;
    this.#written = this.#lines.length;
  }

  add(line: Line): void {
    this.#lines.push(line);
  }

  /** The entries of a table that have not settled. They are read from here: reading must not need room on the disk. */
  rowsOf(table: number): readonly EntryRow[] {
    return withoutReplaced(this.#waiting.filter(([number]) => number === table)).map(rowOf);
  }

  /** How many bytes of text a table will have more when what waits of it has settled. */
  growthOf(table: number): number {
    const rows = this.rowsOf(table);
    const first = rows[0];
    const gone = first?.replaces === true ? (this.#sql.bytesOfEntry.get(table, first.n)?.bytes ?? 0) : 0;
    return rows.reduce((sum, { text }) => sum + bytesOf(textOf(text)), -gone);
  }

  /** The last entry that waits of each table that has one. */
  get lastRows(): ReadonlyMap<number, EntryRow> {
    return new Map(this.#waiting.map((line) => [line[0], rowOf(line)]));
  }

  knows(table: number, person: string, command: string): boolean {
    return this.#waiting.some((line) => line[0] === table && line[3] === person && line[4] === command);
  }

  /** Before a transaction ends: what was added in it is written. */
  write(): void {
    if (this.#lines.length >= waitingAtMost) this.settle();
    if (this.#written === this.#lines.length) return;
    const lines = this.#lines.slice(this.#written);
    this.#sql.addToJournal.run(bodyOf(lines), endsOf(lines));
    this.#written = this.#lines.length;
  }

  /** Whether a table has lost something, so that nothing more can be added to it. */
  isBroken(table: number): boolean {
    return this.#settling.isBroken(table);
  }

  get brokenCount(): number {
    return this.#settling.brokenCount;
  }

  /** Writes all that waits to where it belongs. */
  settle(): void {
    if (this.#settled === this.#lines.length) return;
    this.#settling.settle(this.#waiting);
    this.#sql.emptyJournal.run();
    this.#written = this.#lines.length;
    this.#settled = this.#lines.length;
  }

  /** Forgets what waits of a table. Needs no more room than there is: whoever makes room may have none. */
  drop(table: number): void {
    const [settled, waiting] = [this.#lines.slice(0, this.#settled), this.#waiting];
    const left = waiting.filter(([number]) => number !== table);
    if (left.length === waiting.length) return;
    this.#undropped ??= this.#lines.slice(0, this.#committed);
    this.#lines = [...settled, ...left];
    this.#written = settled.length;
    this.#sql.emptyJournal.run();
  }

  /** The transaction is on disk. */
  hasCommitted(): void {
    this.#undropped = null;
    if (this.#settled > 0) {
      this.#lines = this.#lines.slice(this.#settled);
      this.#settled = 0;
    }
    this.#committed = this.#lines.length;
    this.#written = this.#lines.length;
  }

  /** The transaction was taken back. */
  hasRolledBack(): void {
    this.#settled = 0;
    if (this.#undropped === null) this.#lines.length = this.#committed;
    else this.#lines = this.#undropped;
    this.#undropped = null;
    this.#written = this.#committed;
  }

  get #waiting(): Line[] {
    return this.#lines.slice(this.#settled);
  }
}
