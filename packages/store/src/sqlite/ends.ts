import { chainStart } from '../chain.ts';
import { withReplaced } from '../replaced.ts';
import type { Asides } from './asides.ts';
import { CommandFilter } from './command-filter.ts';
import type { Journal } from './journal.ts';
import type { EntryRow, Statements } from './statements.ts';

/** Where a table's log ends, and the commands of entries that are not in it any more. */
export type End = {
  readonly number: number;
  n: number;
  hash: string;
  replaced: Replaced;
  /** What was ever commanded at it; null where that is too much to be gone through. */
  readonly commands: CommandFilter | null;
};

/** Who gave each of them, and its id. */
export type Replaced = readonly (readonly [person: string, id: string])[];

/** How many ends are remembered. */
const endsAtMost = 10_000;

/** So many entries are gone through for their commands in a millisecond or two; in longer logs every command is looked up. */
const goneThroughAtMost = 4000;

export function replacedIn(commands: string | undefined): Replaced {
  return commands === undefined ? [] : (JSON.parse(commands) as Replaced);
}

/** Where the logs end that were written to last. */
export class Ends {
  readonly #sql: Statements;
  readonly #journal: Journal;
  readonly #asides: Asides;
  readonly #known = new Map<string, End>();

  constructor(sql: Statements, journal: Journal, asides: Asides) {
    this.#sql = sql;
    this.#journal = journal;
    this.#asides = asides;
  }

  of(id: string): End | undefined {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const row = this.#sql.end.get(id);
    if (row === undefined) return row;
    if (this.#known.size >= endsAtMost) this.#known.clear();
    const waiting = this.#journal.rowsOf(row.number);
    const last = waiting.at(-1) ?? { n: row.entries_count, hash: row.last_hash };
    const replaced = replacedIn(this.#sql.replaced.get(row.number)?.commands);
    const commands = last.n > goneThroughAtMost ? null : this.#commandsOf(row.number, waiting, replaced);
    const end = { number: row.number, n: last.n, hash: last.hash, replaced, commands };
    this.#known.set(id, end);
    return end;
  }

  #commandsOf(table: number, waiting: readonly EntryRow[], replaced: Replaced): CommandFilter {
    const filter = new CommandFilter();
    for (const { person, command } of [...this.#sql.commands.all(table), ...waiting])
      if (person !== null && command !== null) filter.add(person, command);
    for (const [person, id] of replaced) filter.add(person, id);
    return filter;
  }

  forget(id: string): void {
    this.#known.delete(id);
  }

  clear(): void {
    this.#known.clear();
  }

  /** Goes back before the last entry, which is to be replaced, and remembers its command; false if the log is not what it was. */
  takeBack(end: End): boolean {
    const [last, before] = [this.#entryAt(end.number, end.n), this.#entryAt(end.number, end.n - 1)];
    if (last?.hash !== end.hash || (before === undefined && end.n > 1)) return false;
    const { person, command } = last;
    end.n -= 1;
    end.hash = before?.hash ?? chainStart;
    if (person === null || command === null) return true;
    const replaced = withReplaced(end.replaced, [person, command] as const);
    this.#asides.setReplaced(end.number, end.replaced, replaced);
    end.replaced = replaced;
    return true;
  }

  #entryAt(table: number, n: number): EntryRow | undefined {
    return this.#journal.rowsOf(table).find((row) => row.n === n) ?? this.#sql.entry.get(table, n);
  }
}
