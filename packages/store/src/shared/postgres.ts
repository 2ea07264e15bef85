import { StoreFault } from '../port.ts';
import { Connection } from '../postgres/connection.ts';
import { refusalOf } from '../postgres/faults.ts';
import { faultOf } from '../refused.ts';
import type { Census, ClusterNode, Holder, SharedKey, SharedStore, Spending } from '../shared-port.ts';

export type SharedPostgresOptions = {
  readonly url: string;
  readonly schema?: string;
  /** How many milliseconds an answer may take. */
  readonly silence?: number;
};

const inMilliseconds = (ms: string): string => `clock_timestamp() + ${ms} * interval '1 millisecond'`;

/** How many tokens are left in a bucket by now. */
const tokensNow = `least($2::double precision,
  bucket.tokens + $3::double precision * extract(epoch FROM clock_timestamp() - bucket.at)::double precision)`;

const statements = {
  renew: {
    name: 'renew',
    sql: `INSERT INTO nodes AS node (name, address, version, mark, leaving, until)
      VALUES ($1, $2, $3, $4, $5, ${inMilliseconds('$6')})
      ON CONFLICT (name) DO UPDATE SET address = $2, version = $3, mark = $4, leaving = $5, until = excluded.until`,
  },
  census: {
    name: 'census',
    sql: `SELECT name, address, version, mark, leaving,
        (extract(epoch FROM clock_timestamp()) * 1000)::double precision AS date
      FROM nodes WHERE until > clock_timestamp() ORDER BY name`,
  },
  end: { name: 'end-lease', sql: 'UPDATE nodes SET until = clock_timestamp() WHERE name = $1' },
  holder: {
    name: 'holder',
    sql: `SELECT owner AS name, nodes.version, coalesce(nodes.until > clock_timestamp(), false) AS there
      FROM tables LEFT JOIN nodes ON nodes.name = owner WHERE id = $1 AND owner IS NOT NULL`,
  },
  spend: {
    name: 'spend',
    sql: `INSERT INTO buckets AS bucket (key, tokens, at) VALUES ($1, $2::double precision - 1, clock_timestamp())
      ON CONFLICT (key) DO UPDATE SET tokens = ${tokensNow} - 1, at = clock_timestamp()
      WHERE ${tokensNow} >= 1 RETURNING key`,
  },
  giveBack: {
    name: 'give-back',
    sql: `UPDATE buckets AS bucket SET tokens = least($2, ${tokensNow} + 1), at = clock_timestamp() WHERE key = $1`,
  },
  forgetPlace: { name: 'forget-place', sql: 'DELETE FROM handovers WHERE place = $1' },
  keepKey: {
    name: 'keep-key',
    sql: `INSERT INTO handovers (hash, place, text, until) VALUES ($1, $2, $3, ${inMilliseconds('$4')})`,
  },
  redeem: {
    name: 'redeem',
    sql: 'DELETE FROM handovers WHERE hash = $1 RETURNING text, until > clock_timestamp() AS good',
  },
} as const;

/** A bucket that nobody has touched for an hour is full. How old the program was that has written to a table last is known for a month. */
const tidyAll = [
  'DELETE FROM handovers WHERE until < clock_timestamp()',
  "DELETE FROM buckets WHERE at < clock_timestamp() - interval '1 hour'",
  "DELETE FROM nodes WHERE until < clock_timestamp() - interval '30 days'",
].join('; ');

type NodeRow = Omit<ClusterNode, 'isLeaving'> & { readonly leaving: boolean; readonly date: number };
type HolderRow = Omit<Holder, 'isThere'> & { readonly there: boolean };

/**
 * What several programs share with a store in Postgres, over a connection of its own: a lease must not wait behind what is written. Whatever cannot be
 * answered in time fails; whoever asks knows what to do then. The schema is that of the store, which has to be open already.
 */
class SharedPostgres implements SharedStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async renew(node: ClusterNode, ms: number): Promise<Census> {
    const { name, address, version, mark, isLeaving } = node;
    const [, rows] = await Promise.all([
      this.#ask('renew', name, address, version, mark, isLeaving, ms),
      this.#ask<NodeRow>('census'),
    ]);
    const nodes = rows.map(({ leaving, date: _date, ...row }): ClusterNode => ({
      ...row,
      isLeaving: leaving,
    }));
    return { date: rows[0]?.date ?? 0, nodes };
  }

  async end(name: string): Promise<void> {
    await this.#ask('end', name);
  }

  async holder(table: string): Promise<Holder | null> {
    const [row] = await this.#ask<HolderRow>('holder', table);
    return row === undefined ? null : { name: row.name, version: row.version, isThere: row.there };
  }

  async spend(spendings: readonly Spending[]): Promise<boolean> {
    const spent: Spending[] = [];
    for (const one of spendings) {
      const isSpent = one.burst >= 1 && (await this.#spendOne(one));
      if (!isSpent) {
        await this.giveBack(spent);
        return false;
      }
      spent.push(one);
    }
    return true;
  }

  async giveBack(spendings: readonly Spending[]): Promise<void> {
    await Promise.all(
      spendings.map(async ({ key, burst, perSecond }) => this.#ask('giveBack', key, burst, perSecond)),
    );
  }

  async keepKey({ hash, place, text }: SharedKey, ms: number): Promise<void> {
    await Promise.all([this.#ask('forgetPlace', place), this.#ask('keepKey', hash, place, text, ms)]);
  }

  async redeem(hash: string): Promise<string | null> {
    const [row] = await this.#ask<{ readonly text: string; readonly good: boolean }>('redeem', hash);
    return row?.good === true ? row.text : null;
  }

  async tidy(): Promise<void> {
    await this.#saying(this.#connection.script(tidyAll));
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }

  async #spendOne({ key, burst, perSecond }: Spending): Promise<boolean> {
    return (await this.#ask('spend', key, burst, perSecond)).length > 0;
  }

  #ask<Row extends object>(name: keyof typeof statements, ...values: readonly unknown[]): Promise<Row[]> {
    return this.#saying(this.#connection.query<Row>(statements[name], values));
  }

  /** What Postgres says itself may contain names and addresses. */
  async #saying<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof StoreFault) throw error;
      throw faultOf(refusalOf(error, 'What servers share'));
    }
  }
}

export function openSharedPostgres({
  url,
  schema = 'rudel',
  silence = 2000,
}: SharedPostgresOptions): SharedStore {
  return new SharedPostgres(new Connection({ url, schema, use: null, silence }));
}
