import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Io } from '../src/io.ts';
import { SaveFile, usualSavePath } from '../src/play/save-file.ts';
import { troubleOf, writingTroubleOf } from '../src/troubles.ts';
import { linesOf, ownFolder, rudel } from './harness.ts';
import type { Circumstances, Done } from './harness.ts';

const folder = ownFolder();

function home(name: string): { env: { XDG_STATE_HOME: string }; save: string } {
  const state = join(folder, name);
  return { env: { XDG_STATE_HOME: state }, save: join(state, 'rudel', 'dog.rudel') };
}

const play = (lines: readonly string[], around: Circumstances, ...flags: readonly string[]): Promise<Done> =>
  rudel(['play', 'dog', ...flags], { ...around, lines });

const pathWith = (env: Io['env']): string => usualSavePath({ env } as Io, 'dog');
const below = (path: string): string => join(path, '.local', 'state', 'rudel', 'dog.rudel');

describe('the usual place', () => {
  test.each([
    [{ XDG_STATE_HOME: '/state', HOME: '/me' }, join('/state', 'rudel', 'dog.rudel')],
    [{ XDG_STATE_HOME: '', HOME: '/me' }, below('/me')],
    [{ XDG_STATE_HOME: 'state', HOME: '/me' }, below('/me')],
    [{ HOME: '' }, below(homedir())],
    [{}, below(homedir())],
  ])('%j', (env, path) => {
    expect(pathWith(env)).toBe(path);
  });
});

describe('two sittings at one match', () => {
  test('the second to write stops, and overwrites nothing', () => {
    const path = join(folder, 'shared', 'dog.rudel');
    const [one, other] = [new SaveFile(path, 'en'), new SaveFile(path, 'en')];
    expect([one.read(), other.read()]).toEqual([null, null]);
    expect(one.write('first')).toBe(null);
    expect([one.isChanged(), other.isChanged()]).toEqual([false, true]);
    expect(other.read()).toBe('first');
    expect(other.isChanged()).toBe(false);
    expect(one.write('other')).toBe(null);
    expect([one.isChanged(), other.isChanged()]).toEqual([false, true]);
  });

  test.each([
    ['en', 'Something else has changed'],
    ['de', 'Inzwischen hat jemand'],
  ])('as a sentence (%s)', async (lang, sentence) => {
    const around = home(`twice ${lang}`);
    const foreign = 'written by somebody else\n';
    const { exit, err } = await rudel(['play', 'dog', '--lang', lang], {
      ...around,
      onAsk: () => writeFileSync(around.save, foreign),
      lines: ['1'],
    });
    expect(exit).toBe(1);
    expect(linesOf(err)).toHaveLength(1);
    expect(err).toContain(sentence);
    expect(readFileSync(around.save, 'utf8')).toBe(foreign);
  });
});

describe('an old match', () => {
  test('that is not gone on with is kept, and it is said where', async () => {
    const around = home('put-away');
    await play(['1'], around);
    const old = readFileSync(around.save, 'utf8');
    const { out } = await play(['n'], around);
    const [, command = ''] = /later:\n {2}npx rudel (play dog --save \S+)\n/.exec(out) ?? [];
    const path = command.split(' ').at(-1) ?? '';
    expect(readFileSync(path, 'utf8')).toBe(old);
    expect((await rudel(command.split(' '), { lines: ['y', 'q'] })).exit).toBe(0);
    const asData = await play(['n'], around, '--json');
    expect(asData.out).toContain('{"kept":"');
  });

  test('that is gone on with: flags that come too late are named', async () => {
    const around = home('too late');
    await play(['1'], around);
    const { err } = await play(['y'], around, '--seat', '2', '--option', 'deck=braendi', '--iterations', '9');
    expect(err).toBe(
      'The match continues with the settings it began with, so these do not apply: --seat, --option.\n',
    );
    expect((await play(['y'], around)).err).toBe('');
  });

  test('goes on with the bots of now, whatever their levels were called then', async () => {
    const around = home('old levels');
    await play(['1'], around, '--bots', 'medium');
    const saved = readFileSync(around.save, 'utf8');
    const before = saved.replaceAll('"medium"', '"greedy"');
    expect(before.match(/"greedy"/g)).toHaveLength(3);
    writeFileSync(around.save, before);
    const { exit, err } = await play(['y', '1'], around);
    expect([exit, err]).toEqual([0, '']);
    const after = readFileSync(around.save, 'utf8');
    expect(after.length).toBeGreaterThan(saved.length);
    expect(after.match(/"medium"/g)).toHaveLength(3);
  });

  test('that is damaged twice is kept twice', async () => {
    const around = home('damaged twice');
    mkdirSync(dirname(around.save), { recursive: true });
    for (const text of ['one\n', 'two\n']) {
      writeFileSync(around.save, text);
      await play(['y'], around);
    }
    const kept = readdirSync(dirname(around.save)).filter((name) => name.includes('damaged'));
    expect(kept.toSorted()).toEqual(['dog-damaged-2.rudel', 'dog-damaged.rudel']);
  });
});

test('a place that cannot be written is told in the language of the sitting', async () => {
  const blocked = join(folder, 'blocked');
  writeFileSync(blocked, '');
  const { err } = await play(['q'], { env: { XDG_STATE_HOME: blocked } }, '--lang', 'de');
  expect(err).toMatch(/^Die Partie wird nicht gespeichert: .* lässt sich nicht anlegen.*\.\n$/);
  expect(existsSync(join(blocked, 'rudel'))).toBe(false);
});

test('what may not be opened, and what may not be written', () => {
  const refusal = Object.assign(new Error('no'), { code: 'EACCES' });
  expect([troubleOf(refusal), writingTroubleOf(refusal)]).toEqual([
    'may not be opened',
    'may not be written',
  ]);
  expect(writingTroubleOf(refusal, 'de')).toBe('darf nicht geschrieben werden');
  expect(writingTroubleOf(Object.assign(new Error('odd'), { code: 'EODD' }))).toBe('cannot be used (EODD)');
});
