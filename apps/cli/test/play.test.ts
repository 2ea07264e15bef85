import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { linesOf, ownFolder, rudel } from './harness.ts';
import type { Circumstances, Done } from './harness.ts';

const folder = ownFolder();
const bots = ['--bots', 'random'];
/** Seeds of matches that are over soon when the first choice is always taken. */
const short = { seat0: '5', seat2: '3' };

/** A home of its own for one test. */
function home(name: string): { env: { XDG_STATE_HOME: string }; save: string } {
  const state = join(folder, name);
  return { env: { XDG_STATE_HOME: state }, save: join(state, 'rudel', 'dog.rudel') };
}

const play = (lines: readonly string[], around: Circumstances, ...flags: readonly string[]): Promise<Done> =>
  rudel(['play', 'dog', ...bots, ...(flags.includes('--seed') ? [] : ['--seed', 'play']), ...flags], {
    ...around,
    lines,
  });

const always = (line: string, times: number): string[] => Array.from({ length: times }, () => line);
const actsIn = (file: string): string[] =>
  linesOf(readFileSync(file, 'utf8')).filter((line) => /^(\d|chance)/.test(line));

test('the board, one’s own hand, the moves and what the others do', async () => {
  const { env } = home('shown');
  const { exit, out, err } = await play(['1'], { env });
  expect([exit, err]).toEqual([0, '']);
  expect(out).toContain('Round 1: 6 cards each; you get');
  expect(out).toMatch(/hand {2}\w+ \w+ \w+ \w+ \w+ \w+ /);
  expect(out).toContain('C (random) · partner');
  expect(out).toMatch(/ 1\) Give the \w+/);
  expect(out).toContain('Everybody has given a card; you receive');
  expect(linesOf(out).every((line) => line.length < 80)).toBe(true);
});

test('nothing of the others’ hands is told', async () => {
  const { env, save } = home('secrets');
  const { out } = await play([], { env });
  const deal = (actsIn(save)[1] ?? '').slice('chance '.length).split(',');
  expect(deal).toHaveLength(24);
  expect(out.match(/hand {2}6 cards/g)).toHaveLength(3);
  expect(out).not.toContain(readFileSync(save, 'utf8').match(/Secret "(\w+)"/)?.[1] ?? 'a secret');
});

describe('what can be typed', () => {
  test('help, the board, nonsense, numbers that are none, an illegal move, and quit', async () => {
    const { env } = home('typed');
    const { exit, out } = await play(['?', 'b', 'xyzzy', '99', '0', 'fold', '', 'q'], { env });
    expect(exit).toBe(0);
    expect(out).toContain('Type the number of a line;');
    expect(out).toMatch(/I do not understand 'xyzzy': type a number, a move like give \w+, or \? for help\./);
    expect(out).not.toContain('is not a move');
    expect(out).toContain('Choose a number from 1 to');
    expect(out).toContain('First every player gives their partner a card. (dog 2.3)');
    expect(out.match(/^43 42 41/gm)).toHaveLength(2);
    expect(out).toContain('The match is saved. To go on with it:\n  npx rudel play dog\n');
  });

  test('a move in its notation', async () => {
    const { env, save } = home('notation');
    const first = await play([], { env });
    const card = /hand {2}(\w+) \w+ \w+ \w+ \w+ \w+ /.exec(first.out)?.[1] ?? '';
    await play(['y', `give ${card}`], { env });
    expect(actsIn(save)).toContain(`0 give ${card}`);
  });

  test('in German', async () => {
    const { env } = home('german');
    const { out } = await play(['?', 'fold'], { env }, '--lang', 'de');
    expect(out).toContain('Dein Zug');
    expect(out).toContain('(dog 2.3)');
    expect(out).toContain('Uhrzeigersinn');
  });

  test('colour only where it is wanted', async () => {
    const grey = await play([], home('grey'));
    const bright = await play([], { ...home('bright'), hasColour: true });
    expect(grey.out).not.toContain('\u{1B}');
    expect(bright.out).toContain('\u{1B}[1;34m');
  });
});

