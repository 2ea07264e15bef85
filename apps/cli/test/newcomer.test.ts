import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dataOf, linesOf, ownFolder, rudel } from './harness.ts';
import type { Circumstances, Done } from './harness.ts';

const folder = ownFolder();
let sittings = 0;

/** A sitting with a home of its own. */
function play(lines: readonly string[], around: Circumstances = {}, ...flags: string[]): Promise<Done> {
  sittings += 1;
  const env = { XDG_STATE_HOME: join(folder, String(sittings)), ...around.env };
  return rudel(['play', 'dog', '--bots', 'random', '--seed', 'new', ...flags], { ...around, env, lines });
}

/** How far a text reaches on a terminal, where an answer ends the line of its question. */
function widest(text: string): number {
  const lines = text.replaceAll(/Your move \(.*?\): /g, '').split('\n');
  return Math.max(...lines.map((line) => line.length));
}

describe('a new match', () => {
  test.each([
    ['en', 'is your partner', 'Goal: ', 'rules for the rules'],
    ['de', 'spielt mit dir', 'Ziel: ', 'regeln für die Regeln'],
  ])('begins with the goal, the partner and what to do (%s)', async (lang, ...parts) => {
    const { out } = await play([], {}, '--lang', lang, '--seat', '1');
    const intro = linesOf(out).slice(0, 5).join('\n');
    for (const part of parts) expect(intro).toContain(part);
    expect(intro).toContain('D (random)');
  });

  test('one from before does not', async () => {
    const env = { XDG_STATE_HOME: join(folder, 'before') };
    await play(['1'], { env });
    expect((await play(['y'], { env })).out).not.toContain('Goal: ');
  });
});

describe('what can be asked for', () => {
  test('the cards under ?', async () => {
    expect((await play(['?'])).out).toContain('A ace     1 or 11, or out of the nest');
    expect((await play(['?'], {}, '--lang', 'de')).out).toContain('4 vor oder 4 zurück');
  });

  test('the rules: what sections there are, a section, a single rule', async () => {
    const { out } = await play(['rules', 'rules 6', 'regeln 7.3', 'rules 99']);
    expect(out.match(/^ {2}6 {2}The seven$/gm)).toHaveLength(2);
    expect(out).toContain('6.1 A seven is seven single steps forward.');
    expect(out).toContain('7.3 As long as there is a stone to swap with');
    expect(widest(out)).toBeLessThan(80);
  });

  test('the board, and the list with it', async () => {
    const { out } = await play(['b']);
    expect(out.match(/^43 42 41|^ *1\) Give/gm)).toHaveLength(4);
  });
});

describe('the rules as a command', () => {
  test('all of them, in both languages', async () => {
    expect((await rudel(['rules', 'dog'])).out).toMatch(/^Dog\n\n.*\n[\s\S]*\n1 {2}Board, cards, teams\n/);
    expect((await rudel(['rules', 'dog', '--lang', 'de'])).out).toContain('1  Brett, Karten, Teams');
    expect((await rudel(['rules', 'dog', '3'])).out).toMatch(
      /\n {4}King +13 forward, or a stone out of the nest\n {4}Queen +12 forward\n/,
    );
  });

  test('a part by its number', async () => {
    const { exit, out } = await rudel(['rules', 'dog', '2.5']);
    expect(exit).toBe(0);
    expect(out).toMatch(/^2\.5 /);
    const data = dataOf(await rudel(['rules', 'dog', '6', '--json'], { env: { LANG: 'de_DE' } }));
    expect(data).toMatchObject({ game: 'dog', language: 'de', section: '6' });
  });
});

describe('the language', () => {
  test.each([
    [{ LANG: 'de_CH.UTF-8' }, true],
    [{ LC_ALL: '', LC_MESSAGES: 'de', LANG: 'en_GB' }, true],
    [{ LC_ALL: 'C', LANG: 'de_DE' }, false],
    [{ LANG: 'den_CA' }, false],
    [{}, false],
  ])('is that of the environment: %j', async (env, isGerman) => {
    const { out } = await rudel(['games'], { env });
    expect(out.includes('Plätze')).toBe(isGerman);
    expect((await rudel(['games', '--lang', 'en'], { env })).out).not.toContain('Plätze');
  });

  test.each([
    [{ LANG: 'de_CH.UTF-8' }, []],
    [{ LC_ALL: 'de_LI' }, []],
    [{ LANG: 'gsw_CH' }, []],
    [{}, ['--lang', 'de-CH']],
  ])('is spelled for Switzerland where it is wanted: %j %j', async (env, flags) => {
    for (const args of [['games'], ['rules', 'woof'], ['rules', 'lupus']]) {
      const swiss = (await rudel([...args, ...flags], { env })).out;
      const german = (await rudel([...args, '--lang', 'de'], { env })).out;
      expect(german).toMatch(/[ß„“]/);
      expect(swiss).toMatch(/ss|«/);
      expect(swiss).not.toMatch(/[ß„“]/);
    }
  });

  test('of the menu', async () => {
    const around = { isTerminal: true, env: { XDG_STATE_HOME: join(folder, 'menu') } };
    const { out } = await rudel(['--lang', 'de'], { ...around, lines: ['x', '1', 'q'] });
    expect(out).toContain('Welches Spiel?');
    expect(out).toContain('Wähle eine Nummer von 1 bis ');
    expect(out).toContain('Dein Zug');
    expect(out).toContain('npx rudel play dog --lang de');
    const german = await rudel([], { ...around, env: { ...around.env, LANG: 'de_DE' } });
    expect(german.out).toContain('Welches Spiel?');
  });

  test('of what is not understood', async () => {
    const { out } = await play(['hilfe'], {}, '--lang', 'de');
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(
      /'hilfe' verstehe ich nicht: gib eine Nummer ein, einen Zug wie give \w+, oder \? für Hilfe\./,
    );
    expect(out).not.toMatch(/\b(is|not|move)\b/);
  });
});

test('a 0 that the rules of Woof!! read otherwise is asked about', async () => {
  const flags = ['play', 'woof', '--bots', 'random', '--seed', 'new', '--seats', '5', '--seat', '2'];
  const told = async (lang: string): Promise<string> => {
    const env = { XDG_STATE_HOME: join(folder, `nought ${lang}`) };
    const { out } = await rudel([...flags, '--lang', lang], { env, lines: ['suspect 0,1', 'q'] });
    return out.replaceAll(/\s+/g, ' ');
  };
  expect(await told('en')).toContain('Type none for nobody, or choose from the list.');
  expect(await told('de')).toContain('Schreib none für niemand, oder wähl aus der Liste.');
});

test('a narrow window: a hint, and nothing but the board is wider', async () => {
  const { out } = await play(['?', 'rules 1', 'q'], { columns: 60 });
  expect(out).toContain('This window is 60 columns wide; the board needs 70.');
  const sentences = linesOf(out).filter((line) => /^[A-Z]/.test(line));
  expect(widest(sentences.join('\n'))).toBeLessThan(60);
  expect((await play([], { columns: 70 })).out).not.toContain('columns wide');
});
