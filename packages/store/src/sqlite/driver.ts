import type { Driver } from './database.ts';
import { Unopened } from './refusals.ts';

/** Before it, a WAL that was reset while somebody was reading could lose a commit. */
const least = [3, 51, 3];

export function isRecentEnough(version: string): boolean {
  const parts = version.split('.').map(Number);
  const at = least.findIndex((part, index) => part !== parts[index]);
  return at === -1 || (parts[at] ?? 0) > (least[at] ?? 0);
}

function versionOf(driver: Driver): string {
  const database = new driver.DatabaseSync(':memory:');
  const row = database.prepare('SELECT sqlite_version() AS version').get() as { version: string };
  database.close();
  return row.version;
}

/** The built-in is named through a variable, since the oldest Node that we support has none. */
const builtIn = 'node:sqlite';

type Source = () => Promise<Driver>;

const sources: readonly Source[] = [
  async () => (await import(builtIn)) as Driver,
  async () => import('@photostructure/sqlite'),
];

/** The first SQLite that can be loaded and is recent enough. */
export async function loadDriver(from: readonly Source[] = sources): Promise<Driver> {
  const tooOld: string[] = [];
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
