import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));
const compiler = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));

/** Builds the server where it is not up to date: what runs in a process or thread of its own runs as it does in production. */
export function buildServer(): void {
  const { stdout } = spawnSync(process.execPath, [compiler, '-b', 'apps/server'], { cwd: root });
  if (!existsSync(new URL('../dist/main.js', import.meta.url)))
    throw new Error(`The server cannot be built. ${String(stdout)}`);
}
