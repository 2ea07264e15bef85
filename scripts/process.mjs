import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a program in the repository root on this terminal.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ readonly [name: string]: string }} [env]
 * @returns {number} its exit code
 */
export function run(command, args, env = {}) {
  const shell = process.platform === 'win32';
  const ended = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell,
    env: { ...process.env, ...env },
  });
  return ended.status ?? 1;
}

/**
 * Runs a program that a development dependency brings along.
 *
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {{ readonly [name: string]: string }} [env]
 */
export function runTool(tool, args, env) {
  return run(join(root, 'node_modules', '.bin', tool), args, env);
}

/** Says that an install has only what serving needs; `npm ci` takes it away. */
const lean = join(root, 'node_modules', '.cache', 'rudel', 'lean');

/** What is built and run to serve: no tests, no benches, nothing that only those need. */
export const served = ['apps/server', 'apps/web', 'apps/cli'];

function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  const wanted = join(root, 'package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs;
}

/** Installs all that the lockfile names, unless that has happened since it last changed. */
export function install() {
  return isInstalled() && !existsSync(lean) ? 0 : run('npm', ['ci']);
}

/** Installs what is needed to build and to serve, unless at least that is there. */
export function installToServe() {
  if (isInstalled()) return 0;
  const workspaces = served.map((path) => `--workspace=${path}`);
  const failed = run('npm', ['ci', '--omit=dev', '--include-workspace-root', ...workspaces]);
  if (failed === 0) {
    mkdirSync(dirname(lean), { recursive: true });
    writeFileSync(lean, '');
  }
  return failed;
}

/** Builds what is served, whoever asks for it: a page built for tests would not keep itself on a device. */
export function build() {
  return run('npm', ['run', '--silent', 'build'], { NODE_ENV: 'production' });
}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}
