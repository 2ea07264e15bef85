import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../process.mjs';
import { readJson, rows } from '../workspaces.mjs';
import { pinned } from './pinned.mjs';
import { reachableFrom } from './reachable.mjs';

/** @typedef {import('./reachable.mjs').Dependency} Dependency */

/** What is started by name; all else is found from here. */
const entries = ['apps/cli/bin/rudel.js', 'apps/server/bin/rudel-server.js'];

/** What is read and not imported: the client, the rules and lessons, the licence. */
function texts() {
  const rules = rows
    .filter(({ path }) => path.startsWith('games/'))
    .flatMap(({ path }) =>
      readdirSync(join(root, path))
        .filter((name) => name === 'lessons' || /^RULES(?:\.\w+)?\.md$/.test(name))
        .map((name) => `${path}/${name}`),
    );
  return [
    'apps/web/dist',
    'apps/server/dist/source.tgz',
    'LICENSE',
    'CHANGELOG.md',
    'docs/operations.md',
    ...rules,
  ];
}

/** @param {ReadonlyMap<string, Dependency>} dependencies */
function manifestWith(dependencies) {
  /** @type {{ [part: string]: unknown }} */
  const { name, version, description, license, type, engines } = readJson('package.json');
  return {
    name,
    version,
    description,
    license,
    type,
    engines,
    bin: { rudel: entries[0] },
    dependencies: pinned(dependencies),
  };
}

/**
 * Writes what is built into a folder, laid out as in the repository, so that everything finds what it looks for beside itself.
 *
 * @param {string} folder
 */
function lay(folder) {
  const { codes, dependencies } = reachableFrom(entries);
  for (const [file, code] of codes) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  for (const path of texts()) cpSync(join(root, path), join(folder, path), { recursive: true });
  cpSync(join(root, 'scripts/package/README.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestWith(dependencies), null, 2)}\n`);
}

/**
 * Packs the built server, client and command line into one package that runs without this repository.
 *
 * @param {string} target the folder for it
 * @returns {string} the path of the package
 */
export function makePackage(target) {
  const folder = join(target, 'rudel');
  rmSync(folder, { recursive: true, force: true });
  lay(folder);
  const shell = process.platform === 'win32';
  const args = ['pack', '--silent', '--pack-destination', target, folder];
  const { status, stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`The package could not be made: ${stderr}`);
  return join(target, stdout.trim());
}
