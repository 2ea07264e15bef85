import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { dataOf, linesOf, ownFolder, rudel } from './harness.ts';
import type { Done } from './harness.ts';

const folder = ownFolder();
const played = join(folder, 'played');
let simulated: Done;
let text: string;

beforeAll(async () => {
  simulated = await rudel(
    ['simulate', 'dog', '--matches', '2', '--bots', 'random', '--seed', 's', '--record', 'played', '--json'],
    { cwd: folder },
  );
  text = readFileSync(join(played, 'dog-1.rudel'), 'utf8');
});

function written(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const deals = (record: string): string[] =>
  linesOf(record)
    .filter((line) => line.startsWith('chance'))
    .slice(0, 2);

describe('simulate', () => {
  test('results per bot and per seat, lengths and speed', () => {
    const data = dataOf(simulated) as {
      matches: number;
      acts: { mean: number };
      seats: unknown[];
      actsPerSecond: number;
    };
    expect(data).toMatchObject({
      game: 'dog',
      seed: 's',
      matches: 2,
      seconds: 1,
      bots: { random: { wins: 1, matches: 2 } },
    });
    expect(data.seats).toHaveLength(4);
    expect(data.actsPerSecond).toBe(Math.round(2 * data.acts.mean));
    expect(readdirSync(played)).toEqual(['dog-1.rudel', 'dog-2.rudel']);
  });

  test('the same seed gives the same, as a table', async () => {
    const args = ['simulate', 'dog', '--matches', '1', '--bots', 'random,random', '--seed', 's'];
    const one = await rudel(args);
    expect(one.exit).toBe(0);
    expect(one.out).toMatch(/^dog, seed s\n1 matches, .* acts\/s\n/);
    expect(one.out).toContain('seat 3');
    expect((await rudel(args)).out).toBe(one.out);
  });

  test('duplicate deals: the same first deal for both orders of two bots', async () => {
    const pair = join(folder, 'pair');
    const bots =
      (dataOf(await rudel(['games', '--json'])) as { games: { bots: string[] }[] }).games[0]?.bots ?? [];
    const names = [bots[0], bots.at(-1)].join(',');
    await rudel([
      'simulate',
      'dog',
      '--matches',
      '2',
      '--bots',
      names,
      '--seed',
      'd',
      '--iterations',
      '1',
      '--record',
      pair,
    ]);
    const [one = '', other = ''] = ['1', '2'].map((nth) =>
      readFileSync(join(pair, `dog-${nth}.rudel`), 'utf8'),
    );
    expect(deals(one)).toEqual(deals(other));
    expect(one.includes(`[Player0 "${bots[0]}"]`)).toBe(true);
    expect(other.includes(`[Player0 "${bots.at(-1)}"]`)).toBe(true);
  });
});

describe('check', () => {
  test('a sound record: every act, position and draw', async () => {
    const { exit, out } = await rudel(['check', 'played/dog-1.rudel'], { cwd: folder });
    expect(exit).toBe(0);
    expect(out).toContain('is a sound record of a match of dog, finished.');
    expect(out).toContain('the revealed secret fits its commitment');
    expect((await rudel(['verify', 'played/dog-1.rudel'], { cwd: folder })).out).toBe(out);
  });

  test('as data', async () => {
    const data = dataOf(await rudel(['check', join(played, 'dog-2.rudel'), '--json']));
    expect(data).toMatchObject({ ok: true, fairness: 'proven', finished: true, positions: 1 });
  });

  test('says how far draws are proven', async () => {
    const hidden = written('hidden.rudel', text.replace(/\[Secret.*\]\n/, ''));
    expect(dataOf(await rudel(['check', hidden, '--json']))).toMatchObject({ fairness: 'committed' });
    const bare = written('bare.rudel', text.replace(/\[Secret.*\]\n/, '').replace(/\[Commitment.*\]\n/, ''));
    expect(dataOf(await rudel(['check', bare, '--json']))).toMatchObject({ fairness: 'unproven' });
  });

  test.each([
    [
      'a move that is not lawful',
      (record: string) => record.replace(/\n0 give \w+\n/, '\n0 fold\n'),
      /:\d+: .*\(dog 2\.3\)/,
    ],
    ['an act left out', (record: string) => record.replace(/\n0 give \w+\n/, '\n'), /:\d+: /],
    [
      'another starter',
      (record: string) =>
        record.replace(/\nchance (\d)\n/, (_, seat) => `\nchance ${(Number(seat) + 1) % 4}\n`),
      /:\d+: /,
    ],
    ['a draw changed', swapTwoCards, /:\d+: By its secret the table should have drawn/],
    [
      'another secret',
      (record: string) => record.replace(/\[Secret "../, '[Secret "00'),
      /not the one that was committed/,
    ],
    [
      'a secret that is none',
      (record: string) => record.replace(/\[Secret "../, '[Secret "zz'),
      /64 hexadecimal/,
    ],
    [
      'another last position',
      (record: string) => record.replace(/(\n= .* round:)(\d+)/, '$19$2'),
      /The asserted position is not the one here/,
    ],
    [
      'a contribution that nobody made',
      (record: string) => record.replace('[Contribution1 ""]', '[Contribution1 "x"]'),
      /:\d+: By its secret/,
    ],
  ])('finds %s', async (name, tamper, sentence) => {
    const tampered = tamper(text);
    expect(tampered).not.toBe(text);
    const path = written('tampered.rudel', tampered);
    const done = await rudel(['check', path]);
    expect([name, done.exit, done.out]).toEqual([name, 1, '']);
    expect(done.err).toMatch(sentence);
    expect(linesOf(done.err)).toHaveLength(1);
  });
});

/** Exchanges two different cards of the second deal: possible, but not what the secret gives. */
function swapTwoCards(record: string): string {
  const dealt = linesOf(record).filter((line) => /^chance .*,/.test(line));
  const deal = dealt.at(-1) ?? '';
  const cards = deal.slice('chance '.length).split(',');
  const other = cards.findIndex((card) => card !== cards[0]);
  const swapped = cards.with(0, cards[other] ?? '').with(other, cards[0] ?? '');
  return `${record.slice(0, record.lastIndexOf(deal))}chance ${swapped.join(',')}\n`;
}

describe('replay', () => {
  test('act by act in words, and the last position', async () => {
    const { exit, out } = await rudel(['replay', join(played, 'dog-1.rudel'), '--lang', 'de']);
    const lines = linesOf(out);
    expect(exit).toBe(0);
    expect(lines[0]).toMatch(/^ +1 {2}Das Los fällt auf Platz \d: Anfang!$/);
    expect(lines.at(-1)).toMatch(/^dog\/1 .* phase:over /);
    expect(out).not.toContain('du bekommst');
  });

  test('for another eye', async () => {
    expect((await rudel(['replay', join(played, 'dog-1.rudel'), '--eye', '0'])).out).toContain('you get');
  });

  test('as data', async () => {
    const data = dataOf(await rudel(['replay', join(played, 'dog-1.rudel'), '--json'])) as {
      acts: object[];
      turn: object;
    };
    expect(data.acts[1]).toMatchObject({ told: ['Round 1: 6 cards each.'] });
    expect(data.turn).toMatchObject({ kind: 'over' });
  });

  test('a record that does not replay', async () => {
    const path = written('broken.rudel', `${text}0 fold\n`);
    const { exit, err } = await rudel(['replay', path]);
    expect(exit).toBe(1);
    expect(err).toMatch(/broken\.rudel':\d+: The match is over/);
  });
});
