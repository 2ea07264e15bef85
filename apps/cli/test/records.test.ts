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
  text = readFileSync(join(played, 'dog-s-001.rudel'), 'utf8');
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
    expect(readdirSync(played)).toEqual(['dog-s-001.rudel', 'dog-s-002.rudel']);
  });

  test('the same seed gives the same, as a table', async () => {
    const args = ['simulate', 'dog', '--matches', '1', '--bots', 'random,random', '--seed', 's'];
    const one = await rudel(args);
    expect(one.exit).toBe(0);
    expect(one.out).toMatch(/^dog, seed s\n1 match, .* acts\/s\n/);
    expect(one.out).toContain('seat 3');
    expect((await rudel(args)).out).toBe(one.out);
  });

  test('records are never overwritten', async () => {
    const again = ['simulate', 'dog', '--matches', '1', '--bots', 'random', '--record', 'played', '--seed'];
    const { exit, out, err } = await rudel([...again, 's'], { cwd: folder });
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain("dog-s-001.rudel' is there already and is not overwritten.");
    expect(readFileSync(join(played, 'dog-s-001.rudel'), 'utf8')).toBe(text);
    const fresh = again.with(7, 'fresh');
    expect((await rudel([...fresh, 'Wölfe & 7!'], { cwd: folder })).exit).toBe(0);
    expect((await rudel([...fresh, '!?'], { cwd: folder })).exit).toBe(0);
    const [odd, words] = readdirSync(join(folder, 'fresh'));
    expect(odd).toMatch(/^dog-[\da-f]{8}-001\.rudel$/);
    expect(words).toBe('dog-w-lfe-7-001.rudel');
  });

  test('progress for whoever watches, and the tally so far when interrupted', async () => {
    const args = ['simulate', 'dog', '--matches', '9', '--bots', 'random', '--seed', 's'];
    const { exit, out, err } = await rudel(args, { isWatched: true, patience: 1 });
    expect(exit).toBe(130);
    expect(err).toContain('\r1 of 9 matches');
    expect(out).toContain('interrupted after 1 of 9 matches');
    expect(out).toContain('1 match, ');
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
      readFileSync(join(pair, `dog-d-00${nth}.rudel`), 'utf8'),
    );
    expect(deals(one)).toEqual(deals(other));
    expect(one.includes(`[Player0 "${bots[0]}"]`)).toBe(true);
    expect(other.includes(`[Player0 "${bots.at(-1)}"]`)).toBe(true);
  });
});

