import type { Database } from './database.ts';
import { Unopened } from './refusals.ts';
import { sealTables } from './seal-tables.ts';

/** `Rudl`: tells our files from those of others. */
const applicationId = 0x5275646c;

/**
 * What makes each version of the schema out of the one before. They are only ever added to.
 *
 * A commit writes every page that it touches. Entries therefore go through a journal, stand in the order of their settling, and what scatters
 * is kept small: indexes name a table by a number. What must be unique in a log is looked up before it is written, so that no row that has gone
 * bad can keep others from settling. A text is TEXT, or a BLOB in UTF-16 where SQLite could not give it back as it was.
 */
export const migrations: readonly string[] = [
  `CREATE TABLE tables (
     number INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     invite TEXT NOT NULL UNIQUE,
     code TEXT NOT NULL UNIQUE,
     listed INTEGER NOT NULL DEFAULT 0,
     closed INTEGER NOT NULL DEFAULT 0,
     entries_count INTEGER NOT NULL DEFAULT 0,
     last_hash TEXT NOT NULL,
     deadline INTEGER,
     created INTEGER
   ) STRICT;
   CREATE INDEX tables_on_the_list ON tables (number) WHERE listed = 1 AND closed = 0;
   CREATE TABLE entries (
     table_number INTEGER NOT NULL REFERENCES tables,
     n INTEGER NOT NULL,
     text ANY NOT NULL,
     person TEXT,
     command TEXT,
     at INTEGER NOT NULL,
     deadline INTEGER,
     hash TEXT NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX entries_by_command ON entries (table_number, person, command);
   CREATE TABLE tokens (
     table_number INTEGER NOT NULL REFERENCES tables,
     person TEXT NOT NULL,
     hash TEXT NOT NULL,
     PRIMARY KEY (table_number, person)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE secrets (
     table_number INTEGER NOT NULL REFERENCES tables,
     match INTEGER NOT NULL,
     secret TEXT NOT NULL,
     PRIMARY KEY (table_number, match)
   ) STRICT, WITHOUT ROWID;`,
  `CREATE TABLE journal (
     number INTEGER PRIMARY KEY,
     body TEXT NOT NULL
   ) STRICT;`,
  `CREATE TABLE talk (
     table_number INTEGER NOT NULL REFERENCES tables,
     n INTEGER NOT NULL,
     text TEXT NOT NULL,
     PRIMARY KEY (table_number, n)
   ) STRICT, WITHOUT ROWID;`,
  `ALTER TABLE tables ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE tables ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE tables ADD COLUMN seal TEXT NOT NULL DEFAULT '';
   ALTER TABLE journal ADD COLUMN ends TEXT;
   ALTER TABLE journal ADD COLUMN damaged INTEGER NOT NULL DEFAULT 0;
   DROP INDEX entries_by_command;
   CREATE INDEX entries_by_command ON entries (table_number, person, command) WHERE command IS NOT NULL;
   CREATE INDEX entries_in_order ON entries (table_number, n);
   UPDATE tables SET
     changed = coalesce((SELECT at FROM entries
       WHERE table_number = number AND n = entries_count AND typeof(at) = 'integer' LIMIT 1), 0),
     bytes = coalesce((SELECT sum(octet_length(text)) FROM entries WHERE table_number = number), 0);
   CREATE INDEX tables_by_change ON tables (changed);
   CREATE TABLE chapters (
     table_number INTEGER NOT NULL REFERENCES tables,
     number INTEGER NOT NULL,
     before INTEGER NOT NULL,
     hash TEXT NOT NULL,
     digest TEXT NOT NULL,
     text ANY NOT NULL,
     PRIMARY KEY (table_number, number)
   ) STRICT;
   CREATE TABLE replaced (
     table_number INTEGER PRIMARY KEY REFERENCES tables,
     commands TEXT NOT NULL
   ) STRICT;
   CREATE TABLE probes (
     filling BLOB NOT NULL
   ) STRICT;`,
  `CREATE TABLE names (
     table_number INTEGER NOT NULL REFERENCES tables,
     person TEXT NOT NULL,
     name TEXT NOT NULL,
     PRIMARY KEY (table_number, person)
   ) STRICT, WITHOUT ROWID;`,
  `CREATE TABLE openings (
     number INTEGER NOT NULL
   ) STRICT;
   INSERT INTO openings VALUES (0);`,
  `CREATE TABLE checkpoints (
     table_number INTEGER PRIMARY KEY REFERENCES tables,
     n INTEGER NOT NULL,
     hash TEXT NOT NULL,
     digest TEXT NOT NULL,
     text ANY NOT NULL
   ) STRICT;`,
];

/** Tables of earlier versions have no seal. */
const sealedSince = 4;

function numberFrom(database: Database, sql: string): number {
  const row = database.prepare(sql).get() as { [column: string]: number };
  return Object.values(row)[0] ?? 0;
}

function refuseOthers(database: Database): void {
  const isEmpty = numberFrom(database, 'SELECT count(*) FROM sqlite_schema') === 0;
  if (isEmpty || numberFrom(database, 'PRAGMA application_id') === applicationId) return;
  throw new Unopened('unusable', 'The database belongs to another program.');
}

/** Brings a database to the newest version of the schema, and counts that it is opened, inside a transaction. */
export function migrate(database: Database): void {
  refuseOthers(database);
  const version = numberFrom(database, 'PRAGMA user_version');
  if (version > migrations.length) {
    const known = `this program knows ${migrations.length}`;
    throw new Unopened('unusable', `The database has version ${version} of the schema; ${known}.`);
  }
  for (const sql of migrations.slice(version)) database.exec(sql);
  if (version < sealedSince) sealTables(database);
  database.exec('UPDATE openings SET number = number + 1');
  database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${migrations.length}`);
}
