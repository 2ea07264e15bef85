import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { say } from './process.mjs';

/** @typedef {{ url: string, stop: () => void }} Database */

/** Debian keeps each version in a folder of its own, outside of the path. */
const debianFolder = '/usr/lib/postgresql';

/** @returns {string | undefined} the folder of the newest programs of Postgres that are here */
function findPostgres() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one));
  const folders = [
    ...newestFirst.map((version) => join(debianFolder, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** Installs Debian's Postgres where that is possible without asking anybody. */
function installPostgres() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('Installing Postgres for the tests of its store …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/** @returns {Promise<number>} a port that nobody uses */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}

/** Postgres does not run as root: there it runs as the user that its package brings along. */
const user = 'postgres';

/** @param {readonly string[]} command */
function runUnprivileged(command) {
  const [program = '', ...args] =
    process.getuid?.() === 0 ? ['runuser', '-u', user, '--', ...command] : command;
  return spawnSync(program, args, { stdio: 'ignore', cwd: tmpdir() }).status === 0;
}

/**
 * @param {'-u' | '-g'} which
 * @returns {number} the number of that user, or of its group
 */
function idOf(which) {
  return Number(spawnSync('id', [which, user], { encoding: 'utf8' }).stdout);
}

/** @param {string} folder */
function handOver(folder) {
  if (process.getuid?.() === 0) chownSync(folder, idOf('-u'), idOf('-g'));
}

/**
 * @param {{ readonly programs: string, readonly folder: string, readonly settings: readonly string[] }} what
 * @returns {boolean} whether it is up
 */
function startIn({ programs, folder, settings }) {
  const data = join(folder, 'data');
  const owner = ['-A', 'trust', '-U', 'rudel', '-E', 'UTF8', '--no-sync'];
  const options = settings.map((one) => `-c ${one}`).join(' ');
  return (
    runUnprivileged([join(programs, 'initdb'), '-D', data, ...owner]) &&
    runUnprivileged([
      join(programs, 'pg_ctl'),
      '-D',
      data,
      '-w',
      '-l',
      join(folder, 'log'),
      '-o',
      options,
      'start',
    ])
  );
}

/**
 * Starts an empty Postgres on this machine alone, installed if it may be, in a folder that is gone when it is stopped.
 *
 * @param {{ readonly settings?: readonly string[] }} [wishes] settings of Postgres, such as `fsync=off`
 * @returns {Promise<Database | null>} null where there is none to be had
 */
export async function startPostgres({ settings = [] } = {}) {
  if (findPostgres() === undefined) installPostgres();
  const programs = findPostgres();
  if (programs === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), 'rudel-postgres-'));
  handOver(folder);
  const port = await freePort();
  const own = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const stop = () => {
    runUnprivileged([join(programs, 'pg_ctl'), '-D', join(folder, 'data'), '-m', 'immediate', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  if (startIn({ programs, folder, settings: [...own, ...settings] })) {
    return { url: `postgres://rudel@127.0.0.1:${port}/postgres`, stop };
  }
  stop();
  return null;
}
