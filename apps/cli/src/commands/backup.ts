import { existsSync } from 'node:fs';
import { databaseIn, formatSize } from '@rudel/control';
import { StoreFault } from '@rudel/store';
import { openSqliteStore } from '@rudel/store/sqlite';
import type { Command } from '../command.ts';
import { askServer, dataFolderOf, nobodyServes } from '../data-folder.ts';
import { shownPath } from '../files.ts';
import { argOf, pathOf } from '../given.ts';
import { misused, refused } from '../stop.ts';

type Made = { readonly bytes: number; readonly tables: number; readonly damaged: number };

/** Copies the tables of a server that does not run. */
async function copied(folder: string, file: string): Promise<Made> {
  const database = databaseIn(folder);
  if (!existsSync(database)) return nobodyServes(folder);
  try {
    const store = await openSqliteStore({ file: database, patience: 0 });
    try {
      const { bytes, tables, damaged } = await store.backup(file);
      return { bytes, tables, damaged: damaged.length };
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof StoreFault) return refused(error.message, { reason: error.cause ?? error.kind });
    throw error;
  }
}

export const backup: Command = {
  name: 'backup',
  summary: 'copy all tables of a server, while it runs, and check the copy',
  args: ['file'],
  flags: ['data'],
  notes: [
    'The copy is made by the running server, or here if none runs. It is checked before it gets its name; an existing file is never overwritten.',
    'To restore it, stop the server and replace rudel.sqlite with the copy; see docs/operations.md.',
  ],
  async run(call) {
    const file = pathOf(call.io, argOf(call, 0));
    const folder = dataFolderOf(call);
    if (existsSync(file)) return misused(`${shownPath(file)} exists already; it is not overwritten.`);
    const made = (await askServer<'backup'>(folder, { do: 'backup', file })) ?? (await copied(folder, file));
    const { bytes, tables, damaged } = made;
    const trouble = damaged === 0 ? '' : ` ${damaged} of them are damaged, here as there.`;
    return {
      lines: [`${shownPath(file)}: ${tables} tables, ${formatSize(bytes)}, checked.${trouble}`],
      json: { ok: true, file, tables, bytes, damaged },
    };
  },
};
