import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { onTestFinished } from 'vitest';
import type { AsideHarm, Harm, StoreOnTrial } from '@rudel/store/contract';
import { openSqliteStore } from '@rudel/store/sqlite';
import type { SqliteStore, SqliteStoreOptions } from '@rudel/store/sqlite';

/** A file in a folder that is gone after the test. */
export async function temporaryFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rudel-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'tables.db');
}

/** Opens a store that is closed before its folder is removed. */
export async function openForTest(options: SqliteStoreOptions): Promise<SqliteStore> {
  const store = await openSqliteStore(options);
  onTestFinished(() => store.close().catch(() => {}));
  return store;
}

/** Runs SQL on a file that no store has open. */
export function runSql(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec(sql);
  } finally {
    database.close();
  }
}

function harmSql({ table, n, what }: Harm): string {
  const log = `table_number = (SELECT number FROM tables WHERE id = '${table}')`;
  const entry = `WHERE ${log} AND n = ${n}`;
  const other = `(SELECT text FROM entries AS other WHERE other.${log} AND other.n = ${2 * n + 1} - entries.n)`;
  const sql: { readonly [W in Harm['what']]: string } = {
    text: `UPDATE entries SET text = text || '!' ${entry}`,
    person: `UPDATE entries SET person = 'q' ${entry}`,
    time: `UPDATE entries SET at = at + 1 ${entry}`,
    deadline: `UPDATE entries SET deadline = NULL ${entry}`,
    hash: `UPDATE entries SET hash = '${'0'.repeat(32)}' ${entry}`,
    gone: `DELETE FROM entries ${entry}`,
    cut: `DELETE FROM entries WHERE ${log} AND n >= ${n}`,
    swapped: `UPDATE entries SET text = ${other} WHERE ${log} AND n IN (${n}, ${n + 1})`,
  };
  return sql[what];
}

function asideHarmSql({ table, aside }: AsideHarm): string {
  const own = `WHERE table_number = (SELECT number FROM tables WHERE id = '${table}')`;
  const head = `WHERE id = '${table}'`;
  const sql: { readonly [W in AsideHarm['aside']]: string } = {
    invite: `UPDATE tables SET invite = 'x' ${head}`,
    code: `UPDATE tables SET code = 'x' ${head}`,
    listed: `UPDATE tables SET listed = 1 - listed ${head}`,
    closed: `UPDATE tables SET closed = 1 - closed ${head}`,
    token: `UPDATE tokens SET hash = 'x' ${own}`,
    'token gone': `DELETE FROM tokens ${own}`,
    name: `UPDATE names SET name = 'x' ${own}`,
    'name gone': `DELETE FROM names ${own}`,
    secret: `UPDATE secrets SET secret = 'x' ${own}`,
    'secret too many': `INSERT INTO secrets SELECT number, 9, 'x' FROM tables ${head}`,
    talk: `UPDATE talk SET text = 'x' ${own}`,
    'talk gone': `DELETE FROM talk ${own}`,
    replaced: `DELETE FROM replaced ${own}`,
    'chapter text': `UPDATE chapters SET text = 'x' ${own}`,
    'chapter place': `UPDATE chapters SET number = 5 ${own}`,
    'chapter gone': `DELETE FROM chapters ${own}`,
    seal: `UPDATE tables SET seal = '${'0'.repeat(32)}' ${head}`,
  };
  return sql[aside];
}

export async function sqliteTrial(): Promise<StoreOnTrial> {
  const file = await temporaryFile();
  const store = await openForTest({ file });
  let current = store;
  return {
    store,
    reopen: async (harm) => {
      await current.close();
      if (harm !== undefined) runSql(file, 'aside' in harm ? asideHarmSql(harm) : harmSql(harm));
      current = await openForTest({ file });
      return current;
    },
  };
}
