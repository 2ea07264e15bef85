import { StoreFault } from '../port.ts';
import type { Connection } from './connection.ts';

/** One step from a version of the schema to the next. */
type Migration = {
  readonly sql: string;
  /** The first version whose programs can go on with a database that has taken this step: in a rolling restart both are at work. */
  readonly since: number;
};

/**
 * What makes each version of the schema out of the one before. They are only ever added to. Texts of the room are `bytea`, since they may hold
 * anything; what is compared or sorted is text in the order of its bytes.
 */
export const migrations: readonly Migration[] = [
  {
    since: 1,
    sql: `
      CREATE TABLE tables (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id text COLLATE "C" NOT NULL CONSTRAINT tables_by_id UNIQUE,
        invite text COLLATE "C" NOT NULL CONSTRAINT tables_by_invite UNIQUE,
        code text COLLATE "C" NOT NULL CONSTRAINT tables_by_code UNIQUE,
        listed boolean NOT NULL,
        closed boolean NOT NULL,
        entries_count bigint NOT NULL,
        last_hash text NOT NULL,
        deadline bigint,
        changed bigint NOT NULL,
        bytes bigint NOT NULL,
        replaced text NOT NULL,
        seal text NOT NULL
      );
      CREATE INDEX tables_on_the_list ON tables (number) WHERE listed AND NOT closed;
      CREATE INDEX tables_by_change ON tables (changed, number);
      CREATE INDEX tables_with_deadline ON tables (deadline, number) WHERE deadline IS NOT NULL AND NOT closed;
      CREATE TABLE entries (
        table_number bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
        n bigint NOT NULL,
        text bytea NOT NULL,
        person text COLLATE "C",
        command text COLLATE "C",
        at bigint NOT NULL,
        deadline bigint,
        hash text NOT NULL,
        CONSTRAINT entries_in_order PRIMARY KEY (table_number, n)
      );
      CREATE UNIQUE INDEX entries_by_command ON entries (table_number, person, command) WHERE command IS NOT NULL;
      CREATE TABLE chapters (
        table_number bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
        number bigint NOT NULL,
        before bigint NOT NULL,
        hash text NOT NULL,
        digest text NOT NULL,
        text bytea NOT NULL,
        PRIMARY KEY (table_number, number)
      );
      CREATE TABLE tokens (
        table_number bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
        person text COLLATE "C" NOT NULL,
        hash text NOT NULL,
        PRIMARY KEY (table_number, person)
      );
      CREATE TABLE names (
        table_number bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
        person text COLLATE "C" NOT NULL,
        name text NOT NULL,
        PRIMARY KEY (table_number, person)
      );
      CREATE TABLE secrets (
        table_number bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
        match bigint NOT NULL,
        secret text NOT NULL,
        PRIMARY KEY (table_number, match)
      );
      CREATE TABLE talk (
        table_number bigint NOT NULL REFERENCES tables ON DELETE CASCADE,
        n bigint NOT NULL,
        text text NOT NULL,
        PRIMARY KEY (table_number, n)
      );
      CREATE TABLE probe (written bigint NOT NULL);
      INSERT INTO probe VALUES (0);`,
  },
  {
    /** Programs of the version before know of no claims, and would write to what others have. */
    since: 2,
    sql: `
      ALTER TABLE tables ADD COLUMN owner text COLLATE "C", ADD COLUMN epoch bigint NOT NULL DEFAULT 0;`,
  },
  {
    since: 2,
    sql: `
      CREATE TABLE nodes (
        name text COLLATE "C" PRIMARY KEY,
        address text NOT NULL,
        version int NOT NULL,
        mark text NOT NULL,
        leaving boolean NOT NULL,
        until timestamptz NOT NULL
      );
      CREATE TABLE buckets (
        key text COLLATE "C" PRIMARY KEY,
        tokens double precision NOT NULL,
        at timestamptz NOT NULL
      );
      CREATE TABLE handovers (
        hash text COLLATE "C" PRIMARY KEY,
        place text COLLATE "C" NOT NULL,
        text text NOT NULL,
        until timestamptz NOT NULL
      );
      CREATE INDEX handovers_by_place ON handovers (place);`,
  },
  {
    /** Programs of the version before know of no checkpoints: what they write leaves those that are there behind. */
    since: 2,
    sql: `
      CREATE TABLE checkpoints (
        table_number bigint PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        n bigint NOT NULL,
        hash text NOT NULL,
        digest text NOT NULL,
        text bytea NOT NULL
      );`,
  },
];

type Version = { readonly version: number; readonly since: number };

/** Tells our lock from those of other programs in the same database: the bytes of `Rudl`. */
const lock = 0x5275646c;

/** Brings the schema to the newest version, one program after the other, and refuses one that is too new. */
export async function migrate(connection: Connection, schema: string): Promise<void> {
  await connection.run('SELECT pg_advisory_lock($1)', [lock]);
  try {
    await connection.run(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    await connection.run('CREATE TABLE IF NOT EXISTS versions (version int PRIMARY KEY, since int NOT NULL)');
    const [last] = await connection.run<Version>(
      'SELECT version, since FROM versions ORDER BY version DESC LIMIT 1',
    );
    refuseLater(last);
    for (const [at, { sql, since }] of migrations.entries()) {
      if (at < (last?.version ?? 0)) continue;
      await connection.script(`BEGIN; ${sql} INSERT INTO versions VALUES (${at + 1}, ${since}); COMMIT`);
    }
  } finally {
    await connection.run('SELECT pg_advisory_unlock($1)', [lock]);
  }
}

function refuseLater(last: Version | undefined): void {
  if (last === undefined || last.since <= migrations.length) return;
  const message = `The database has version ${last.version} of the schema; this program knows ${migrations.length}.`;
  throw new StoreFault('unusable', message);
}
