import { brokenSeal } from '../seal.ts';
import { bytesIn, cellOf } from './cells.ts';
import { bodyOf, endsOf } from './journal-rows.ts';
import { byTable, withoutReplaced } from './lines.ts';
import type { Line } from './lines.ts';
import { isDamage } from './refusals.ts';
import type { Statements } from './statements.ts';

/** Writes entries to where they belong. A table that cannot be written any more does not keep the others from it. */
export class Settling {
  readonly #sql: Statements;
  /** Tables that have lost something, as far as it was noticed here. */
  readonly #broken = new Set<number>();

  constructor(sql: Statements) {
    this.#sql = sql;
  }

  /** How many they are. */
  get brokenCount(): number {
    return this.#broken.size;
  }

  isBroken(table: number): boolean {
    return this.#broken.has(table);
  }

  /** Where something in the file has gone bad this fails, and the transaction with it. The next time the table to which it happened is left out. */
  settle(waiting: readonly Line[]): void {
    for (const [table, lines] of byTable(waiting)) {
      if (this.#broken.has(table)) this.#hold(table, lines);
      else this.#tryTable(table, withoutReplaced(lines));
    }
  }

  #tryTable(table: number, lines: readonly Line[]): void {
    try {
      this.#settleTable(table, lines);
    } catch (error) {
      if (isDamage(error)) this.#broken.add(table);
      throw error;
    }
  }

  #settleTable(table: number, lines: readonly Line[]): void {
    const [first, last] = [lines[0], lines.at(-1)];
    if (first === undefined || last === undefined) return;
    const cells = lines.map((line) => cellOf(line[2]));
    const gone = first[8] === true ? this.#remove(table, first[1]) : 0;
    const bytes = cells.reduce((sum, cell) => sum + bytesIn(cell), -gone);
    const [, end, , , , time, deadline, hash] = last;
    const { changes } = this.#sql.extend.run(end, hash, deadline, time, bytes, table);
    if (Number(changes) === 0) {
      this.#hold(table, lines);
      return;
    }
    for (const [index, line] of lines.entries()) {
      const [, n, , person, command, at, until, own] = line;
      this.#sql.insert.run(table, n, cells[index] ?? '', person, command, at, until, own);
    }
  }

  /** Keeps what has no place any more, for whoever can make sense of it. */
  #hold(table: number, lines: readonly Line[]): void {
    this.#sql.putAside.run(bodyOf(lines), endsOf(lines));
    this.breakSeal(table);
  }

  /** Makes known, for ever, that a table has lost something. */
  breakSeal(table: number): void {
    this.#broken.add(table);
    this.#sql.setSeal.run(brokenSeal, table);
  }

  /** Removes an entry that is replaced; returns how many bytes it had. */
  #remove(table: number, n: number): number {
    const bytes = this.#sql.bytesOfEntry.get(table, n)?.bytes ?? 0;
    this.#sql.removeEntry.run(table, n);
    return bytes;
  }
}
