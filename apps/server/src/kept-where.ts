import { resolve } from 'node:path';
import type { Config } from './config.ts';

/** Where tables are kept, in words: nothing of an address that opens a database. */
export function keptWhere({ dataFolder, database }: Pick<Config, 'dataFolder' | 'database'>): string {
  if (database === null) return resolve(dataFolder);
  const { host, pathname } = new URL(database);
  return `Postgres (${host}${pathname})`;
}