describe('check', () => {
  test('a sound record: every act, position and draw', async () => {
    const { exit, out } = await rudel(['check', 'played/dog-s-001.rudel'], { cwd: folder });
    expect(exit).toBe(0);
    expect(out).toContain('is a sound record of a match of dog, finished.');
    expect(out).toContain('the revealed secret fits its commitment');
    expect((await rudel(['verify', 'played/dog-s-001.rudel'], { cwd: folder })).out).toBe(out);
  });

  test('as data', async () => {
    const data = dataOf(await rudel(['check', join(played, 'dog-s-002.rudel'), '--json']));
    expect(data).toMatchObject({ ok: true, fairness: 'proven', finished: true, positions: 1 });
  });

  test('says how far draws are proven', async () => {
    const hidden = written('hidden.rudel', text.replace(/\[Secret.*\]\n/, ''));
    const { exit, out } = await rudel(['check', hidden]);
    expect(exit).toBe(0);
    expect(out).toContain('its draws are unproven: the secret is missing');
    expect(out).not.toContain('sound');
    expect(dataOf(await rudel(['check', hidden, '--json']))).toMatchObject({ fairness: 'unproven' });
    const begun = linesOf(text)
      .slice(0, 16)
      .join('\n')
      .replace(/\[Secret.*\]\n/, '');
    const going = written('going.rudel', begun);
    expect(dataOf(await rudel(['check', going, '--json']))).toMatchObject({ fairness: 'committed' });
  });

  test('misses a commitment', async () => {
    const uncommitted = text.replace(/\[Commitment.*\]\n/, '');
    const bare = written('bare.rudel', uncommitted.replace(/\[Secret.*\]\n/, ''));
    const plain = await rudel(['check', bare]);
    expect([plain.exit, plain.out.includes('the commitment is missing')]).toEqual([0, true]);
    expect(dataOf(await rudel(['check', bare, '--json']))).toMatchObject({ fairness: 'unproven' });
    const { exit, err } = await rudel(['check', written('late.rudel', uncommitted)]);
    expect(exit).toBe(1);
    expect(err).toContain('The commitment is missing, so the secret proves nothing.');
  });

  test('compares a record with what one was told and has added', async () => {
    const [, commitment = ''] = /\[Commitment "(\w+)"\]/.exec(text) ?? [];
    const path = written('promised.rudel', text);
    const kept = await rudel(['check', path, '--promised', commitment]);
    expect(kept.exit).toBe(0);
    expect(kept.out).toContain('promise: kept: the commitment is the one you were told');
    const hidden = written('hidden.rudel', text.replace(/\[Secret.*\]\n/, ''));
    const early = await rudel(['check', hidden, '--promised', commitment, '--added', 'k3J9sX2q']);
    expect([early.exit, early.out.includes('once the secret is revealed')]).toEqual([0, true]);
    const other = await rudel(['verify', path, '--promised', '0'.repeat(64)]);
    expect([other.exit, other.out]).toEqual([1, '']);
    expect(other.err).toContain('The promise was broken: this record names another commitment');
    const { exit, err } = await rudel(['check', path, '--added', 'k3J9sX2q']);
    expect(exit).toBe(1);
    expect(err).toContain('‘k3J9sX2q’, is not among the contributions');
    expect((await rudel(['check', path, '--promised', 'abc'])).exit).toBe(2);
    expect((await rudel(['check', path, path, '--added', 'x'])).exit).toBe(2);
  });

  test('does not call a commitment a promise that a record has from before', async () => {
    const before = await rudel(['check', written('before.rudel', text)]);
    expect(before.out).toContain('it does not say whether its commitment was published before the deal');
    const dealt = written(
      'dealt.rudel',
      text.replace('[Commitment', '[Dealt "2026-11-18T20:15:00Z"]\n[Commitment'),
    );
    const now = await rudel(['check', dealt]);
    expect(now.out).toContain('the table published before it dealt (2026-11-18T20:15:00Z)');
    expect(dataOf(await rudel(['check', dealt, '--json']))).toMatchObject({ promise: 'published' });
  });

  test('several files and folders: a line each, exit 1 if any is bad', async () => {
    const good = await rudel(['check', 'played'], { cwd: folder });
    expect([good.exit, linesOf(good.out).length]).toEqual([0, 3]);
    expect(good.out).toContain('2 records, none with a fault.');
    const broken = written('one-bad.rudel', `${text}0 fold\n`);
    const both = await rudel(['check', broken, 'played'], { cwd: folder });
    expect([both.exit, both.err]).toEqual([1, '']);
    expect(both.out).toMatch(/one-bad\.rudel':\d+: The match is over/);
    expect(both.out).toContain('3 records, 1 with a fault.');
    const data = dataOf(await rudel(['check', broken, played, '--json']));
    expect(data).toMatchObject({ ok: false, files: [{ ok: false }, { ok: true }, { ok: true }] });
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
    const { exit, out } = await rudel(['replay', join(played, 'dog-s-001.rudel'), '--lang', 'de']);
    const lines = linesOf(out);
    expect(exit).toBe(0);
    expect(lines[0]).toMatch(/^ *1 {2}.*Platz \d/);
    expect(lines.at(-1)).toMatch(/^dog\/1 .* phase:over /);
    expect(out).not.toContain('du bekommst');
  });

  test('as data', async () => {
    const data = dataOf(await rudel(['replay', join(played, 'dog-s-001.rudel'), '--json'])) as {
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
