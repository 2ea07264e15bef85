import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './process.mjs';
import { games } from './workspaces.mjs';

/**
 * Writes what follows from the one list of games, packages/shelf/games.json: the modules of the shelf that open each game's doors, and the
 * TypeScript project of all games. None of it is kept in the repository.
 */

const note = '// Written by scripts/write-shelf.mjs from packages/shelf/games.json.\n';

/** @param {string} game */
const hasBench = (game) => existsSync(join(root, 'games', game, 'bench'));

/** @param {string} game */
const hasTraining = (game) => existsSync(join(root, 'games', game, 'src', 'train'));

/**
 * Leaves a file alone that says the same already, so that nothing is built anew.
 *
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * @param {readonly string[]} of
 * @param {(game: string) => string} line
 */
const each = (of, line) => of.map(line).join('');

function writeTables() {
  for (const game of games) {
    write(
      `packages/shelf/src/shelved/${game}.ts`,
      `${note}import { game } from '@rudel/${game}';
import { bots } from '@rudel/${game}/bot';
import { shelve } from '../shelve.ts';
import type { Shelved } from '../shelve.ts';

export const shelved: Shelved = shelve(game, bots);
`,
    );
  }
  write(
    'packages/shelf/src/tables.ts',
    `${note}import type { Shelved } from './shelve.ts';
${each(games, (game) => `import { shelved as ${game} } from './shelved/${game}.ts';\n`)}
export const tables: readonly Shelved[] = [${games.join(', ')}];
`,
  );
  write(
    'packages/shelf/src/lazy.ts',
    `${note}import type { Shelved } from './shelve.ts';

/** The games with their bots by id, each loaded when it is asked for. */
export const lazyShelf: ReadonlyMap<string, () => Promise<Shelved>> = new Map([
${each(games, (game) => `  ['${game}', async () => (await import('./shelved/${game}.ts')).shelved],\n`)}]);
`,
  );
}

function writeTexts() {
  write(
    'packages/shelf/src/text.ts',
    `${note}${each(games, (game) => `import { text as ${game} } from '@rudel/${game}/text';\n`)}import type { AnyTextUi } from '@rudel/ui/text';

/** The drawings of the games in text, by id. */
export const texts: ReadonlyMap<string, AnyTextUi> = new Map([
${each(games, (game) => `  ['${game}', ${game}],\n`)}]);
`,
  );
}

function writeBenches() {
  const benched = games.filter(hasBench);
  write(
    'packages/shelf/src/bench.ts',
    `${note}import type { Bench } from '@rudel/bots/measure';

/** The benches of the games, each loaded when it is run. */
export const benches: readonly Bench[] = [
${each(benched, (game) => `  { ...(await import('@rudel/${game}/bench')).bench },\n`)}];
`,
  );
}

function writeTrainings() {
  const trained = games.filter(hasTraining);
  write(
    'packages/shelf/src/train.ts',
    `${note}${each(trained, (game) => `import { training as ${game} } from '@rudel/${game}/train';\n`)}import type { Training } from '@rudel/bots/train';

/** How the numbers of the games' bots are made. */
export const trainings: readonly Training[] = [${trained.join(', ')}];
`,
  );
}

function writeWeb() {
  write(
    'packages/shelf/web/index.ts',
    `${note}${each(games, (game) => `import { catalogue as ${game} } from '@rudel/${game}/catalogue';\n`)}import type { Catalogue } from '@rudel/ui/catalogue';
import type { AnyGameUi } from '@rudel/ui/game-ui';

/** What home and the join page know of every game. */
export const catalogues: readonly Catalogue[] = [${games.join(', ')}];

/** The drawings of the games by id, each loaded when it is asked for. */
export const drawings: ReadonlyMap<string, () => Promise<AnyGameUi>> = new Map([
${each(games, (game) => `  ['${game}', async () => (await import('@rudel/${game}/web')).ui],\n`)}]);
`,
  );
}

function writeCovers() {
  write(
    'packages/shelf/web/covers.ts',
    `${note}${each(games, (game) => `import { cover as ${game} } from '@rudel/${game}/cover';\n`)}import type { Cover } from '@rudel/ui/catalogue';

/** What the games show where they are chosen, by id. */
export const covers: ReadonlyMap<string, Cover> = new Map([
${each(games, (game) => `  ['${game}', ${game}],\n`)}]);
`,
  );
}

function writeProject() {
  const references = games.map((game) => ({ path: `./${game}` }));
  write(
    'games/tsconfig.json',
    `${JSON.stringify({ compilerOptions: { composite: true }, files: [], references }, null, 2)}\n`,
  );
}

writeTables();
writeTexts();
writeBenches();
writeTrainings();
writeWeb();
writeCovers();
writeProject();
