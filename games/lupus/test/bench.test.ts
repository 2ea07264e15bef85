import { describe, expect, test } from 'vitest';
import { adversaries } from '../bench/adversaries.ts';
import { balanceAmong, sharesOf } from '../bench/figures.ts';
import type { Balance } from '../bench/figures.ts';
import { matchesOf } from '../bench/lupus-bench.ts';
import { lupusReport } from '../bench/lupus-report.ts';

const balance = (humans: number, wolvesOfTen: number): Balance => ({
  players: 8,
  matches: 100,
  humans,
  wolves: 100 - humans,
  hamster: 0,
  decisions: 1000,
  ms: 500,
  slowest: 3,
  sureness: Array.from({ length: 10 }, (_, nth) =>
    nth === 7 ? { said: 10, sum: 7, wolves: wolvesOfTen } : { said: 0, sum: 0, wolves: 0 },
  ),
});

const comparison = (scripted: number): Parameters<typeof lupusReport>[1][number] => ({
  players: 10,
  levels: [{ name: 'strong against strong', matches: 100, humans: 50, wolves: 50, hamster: 0 }],
  scripts: [{ name: 'lurks', matches: 100, humans: 100 - scripted, wolves: scripted, hamster: 0 }],
});

describe('The report on villages', () => {
  test('says who wins, how sure villagers are, and what a script gains', () => {
    const { text, hasFailed } = lupusReport([balance(50, 7)], [comparison(52)]);
    expect(text).toContain('50.0 %');
    expect(text).toContain('among: none');
    expect(text).toContain('| 70.0 % |     70.0 % |');
    expect(hasFailed).toBe(false);
  });

  test.each([
    ['humans who win too much', balance(61, 7), comparison(50)],
    ['villagers who are surer than they should be', balance(50, 6), comparison(50)],
    ['a script that gains', balance(50, 7), comparison(56)],
  ])('fails with %s', (_name, one, compared) => {
    expect(lupusReport([one], [compared]).hasFailed).toBe(true);
  });
});

describe('The parts of a long run', () => {
  test.each([1, 3, 7])('are all of it, each match once, in %i parts', (of) => {
    const all = Array.from({ length: of }, (_, nth) => matchesOf({ nth: nth + 1, of }, 1000));
    const ends = all.map(([first, count]) => first + count);
    expect(all.map(([first]) => first)).toEqual([0, ...ends.slice(0, -1)]);
    expect(ends.at(-1)).toBe(1000);
  });
});

describe('A village of bots', () => {
  test('comes to an end that somebody wins, the same each time', () => {
    const { humans, wolves, hamster, decisions, sureness } = balanceAmong(8, 0, 3);
    expect(humans + wolves + hamster).toBe(3);
    expect(decisions).toBeGreaterThan(100);
    expect(sureness.reduce((sum, { said }) => sum + said, 0)).toBeGreaterThan(10);
    expect(balanceAmong(8, 0, 3)).toMatchObject({ humans, wolves, hamster, decisions, sureness });
  });

  test.each(adversaries.map((bot) => [bot.name, bot] as const))(
    'goes on with a wolf that %s',
    (_name, bot) => {
      const { humans, wolves } = sharesOf(bot, 8, 0, 2);
      expect(humans + wolves).toBe(2);
    },
  );
});
