import { Client, TypeOverrides, types } from 'pg';
import type { QueryResultRow } from 'pg';

/** A statement that the database keeps ready under its name. */
export type Statement = { readonly name: string; readonly sql: string };

export type Target = {
  readonly url: string;
  /** The schema in which our tables are: plain letters and underscores. */
  readonly schema: string;
  /** Whether no other program may use it meanwhile, or only such as use it together; null where that is settled elsewhere. */
  readonly use: 'alone' | 'together' | null;
  /** How many milliseconds an answer may take. */
  readonly silence?: number;
};

/** Another program has the schema for itself. */
export class InUse extends Error {}

/** Lasts as long as the connection. The first number tells it from other locks of ours. */
const take = {
  alone: 'SELECT pg_try_advisory_lock(1, hashtext($1)) AS taken',
  together: 'SELECT pg_try_advisory_lock_shared(1, hashtext($1)) AS taken',
};

/** A database that does not answer for so long is taken for gone: longer than any of our statements takes, shorter than people wait. */
const usualSilence = 10_000;

/** Numbers are numbers: none is ever written that JavaScript could not count to. */
const numbersAsNumbers = new TypeOverrides();
numbersAsNumbers.setTypeParser(types.builtins.INT8, Number);

/** What is acknowledged is on disk, also where the database is set to be quicker than that. */
const neverUnsynced = `SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`;

async function takeSchema(client: Client, schema: string, use: keyof typeof take): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>(take[use], [schema]);
  if (rows[0]?.taken !== true) throw new InUse('Another program has the schema.');
}

/** One connection to Postgres. Statements go out without waiting for the answers to those before. When it is lost, the next statement makes another. */
export class Connection {
  readonly #target: Target;
  #opening: Promise<Client> | null = null;

  constructor(target: Target) {
    this.#target = target;
  }

  /** Runs a statement that is often needed. */
  async query<Row extends QueryResultRow>(
    { name, sql }: Statement,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    const client = await this.#client();
    return (await client.query<Row>({ name, text: sql, values: [...values] })).rows;
  }

  /** Runs a statement once. */
  async run<Row extends QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    const client = await this.#client();
    return (await client.query<Row>({ text: sql, values: [...values] })).rows;
  }

  /** Runs several statements without values, one after the other. */
  async script(sql: string): Promise<void> {
    const client = await this.#client();
    await client.query(sql);
  }

  async close(): Promise<void> {
    const client = await this.#opening?.catch(() => null);
    this.#opening = null;
    await client?.end();
  }

  #client(): Promise<Client> {
    if (this.#opening !== null) return this.#opening;
    const opening = this.#open(() => {
      if (this.#opening === opening) this.#opening = null;
    });
    this.#opening = opening;
    return opening;
  }

  async #open(whenLost: () => void): Promise<Client> {
    const { url, schema, use, silence = usualSilence } = this.#target;
    const client = new Client({
      connectionString: url,
      application_name: 'rudel',
      keepAlive: true,
      connectionTimeoutMillis: silence,
      query_timeout: silence,
      pipeline: true,
      types: numbersAsNumbers,
    });
    client.on('error', whenLost);
    client.on('end', whenLost);
    try {
      await client.connect();
      await client.query(`SET search_path TO ${schema}`);
      await client.query(neverUnsynced);
      if (use !== null) await takeSchema(client, schema, use);
      return client;
    } catch (error) {
      whenLost();
      await client.end().catch(() => {});
      throw error;
    }
  }
}
