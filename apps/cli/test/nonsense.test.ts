import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownFolder, rudel } from './harness.ts';
import { toPlay } from './positions.ts';

const folder = ownFolder();
const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const empty = file('empty.rudel', '');
const binary = file('binary.rudel', new Uint8Array([0, 1, 2, 255, 0]));
const latin = file('latin.rudel', new Uint8Array([0x5b, 0xe4, 0x5d]));
const prose = file('prose.rudel', 'Once upon a time\n');
const foreign = file('foreign.rudel', '[Game "chess/1"]\n\n0 e4\n');
const future = file('future.rudel', '[Game "dog/99"]\n[Seats "4"]\n\n');
const crowded = file('crowded.rudel', '[Game "dog/1"]\n[Seats "999999999999"]\n\n');
const huge = file('huge.rudel', '; long\n'.repeat(700_000));

const hollow = join(folder, 'hollow');
mkdirSync(hollow);

const wrongUsage: readonly (readonly string[])[] = [
  ['bogus'],
  ['\u{1B}[31mred'],
  ['--bogus'],
  ['help', 'bogus'],
  ['games', 'dog'],
  ['games', '--lang', 'fr'],
  ['games', '--lang'],
  ['games', '--seed', '1'],
  ['new'],
  ['new', 'chess'],
  ['new', 'dog', '--seats', '5'],
  ['new', 'dog', '--option', 'deck=tarot'],
  ['new', 'dog', '--option', 'colour=red'],
  ['new', 'dog', '--option', 'deck'],
  ['new', 'dog', '--option', 'deck=wyden', '--option', 'deck=wyden'],
  ['new', 'dog', '--seed', '1', '--seed', '2'],
  ['new', 'dog', '--json=yes'],
  ['new', 'dog', '--seed', '--settle'],
  ['new', 'dog', '--seed='],
  ['new', 'dog', 'extra'],
  ['legal', 'dog'],
  ['legal', 'dog', toPlay, '--seat', '4'],
  ['legal', 'dog', toPlay, '--seat', '-1'],
  ['legal', 'dog', toPlay, '--seat', 'x'],
  ['legal', 'dog', toPlay, '-x'],
  ['whynot', 'dog', toPlay, 'fold'],
  ['whynot', 'dog', toPlay, '--seat', '9', 'fold'],
  ['whynot', 'dog', toPlay],
  ['apply', 'dog'],
  ['view', 'dog', toPlay, '--eye', '7'],
  ['view', 'dog', toPlay, '--eye', 'god'],
  ['perft', 'dog', toPlay],
  ['perft', 'dog', toPlay, 'deep'],
  ['perft', 'dog', toPlay, '-1'],
  ['replay'],
  ['replay', join(folder, 'missing.rudel')],
  ['check', hollow],
  ['check', join(empty, 'below')],
  ['check', '/dev/null'],
  ['check', empty, join(folder, 'missing.rudel')],
  ['rules'],
  ['rules', 'chess'],
  ['rules', 'dog', '99'],
  ['rules', 'dog', '6.99'],
  ['--lang', 'fr'],
  ['--lang', 'de', 'games'],
  ['simulate', 'dog'],
  ['simulate', 'dog', '--matches', '0'],
  ['simulate', 'dog', '--matches', '1e3'],
  ['simulate', 'dog', '--matches', '1', '--bots', 'deepblue'],
  ['simulate', 'dog', '--matches', '1', '--bots', 'random,random,random'],
  ['simulate', 'dog', '--matches', '1', '--record', empty],
  ['simulate', 'dog', '--matches', '1', '--record', '/proc/foo/bar'],
  ['play', 'dog', '--save', '/proc/foo/bar'],
  ['play', 'chess'],
  ['play', 'dog', '--seat', '4'],
  ['play', 'dog', '--bots', 'deepblue'],
  ['play', 'dog', '--save', folder],
  ['play', 'dog', '--save', join(empty, 'below')],
];

const faultyContent: readonly (readonly string[])[] = [
  ['legal', 'dog', ''],
  ['legal', 'dog', 'nonsense'],
  ['legal', 'dog', '-'],
  ['legal', 'dog', toPlay.replace('round:1', 'round:x')],
  ['legal', 'dog', `${toPlay} \u{1B}[31m:red`],
  ['legal', 'dog', 'x'.repeat(100_000)],
  ['whynot', 'dog', 'nonsense', '--seat', '0', 'fold'],
  ['whynot', 'dog', toPlay, '--seat', '0', '\u{7}beep'],
  ['apply', 'dog', 'nonsense', '0 fold'],
  ['apply', 'dog', toPlay, '0 fold'],
  ['apply', 'dog', toPlay, '9 fold'],
  ['apply', 'dog', toPlay, 'nonsense'],
  ['apply', 'dog', toPlay, 'clock'],
  ['apply', 'dog', toPlay, 'chance ?'],
  ['view', 'dog', 'nonsense'],
  ['perft', 'dog', 'nonsense', '1'],
  ...['replay', 'check', 'verify'].flatMap((command) =>
    [empty, binary, latin, prose, foreign, future, crowded, huge].map((path) => [command, path]),
  ),
];

async function expectOneSentence(args: readonly string[], exit: number): Promise<void> {
  const done = await rudel(args, { cwd: folder, env: { XDG_STATE_HOME: join(folder, 'state') } });
  expect(done.exit).toBe(exit);
  expect(done.out).toBe('');
  expect(done.err).toMatch(/^[^\n\p{Cc}]+\n$/u);
  expect(done.err).not.toContain('defect');
  expect(done.err.length).toBeLessThan(400);
  const asData = await rudel([...args, '--json'], { cwd: folder });
  expect(asData.exit).toBe(exit);
  if (!args.some((arg) => arg.startsWith('--json')))
    expect(JSON.parse(asData.out)).toMatchObject({ ok: false, error: asData.err.trim() });
}

test.each(wrongUsage.map((args) => ({ args })))('wrong usage: $args', ({ args }) =>
  expectOneSentence(args, 2),
);

test.each(faultyContent.map((args) => ({ args })))('faulty content: $args', ({ args }) =>
  expectOneSentence(args, 1),
);
