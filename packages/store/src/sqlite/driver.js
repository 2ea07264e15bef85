import { Unopened } from './refusals.js';

/**
 * @import { Driver } from './database.ts'
 */

/** Before it, a WAL that was reset while somebody was reading could lose a commit. */
const least = [3, 51, 3];

/**
 * @param {string} version
 * @returns {boolean}
 */
export function isRecentEnough(version) {
  const parts = version.split('.').map(Number);
  const at = least.findIndex((part, index) => part !== parts[index]);
  return at === -1 || (parts[at] ?? 0) > (least[at] ?? 0);
}

/** @param {Driver} driver */
function versionOf(driver) {
  const database = new driver.DatabaseSync(':memory:');
  const row = /** @type {{ version: string }} */ (
    database.prepare('SELECT sqlite_version() AS version').get()
  );
  database.close();
  return row.version;
}

/** The built-in is named through a variable, since the oldest Node that we support has none. */
const builtIn = 'node:sqlite';

/** @type {readonly (() => Promise<Driver>)[]} */
const sources = [
  async () => /** @type {Driver} */ (await import(builtIn)),
  async () => import('@photostructure/sqlite'),
];

/**
 * The first SQLite that can be loaded and is recent enough.
 *
 * @param {readonly (() => Promise<Driver>)[]} [from]
 * @returns {Promise<Driver>}
 */
export async function loadDriver(from = sources) {
  const tooOld = [];
  for (const load of from) {
    const driver = await load().catch(() => null);
    if (driver === null) continue;
    const version = versionOf(driver);
    if (isRecentEnough(version)) return driver;
    tooOld.push(version);
  }
  const found = tooOld.length === 0 ? 'none was found' : `there is ${tooOld.join(' and ')}`;
  throw new Unopened('unusable', `SQLite ${least.join('.')} or later is needed; ${found}.`);
}
