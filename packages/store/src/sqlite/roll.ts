import type { AgedTable, Finder, TimedTable } from '../port.ts';
import type { Claims } from './claims.ts';
import type { Journal } from './journal.ts';
import type { AgedRow, EntryRow, Statements } from './statements.ts';

function agedOf(
  { number, id, changed, entries, bytes, chapters, closed }: AgedRow,
  lastWaiting: EntryRow | undefined,
  epoch: number,
): AgedTable & { readonly number: number } {
  return {
    number,
    id,
    epoch,
    changed: lastWaiting?.at ?? changed,
    entries: lastWaiting?.n ?? entries,
    bytes,
    chapters,
    closed: closed === 1,
  };
}

/**
 * All tables at a glance: finds them by what is known of them, and lists them. What waits in the journal is taken into account without being
 * settled, for reading must not need room on the disk.
 */
export class Roll {
  readonly #sql: Statements;
  readonly #journal: Journal;
  readonly #claims: Claims;

  constructor(sql: Statements, journal: Journal, claims: Claims) {
    this.#sql = sql;
    this.#journal = journal;
    this.#claims = claims;
  }

  find(by: Finder): string | null {
    const row = 'invite' in by ? this.#sql.byInvite.get(by.invite) : this.#sql.byCode.get(by.code);
    return row?.id ?? null;
  }

  listed(limit: number): readonly string[] {
    return this.#sql.listed.all(limit).map(({ id }) => id);
  }

  withDeadline(): readonly TimedTable[] {
    const waiting = this.#journal.lastRows;
    const settled = this.#sql.withDeadline.all().filter(({ number }) => !waiting.has(number));
    const others = [...waiting].flatMap(([number, { deadline, at }]) => {
      const row = deadline === null ? undefined : this.#sql.sealed.get(number);
      return deadline === null || row === undefined || row.closed === 1
        ? []
        : [{ number, id: row.id, deadline, at }];
    });
    return [...settled, ...others]
      .toSorted((one, other) => one.deadline - other.deadline || one.number - other.number)
      .map(({ id, deadline, at }) => ({ id, deadline, at }));
  }

  lastChange(): number {
    const waiting = this.#journal.lastRows;
    const settled = this.#sql.lastChanges.all(waiting.size + 1).find(({ number }) => !waiting.has(number));
    return [...waiting.values()].reduce(
      (latest, { at }) => Math.max(latest, at),
      Math.max(0, settled?.at ?? 0),
    );
  }

  /** A table that contradicts itself is not among them: nobody knows how old it is. */
  aged(before: number, limit: number): readonly AgedTable[] {
    const waiting = this.#journal.lastRows;
    const settled = this.#sql.aged.all(before, limit + waiting.size);
    const others = [...waiting.keys()].flatMap((number) => this.#sql.agedByNumber.all(number));
    const rows = new Map([...settled, ...others].map((row) => [row.number, row]));
    return [...rows.values()]
      .map((row) => agedOf(row, waiting.get(row.number), this.#claims.epochOf(row.id)))
      .filter(({ changed }) => changed < before)
      .toSorted((one, other) => one.changed - other.changed || one.number - other.number)
      .slice(0, limit)
      .map(({ number, bytes, ...table }) => ({ ...table, bytes: bytes + this.#journal.growthOf(number) }));
  }

  /** The time of a table's last entry. */
  changeOf(table: number): number | undefined {
    return this.#journal.lastRows.get(table)?.at ?? this.#sql.agedByNumber.get(table)?.changed;
  }

  total(): number {
    return this.#sql.total.get()?.bytes ?? 0;
  }
}
