import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run, runTool, say } from './process.mjs';
import { games } from './workspaces.mjs';

/**
 * Lays out the folder of a new game: its package, its projects, a catalogue, and drawings that show the bare view until it has its own. The
 * rules are for whoever writes the game; `CONTRIBUTING.md` says how.
 */

const [id = '', name = id] = process.argv.slice(2);

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  const file = join(root, 'games', id, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What all games have alike is taken from one of them. */
const model = 'dog';
const alike = [
  'tsconfig.json',
  'src/tsconfig.json',
  'src/bot/tsconfig.json',
  'catalogue/tsconfig.json',
  'web/tsconfig.json',
  'text/tsconfig.json',
];

function writePackage() {
  const text = read(`games/${model}/package.json`);
  write(
    'package.json',
    text.replace(`@rudel/${model}`, `@rudel/${id}`).replace('The game of Dog.', `The game of ${name}.`),
  );
  for (const path of alike) write(path, read(`games/${model}/${path}`));
}

function writeCatalogue() {
  write(
    'catalogue/index.ts',
    `import type { Catalogue } from '@rudel/ui/catalogue';

export const catalogue: Catalogue = {
  id: '${id}',
  name: { en: '${name}', de: '${name}' },
  players: [2, 4],
  levels: [],
};
`,
  );
  write(
    'catalogue/cover.ts',
    `import type { Cover } from '@rudel/ui/catalogue';
import { Picture } from './picture.tsx';

export const cover: Cover = {
  line: { en: 'What it is about, in a few words.', de: 'Worum es geht, in wenigen Worten.' },
  blurb: { en: 'What it is about, in a sentence.', de: 'Worum es geht, in einem Satz.' },
  Picture,
};
`,
  );
  write(
    'catalogue/picture.tsx',
    `import { Landscape } from '@rudel/ui/art/landscape';

/** A sky with a moon; what stands before it is yours to draw. */
export function Picture() {
  return (
    <Landscape game="${id}" orb={[300, 70, 28]}>
      <path d="M0 200h400v50H0z" fill="currentColor" />
    </Landscape>
  );
}
`,
  );
}

function writeDrawings() {
  write(
    'web/index.ts',
    `import { ${id}Page } from '@rudel/${id}/page';
import { bareUi } from '@rudel/ui/bare-ui';
import { sealUi } from '@rudel/ui/game-ui';
import type { AnyGameUi } from '@rudel/ui/game-ui';

export const ui: AnyGameUi = sealUi(bareUi(${id}Page));
`,
  );
  write(
    'text/index.ts',
    `import { ${id}Page } from '@rudel/${id}/page';
import { bareText, sealText } from '@rudel/ui/text';
import type { AnyTextUi } from '@rudel/ui/text';

export const text: AnyTextUi = sealText(bareText(${id}Page.player));
`,
  );
}

/** Puts the game at the end of the one list. */
function enlist() {
  const list = join(root, 'packages/shelf/games.json');
  writeFileSync(list, JSON.stringify([...games, id]));
}

if (!/^[a-z]{2,16}$/.test(id)) {
  say('npm run new-game -- fox Fox   (an id of small letters, and what people call it)');
  process.exitCode = 2;
} else if (existsSync(join(root, 'games', id))) {
  say(`There is a folder games/${id} already.`);
  process.exitCode = 2;
} else {
  writePackage();
  writeCatalogue();
  writeDrawings();
  enlist();
  process.exitCode =
    run('npm', ['install', '--silent']) || runTool('oxfmt', ['packages/shelf', `games/${id}`]);
  say(`games/${id} is laid out. Next: its rules in games/${id}/src (CONTRIBUTING.md).`);
}
