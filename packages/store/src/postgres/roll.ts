import type { AgedTable, Finder, TimedTable } from '../port.ts';
import type { Connection } from './connection.ts';

/** What is said of the last entry of a sound table is also in its log. */
const isConsistent = `changed = coalesce(
  (SELECT at FROM entries WHERE table_number = tables.number AND n = entries_count), 0)`;

const statements = {
  byInvite: { name: 'by-invite', sql: 'SELECT id FROM tables WHERE invite = $1' },
  byCode: { name: 'by-code', sql: 'SELECT id FROM tables WHERE code = $1' },
  listed: {
    name: 'listed',
    sql: 'SELECT id FROM tables WHERE listed AND NOT closed ORDER BY number DESC LIMIT $1',
  },
  withDeadline: {
    name: 'with-deadline',
    sql: `SELECT id, deadline, changed AS at FROM tables WHERE deadline IS NOT NULL AND NOT closed
      ORDER BY deadline, number`,
  },
  aged: {
    name: 'aged',
    sql: `SELECT id, epoch, changed, entries_count AS entries, bytes, closed,
        (SELECT count(*) FROM chapters WHERE table_number = tables.number) AS chapters
      FROM tables WHERE changed < $1 AND ${isConsistent} ORDER BY changed, number LIMIT $2`,
  },
  lastChange: { name: 'last-change', sql: 'SELECT greatest(max(changed), 0) AS latest FROM tables' },
  total: { name: 'total', sql: 'SELECT coalesce(sum(bytes), 0)::bigint AS bytes FROM tables' },
  probe: { name: 'probe', sql: 'UPDATE probe SET written = written + 1' },
};

/** All tables at a glance. */
export class Roll {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async find(by: Finder): Promise<string | null> {
    const [statement, key] = 'invite' in by ? [statements.byInvite, by.invite] : [statements.byCode, by.code];
    const [row] = await this.#connection.query<{ id: string }>(statement, [key]);
    return row?.id ?? null;
  }

  async listed(limit: number): Promise<readonly string[]> {
    const rows = await this.#connection.query<{ id: string }>(statements.listed, [limit]);
    return rows.map(({ id }) => id);
  }

  withDeadline(): Promise<readonly TimedTable[]> {
    return this.#connection.query<TimedTable>(statements.withDeadline);
  }

  /** A table that contradicts itself is not among them: nobody knows how old it is. */
  aged(before: number, limit: number): Promise<readonly AgedTable[]> {
    return this.#connection.query<AgedTable>(statements.aged, [before, limit]);
  }

  async lastChange(): Promise<number> {
    const [row] = await this.#connection.query<{ latest: number | null }>(statements.lastChange);
    return row?.latest ?? 0;
  }

  async total(): Promise<number> {
    const [row] = await this.#connection.query<{ bytes: number }>(statements.total);
    return row?.bytes ?? 0;
  }

  /** Needs a commit as an append does. */
  async probe(): Promise<null> {
    await this.#connection.query(statements.probe);
    return null;
  }
}
