import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ArenaResult } from '../src/arena/arena-match.ts';
import { ladderSvg } from '../src/ladder/ladder-svg.ts';
import { ratingsOf } from '../src/ladder/ratings.ts';
import { dataOf, ownFolder, rudel } from './harness.ts';

const folder = ownFolder();

const result = (match: number, players: readonly string[], winners: readonly number[]): ArenaResult => ({
  match,
  deal: 0,
  players,
  outcome: { winners, scores: [] },
  acts: 1,
});

/** Twenty matches of which the first wins so many. */
const series = (wins: number): readonly ArenaResult[] =>
  Array.from({ length: 20 }, (_, nth) => result(nth + 1, ['a', 'b'], [nth < wins ? 0 : 1]));

function gapOf(wins: number): number {
  const rated = new Map(ratingsOf([{ results: series(wins) }]).map((one) => [one.name, one]));
  return (rated.get('a')?.mu ?? 0) - (rated.get('b')?.mu ?? 0);
}

const sigma = (results: readonly ArenaResult[]): number => ratingsOf([{ results }])[0]?.sigma ?? 0;

describe('ratings', () => {
  test('whoever wins more stands higher, and the more so the more it wins', () => {
    expect(gapOf(15)).toBeGreaterThan(0);
    expect(gapOf(20)).toBeGreaterThan(gapOf(15));
    expect(gapOf(2)).toBeLessThan(0);
  });

  test('more matches make surer', () => {
    expect(sigma(series(10))).toBeLessThan(sigma(series(10).slice(0, 4)));
  });

  test('equal shares are a draw, and shares of seats decide', () => {
    const drawn = ratingsOf([{ results: [result(1, ['a', 'b', 'a', 'b'], [0, 1])] }]);
    expect(drawn[0]?.mu).toBeCloseTo(drawn[1]?.mu ?? 0);
    const [first] = ratingsOf([{ results: [result(1, ['a', 'b', 'a', 'b', 'a'], [1, 3, 0])] }]);
    expect(first).toMatchObject({ name: 'b', wins: 1 });
  });

  test('what was broken off counts for nobody, and nobody plays against itself', () => {
    const broken = { ...result(1, ['a', 'b'], []), outcome: null };
    expect(ratingsOf([{ results: [broken] }])).toEqual([]);
    const [alone] = ratingsOf([{ results: [result(1, ['a', 'a'], [0])] }]);
    expect(alone).toMatchObject({ matches: 1, mu: 25 });
  });
});

test('a drawing names everybody, and nobody writes into it', () => {
  const rated = ratingsOf([{ results: [result(1, ['<script>"&', 'b'], [0])] }]);
  const svg = ladderSvg('Ladder <1>', 'about', rated);
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('1. &lt;script&gt;&quot;&amp;');
  expect(svg.match(/class="dot"/g)).toHaveLength(2);
  for (const [, x] of svg.matchAll(/(?:x1|x2|cx)="([\d.-]+)"/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(0);
    expect(Number(x)).toBeLessThanOrEqual(720);
  }
});

describe('the ladder of a game', () => {
  const results = join(folder, 'results');

  test('is made of all arenas, as a table, a drawing and data', async () => {
    for (const bots of ['random,easy', 'random,medium'])
      await rudel([
        'arena',
        'woelfe',
        '--bots',
        bots,
        '--matches',
        '8',
        '--results',
        results,
        '--iterations',
        '5',
      ]);
    await rudel(['arena', 'dog', '--bots', 'easy', '--matches', '1', '--results', results]);
    const { out } = await rudel(['ladder', 'woelfe', '--results', results, '--lang', 'de']);
    expect(out).toContain('Rangliste von Wölfe');
    expect(out).toMatch(/3\. random .* 16 /);
    expect(out).not.toContain('dog');
    const data = dataOf(await rudel(['ladder', 'woelfe', '--results', results, '--json'])) as {
      readonly matches: number;
      readonly ladder: readonly { readonly name: string }[];
      readonly svg: string;
    };
    expect(data.matches).toBe(16);
    expect(data.ladder.map(({ name }) => name).toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
      'easy',
      'medium',
      'random',
    ]);
    expect(readFileSync(data.svg, 'utf8')).toContain('medium');
    expect(readdirSync(results)).toContain('ladder-woelfe.json');
  });

  test('says what to do where there are no results, and which file is damaged', async () => {
    const none = await rudel(['ladder', 'woof', '--results', results]);
    expect([none.exit, none.err]).toEqual([1, expect.stringContaining('arena woof')]);
    writeFileSync(join(results, 'odd.jsonl'), '{"arena":2}\n');
    const odd = await rudel(['ladder', 'dog', '--results', results, '--lang', 'de']);
    expect([odd.exit, odd.err]).toEqual([1, expect.stringMatching(/odd\.jsonl' enthält keine Ergebnisse/)]);
  });
});
