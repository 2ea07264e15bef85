import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import { shelf } from '@rudel/shelf';
import { dataOf, ownFolder, rudel } from './harness.ts';

const folder = ownFolder();
const examples = fileURLToPath(new URL('../../../examples/bots/', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) process.stderr.write('There is no python3 here: examples/bots/bot.py is not tried.\n');

/** The example without its types, for every Node.js there is. */
async function plainScript(): Promise<string> {
  const path = join(examples, 'bot.ts');
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
  const script = join(folder, 'bot.mjs');
  writeFileSync(script, code);
  return script;
}

async function forfeitsOf(game: string, command: string): Promise<unknown> {
  const args = ['arena', game, '--bots', `easy,exec:${command}`, '--matches', '1', '--limit', '600000'];
  const done = await rudel([...args, '--results', join(folder, game), '--json'], {
    cwd: folder,
    env: { ...process.env } as never,
  });
  return (dataOf(done) as { forfeits: unknown }).forfeits;
}

describe.each(shelf.map(({ game }) => game.id))('%s', (game) => {
  test('the example in TypeScript plays', async () => {
    expect(await forfeitsOf(game, `"${process.execPath}" "${await plainScript()}"`)).toEqual([]);
  });

  test.runIf(hasPython)('the example in Python plays', async () => {
    expect(await forfeitsOf(game, `python3 "${join(examples, 'bot.py')}"`)).toEqual([]);
  });
});

test('both are forty lines, and need nothing but what comes with their language', () => {
  const [python, script] = ['bot.py', 'bot.ts'].map((name) => readFileSync(join(examples, name), 'utf8'));
  for (const text of [python, script]) expect(text?.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  expect(python?.match(/^(?:import|from) (\S+)/gm)).toEqual(['import random', 'import sys']);
  expect(script?.match(/from '(.*)'/g)).toEqual(["from 'node:readline'"]);
});
