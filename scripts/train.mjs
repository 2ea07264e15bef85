import { spawnSync } from 'node:child_process';
import { install, root, run, runTool } from './process.mjs';

/**
 * Makes the numbers that bots have learned, or checks them: `npm run train -- <game> [<table>…]`. Each table is made by a process of its own, for the
 * next may be made with it.
 */

const args = process.argv.slice(2);
const main = 'apps/train/dist/main.js';

/** @param {readonly string[]} flags */
const train = (flags) => run(process.execPath, [main, ...flags]);

const build = () =>
  run(process.execPath, ['scripts/write-shelf.mjs']) || runTool('tsc', ['-b', 'apps/train']);

/** What is said of seed and size. */
const flags = args.filter((arg, at) => arg.startsWith('--') || args[at - 1]?.match(/^--(?:seed|size)$/));

function makeAll() {
  const named = spawnSync(process.execPath, [main, '--names', ...args], { cwd: root, encoding: 'utf8' });
  if (named.status !== 0) return train(args);
  for (const line of named.stdout.trimEnd().split('\n')) {
    const [game = '', name = ''] = line.split(' ');
    const failed =
      build() ||
      train([game, name, ...flags]) ||
      runTool('oxfmt', [`games/${game}/src/bot/learned/${name}.ts`]);
    if (failed !== 0) return failed;
  }
  return 0;
}

process.exitCode = install() || build() || (args.includes('--check') ? train(args) : makeAll());
