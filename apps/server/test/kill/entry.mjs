import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import threads from 'node:worker_threads';
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

/** The threads of tables that run, the oldest first. @type {threads.Worker[]} */
let places = [];

threads.Worker = class extends threads.Worker {
  /** @param {ConstructorParameters<typeof threads.Worker>} given */
  constructor(...given) {
    super(...given);
    if (!String(given[0]).endsWith('/place-worker.js')) return;
    places.push(this);
    this.once('exit', () => {
      places = places.filter((place) => place !== this);
    });
  }
};
syncBuiltinESMExports();

const [, , folder = '', mutant = '', workers = '1'] = process.argv;
const plenty = { burst: 1e9, perSecond: 1e9 };
const limits = { create: plenty, join: plenty, request: plenty, connect: plenty, message: plenty };
const read = readConfig({
  PORT: '0',
  HOST: '127.0.0.1',
  RUDEL_LOG: workers === '1' ? 'error' : 'silent',
  RUDEL_DATA: folder,
  RUDEL_WORKERS: workers,
});
if (!read.ok) throw new Error(read.faults.join(' '));
const file = join(folder, 'rudel.sqlite');
const overrides = mutant === 'hasty' ? { limits, store: hasty(await openSqliteStore({ file })) } : { limits };
const { port } = await startServer(read.config, overrides);
/** @param {number} nth */
async function killPlace(nth) {
  const place = places[nth % places.length];
  await place?.terminate();
  process.send?.(place === undefined ? 'there is none' : 'killed');
}

process.on('message', (/** @type {{ readonly kill: number }} */ { kill }) => void killPlace(kill));
process.send?.({ port });
