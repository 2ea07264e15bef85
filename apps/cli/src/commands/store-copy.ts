import { existsSync, statSync } from 'node:fs';
import { databaseIn } from '@rudel/control';
import { StoreFault } from '@rudel/store';
import type { Store } from '@rudel/store';
import { copyTables } from '@rudel/store/copy';
import type { CopiedTable } from '@rudel/store/copy';
import { openPostgresStore } from '@rudel/store/postgres';
import { openSqliteStore } from '@rudel/store/sqlite';
import type { Call, Command } from '../command.ts';
import { shownPath } from '../files.ts';
import { argOf, pathOf } from '../given.ts';
import { misused, refused } from '../stop.ts';

/** A place for tables: a Postgres, or a file. */
type Place = { readonly shown: string; readonly exists: boolean; open(): Promise<Store> };

const isPostgres = (text: string): boolean => /^postgres(?:ql)?:\/\//.test(text);

/** A data folder stands for the file in it. */
function fileOf(call: Call, text: string): string {
  const path = pathOf(call.io, text);
  return existsSync(path) && statSync(path).isDirectory() ? databaseIn(path) : path;
}

function placeOf(call: Call, text: string): Place {
  if (!isPostgres(text)) {
    const file = fileOf(call, text);
    const open = (): Promise<Store> => openSqliteStore({ file, patience: 0 });
    return { shown: shownPath(file), exists: existsSync(file), open };
  }
  if (!URL.canParse(text)) return misused('The address of a Postgres looks like postgres://user@host/name.');
  const { host, pathname } = new URL(text);
  const open = (): Promise<Store> => openPostgresStore({ url: text, isAlone: true, patience: 0 });
  return { shown: `Postgres (${host}${pathname})`, exists: true, open };
}

async function copied(from: Place, to: Place): Promise<readonly CopiedTable[]> {
  const stores: Store[] = [];
  try {
    for (const place of [from, to]) stores.push(await place.open());
    const [source, target] = stores;
    return source === undefined || target === undefined ? [] : await copyTables(source, target);
  } catch (error) {
    if (error instanceof StoreFault) return refused(error.message, { reason: error.cause ?? error.kind });
    throw error;
  } finally {
    for (const store of stores) await store.close();
  }
}

export const storeCopy: Command = {
  name: 'store',
  summary: 'copy all tables from one place to another: store copy <from> <to>',
  args: ['copy', 'from', 'to'],
  flags: [],
  notes: [
    'A place is a data folder, a SQLite file, or the address of a Postgres (postgres://user@host/name).',
    'No server may be running at either of them, and the second has to be empty. Every table is read again and compared, hashes and all.',
  ],
  async run(call) {
    if (argOf(call, 0) !== 'copy')
      return misused('All that can be done with a store is: store copy <from> <to>.');
    const [from, to] = [placeOf(call, argOf(call, 1)), placeOf(call, argOf(call, 2))];
    if (!from.exists) return refused(`There is no ${from.shown}.`);
    const tables = await copied(from, to);
    const damaged = tables.filter(({ isDamaged }) => isDamaged).length;
    const trouble = damaged === 0 ? '' : ` ${damaged} more are damaged and were left where they are.`;
    const count = tables.length - damaged;
    return {
      lines: [`${to.shown}: ${count} tables, the same as in ${from.shown}.${trouble}`],
      json: { ok: true, tables: count, damaged },
    };
  },
};
