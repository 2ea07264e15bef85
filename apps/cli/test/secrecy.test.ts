import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { dataOf, linesOf, ownFolder, rudel } from './harness.ts';

const folder = ownFolder();
const whole = join(folder, 'dog-secrets-001.rudel');
/** The first deal is done, and seats 1 and 2 have chosen their gifts in secret. */
const early = join(folder, 'early.rudel');
let gifts: string[];

beforeAll(async () => {
  await rudel(
    ['simulate', 'dog', '--matches', '1', '--bots', 'random', '--seed', 'secrets', '--record', folder],
    {},
  );
  const lines = linesOf(readFileSync(whole, 'utf8'));
  gifts = lines.filter((line) => /^\d give/.test(line)).slice(0, 4);
  const opening = lines.slice(0, lines.indexOf(gifts[0] ?? ''));
  writeFileSync(early, [...opening, gifts[1], gifts[2], ''].join('\n'));
});

describe('replay for an eye', () => {
  test('ends with its sight, and tells nothing that it may not know', async () => {
    const { exit, out } = await rudel(['replay', early, '--eye', '0']);
    const lines = linesOf(out);
    expect(exit).toBe(0);
    expect(lines.at(-1)).toMatch(/^dog\/1 eye:0 .* hands:[^?/]+\/\?/);
    expect(lines.slice(0, -1).map((line) => line.split('  ')[0])).toEqual(['1', '2']);
    expect(out).toContain('you get');
    expect(out).not.toContain('give');
  });

  test('is the same whoever has chosen in secret', async () => {
    const before = join(folder, 'before.rudel');
    const text = readFileSync(early, 'utf8');
    writeFileSync(before, text.replace(`${gifts[1]}\n${gifts[2]}\n`, ''));
    const asText = await Promise.all([before, early].map((path) => rudel(['replay', path, '--eye', '0'])));
    expect(asText[0]).toEqual(asText[1]);
    const asData = await Promise.all(
      [before, early].map((path) => rudel(['replay', path, '--eye', '0', '--json'])),
    );
    expect(asData[0]).toEqual(asData[1]);
  });

  test('as data: sentences and the sight alone', async () => {
    const data = dataOf(await rudel(['replay', whole, '--eye', '2', '--json'])) as object;
    expect(Object.keys(data)).toEqual(['game', 'seats', 'options', 'eye', 'told', 'sight', 'status']);
  });

  test('lines are numbered as they are shown', async () => {
    const lines = linesOf((await rudel(['replay', whole, '--eye', 'table'])).out).slice(0, -1);
    expect(lines.map((line) => Number(line.trim().split(' ')[0]))).toEqual(lines.map((_, nth) => nth + 1));
  });

  test('seats are named as words in a sentence are', async () => {
    const { out } = await rudel(['replay', whole]);
    expect(out).toMatch(/^ *\d+ {2}\S.*[a-z,] seat \d/m);
    expect(out).not.toMatch(/[a-z,] Seat \d/);
    expect(out).not.toMatch(/^ *\d+ {2}seat/m);
  });

  test('a fault names its line only', async () => {
    const broken = join(folder, 'broken.rudel');
    writeFileSync(broken, `${readFileSync(early, 'utf8')}${gifts[1]}\n`);
    const { exit, err } = await rudel(['replay', broken, '--eye', '0']);
    expect(exit).toBe(1);
    expect(err).toMatch(/broken\.rudel':\d+: The record cannot be played on from here/);
  });
});

/** Another starter: possible, but not what the secret gives; what comes after it does not fit. */
const otherDraw = (record: string): string =>
  record.replace(/^chance (\d)$/m, (_, seat) => `chance ${(Number(seat) + 1) % 4}`);
const onlyFirstDraw = (record: string): string => /^[^]*?\nchance \d\n/.exec(record)?.[0] ?? '';

describe('a damaged save', () => {
  const save = join(folder, 'mine.rudel');
  const args = ['play', 'dog', '--bots', 'random', '--seed', 'damaged', '--save', save];
  let text: string;

  beforeAll(async () => {
    await rudel(args, { lines: ['1', '1'] });
    text = readFileSync(save, 'utf8');
  });

  test.each([
    ['an act', otherDraw, 'line 18, this cannot come next', 'Zeile 18, das kann hier nicht folgen'],
    [
      'a draw',
      (record: string) => otherDraw(onlyFirstDraw(record)),
      'line 15, this is not what its secret draws',
      'Zeile 15, das zieht ihr Geheimnis nicht',
    ],
    [
      'a tag',
      (record: string) => record.replace('[Seats', '[Se ats'),
      'line 2, it is not a record',
      'Zeile 2, das ist kein Protokoll',
    ],
    [
      'the secret',
      (record: string) => record.replace(/Secret "../, 'Secret "zz'),
      'its secret is missing or damaged',
      'ihr Geheimnis fehlt oder ist beschädigt',
    ],
  ])('in %s: its line and what kind of fault it is', async (_, damage, sentence, satz) => {
    writeFileSync(save, damage(text));
    const { err } = await rudel(args, { lines: ['n'] });
    expect(err).toBe(`The saved match '${save}' cannot be resumed: ${sentence}.\n`);
    const german = await rudel([...args, '--lang', 'de'], { lines: ['n'] });
    expect(german.err).toBe(`Die gespeicherte Partie '${save}' lässt sich nicht fortsetzen: ${satz}.\n`);
  });
});

const defect = (): void => {
  throw new Error('The bot holds a king.');
};

test('a defect of a bot does not tell what it holds', async () => {
  for (const lang of ['en', 'de']) {
    const { exit, err } = await rudel(
      ['play', 'dog', '--save', join(folder, `defect-${lang}.rudel`), '--lang', lang],
      { onAsk: defect },
    );
    expect([exit, err.includes('king')]).toEqual([1, false]);
  }
});
