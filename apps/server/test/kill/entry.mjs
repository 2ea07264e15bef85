import { join } from 'node:path';
import { readConfig, startServer } from '@rudel/server';
import { openSqliteStore } from '@rudel/store/sqlite';

/** @import { Store } from '@rudel/store' */

/**
 * A store that says "done" before it is: what the check must catch.
 *
 * @param {Store} store
 * @returns {Store}
 */
function hasty(store) {
  const late = 15;
  return {
    ...store,
    append: async (...call) => {
      setTimeout(() => void store.append(...call).catch(() => {}), late);
    },
  };
}

const [, , folder = '', mutant = ''] = process.argv;
const plenty = { burst: 1e9, perSecond: 1e9 };
const limits = { create: plenty, join: plenty, request: plenty, connect: plenty, message: plenty };
const read = readConfig({ PORT: '0', HOST: '127.0.0.1', RUDEL_LOG: 'error', RUDEL_DATA: folder });
if (!read.ok) throw new Error(read.faults.join(' '));
const store = await openSqliteStore({ file: join(folder, 'rudel.sqlite') });
const overrides = { limits, store: mutant === 'hasty' ? hasty(store) : store };
const { port } = await startServer(read.config, overrides);
process.send?.({ port });