describe('interrupted and resumed', () => {
  test('the match goes on where it was, as if nothing had happened', async () => {
    const whole = home('whole');
    await play(always('1', 12), whole);
    const parts = home('parts');
    await play(always('1', 5), parts);
    const kept = actsIn(parts.save);
    const { out } = await play(['y', ...always('1', 7)], parts);
    expect(out).toContain('You have an unfinished match of Dog. Go on with it? (Y/n) ');
    expect(actsIn(parts.save).slice(0, kept.length)).toEqual(kept);
    expect(actsIn(parts.save)).toEqual(actsIn(whole.save));
    expect(existsSync(`${parts.save}.new`)).toBe(false);
  });

  test('a new match is begun on demand; the old one is put away', async () => {
    const around = home('anew');
    await play(['1'], around);
    const old = readFileSync(around.save, 'utf8');
    const { exit, out } = await play(['maybe', 'n'], around, '--option', 'deck=braendi');
    expect(exit).toBe(0);
    expect(out).toContain('Please answer y or n');
    expect(readFileSync(around.save, 'utf8')).toContain('deck=braendi');
    const [away = ''] = readdirSync(dirname(around.save)).filter((name) => name !== 'dog.rudel');
    expect(readFileSync(join(dirname(around.save), away), 'utf8')).toBe(old);
  });

  test('leaving at the question leaves the match alone', async () => {
    const around = home('undecided');
    await play(['1'], around);
    const old = readFileSync(around.save, 'utf8');
    expect((await play([], around)).exit).toBe(0);
    expect((await play(['q'], around)).exit).toBe(0);
    expect(readFileSync(around.save, 'utf8')).toBe(old);
  });

  test.each([
    ['empty', () => ''],
    ['binary', () => '\0\0'],
    ['prose', () => 'hello\n'],
    ['cut off within a line', (text: string) => text.slice(0, -3)],
    ['with a wrong move', (text: string) => `${text}0 fold\n`],
    ['without its secret', (text: string) => text.replace(/\[Secret.*\]/, '')],
    ['without a person', (text: string) => text.replace('"person"', '"random"')],
    ['with an unknown bot', (text: string) => text.replace('"random"', '"deepblue"')],
    ['of another game', (text: string) => text.replace('dog/1', 'lupus/1')],
  ])('a save that is %s: one sentence, and a new match is offered', async (name, damage) => {
    const around = home(`damaged ${name}`);
    await play(['1'], around);
    const damaged = damage(readFileSync(around.save, 'utf8'));
    writeFileSync(around.save, damaged);
    const declined = await play(['n'], around);
    expect([declined.exit, linesOf(declined.err).length]).toEqual([1, 1]);
    expect(declined.err).toContain('cannot be resumed');
    expect(readFileSync(around.save, 'utf8')).toBe(damaged);
    const agreed = await play(['y', 'q'], around);
    expect(agreed.exit).toBe(0);
    expect(agreed.out).toContain('Round 1: 6 cards each; you get');
    expect(readFileSync(join(dirname(around.save), 'dog-damaged.rudel'), 'utf8')).toBe(damaged);
  });

  test('where nothing can be saved, it says so once and plays on', async () => {
    const blocked = join(folder, 'blocked');
    writeFileSync(blocked, 'a file where a folder should be');
    const { exit, out, err } = await play(['1', 'q'], { env: { XDG_STATE_HOME: blocked } });
    expect(exit).toBe(0);
    expect(linesOf(err)).toHaveLength(1);
    expect(err).toContain('The match is not saved');
    expect(out).toContain('Everybody has given');
    expect(out).not.toContain('The match is saved');
  });
});

describe('to the end', () => {
  test('the result, the record’s place, and a record that checks', async () => {
    const around = home('end');
    const { exit, out } = await play(always('1', 4000), around, '--seed', short.seat0);
    expect(exit).toBe(0);
    expect(out).toMatch(/\) won\. /);
    const [file = ''] = readdirSync(dirname(around.save));
    expect(file).toMatch(/^dog-[\da-f]{8}\.rudel$/);
    expect(out).toContain(`npx rudel check ${join(dirname(around.save), file)}\n`);
    const checked = await rudel(['check', join(dirname(around.save), file)]);
    expect(checked.out).toContain('finished');
    expect(checked.out).toContain('the revealed secret fits');
    expect((await play([], around)).out).not.toContain('from before');
  });

  test('with --save the record stays there; a later match puts it away', async () => {
    const save = join(folder, 'kept', 'mine.rudel');
    mkdirSync(dirname(save));
    const around = { ...home('unused'), cwd: dirname(save) };
    await play(always('1', 4000), around, '--save', 'mine.rudel', '--seat', '2', '--seed', short.seat2);
    const record = readFileSync(save, 'utf8');
    expect(record).toContain('[Player2 "person"]');
    expect((await rudel(['check', save])).exit).toBe(0);
    const { out } = await play([], around, '--save', 'mine.rudel');
    expect(out).toContain(`  npx rudel play dog --save ${save}\n`);
    expect(readdirSync(dirname(save))).toHaveLength(2);
  });
});

test('a program can play, too: every message is an object on a line', async () => {
  const around = home('program');
  const { exit, out } = await play(['fold', 'J:', '1', 'q'], around, '--json', '--seed', short.seat0);
  const messages = linesOf(out).map((line) => JSON.parse(line) as { [key: string]: unknown });
  expect(exit).toBe(0);
  expect(messages[0]).toEqual({ seat: 0, players: ['person', 'random', 'random', 'random'] });
  expect(messages.find(({ asked }) => asked !== undefined)?.['asked']).toMatchObject({
    status: expect.stringContaining('Pass a card to C') as string,
  });
  expect(messages).toContainEqual({
    refused: {
      sentence: 'First every player gives their partner a card. (dog 2.3)',
      game: 'dog',
      rule: '2.3',
      reason: 'exchange-first',
    },
  });
  expect(messages.at(-1)).toEqual({ left: true, resume: 'npx rudel play dog' });
  const again = await play(['y', ...always('1', 4000)], around, '--json');
  expect(again.out.startsWith('{"question":')).toBe(true);
  expect(JSON.parse(linesOf(again.out).at(-1) ?? '')).toHaveProperty('over.winners');
});

describe('the menu on a terminal', () => {
  const around = { ...home('menu'), isTerminal: true };

  test('a number begins a match', async () => {
    const { exit, out } = await rudel([], { ...around, lines: ['7', '1', 'q'] });
    expect(exit).toBe(0);
    expect(out).toContain('  1) Dog: ');
    expect(out).toContain('Choose a number from 1 to ');
    expect(out).toContain('The match is saved');
  });

  test('q or the end of the input leaves', async () => {
    expect((await rudel([], { ...around, lines: ['q'] })).exit).toBe(0);
    expect((await rudel([], around)).exit).toBe(0);
  });
});
