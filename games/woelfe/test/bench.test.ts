import { describe, expect, test } from 'vitest';
import { randomBot } from '@rudel/bots';
import { woelfe } from '@rudel/woelfe';
import { woelfeBots } from '@rudel/woelfe/bot';
import { noMatches, playBidMatch } from '../bench/bid-matches.ts';
import { Clairvoyant } from '../bench/clairvoyant.ts';
import { noRounds, playDeal } from '../bench/side-rounds.ts';
import type { SideTally } from '../bench/side-rounds.ts';
import type { WoelfeBot } from '../bench/thinking.ts';
import { sideFigures } from '../bench/woelfe-bench.ts';

const random = randomBot(woelfe.player);
const greedy = woelfeBots[0] ?? random;
const budget = { kind: 'iterations', count: 8 } as const;

function sidesOf(one: WoelfeBot, other: WoelfeBot, deals: number): SideTally {
  const sum = noRounds();
  const duel = { options: woelfe.options.defaults, one, other, budget, seed: 'test' };
  for (let deal = 0; deal < deals; deal += 1) playDeal(duel, deal, sum);
  return sum;
}

describe('Whole sides', () => {
  test('play each deal twice, and the same again with the same seed', () => {
    const [once, again] = [sidesOf(greedy, random, 6), sidesOf(greedy, random, 6)];
    expect(once.pairs.rounds + once.lone.rounds).toBe(12);
    expect([again.pairs, again.lone]).toEqual([once.pairs, once.lone]);
    expect(once.pairs.rounds % 2).toBe(0);
  });

  test('have a rate with the interval around it', () => {
    const { pairs } = sideFigures('-', greedy, random, sidesOf(greedy, random, 12));
    expect(pairs.rate).toBeGreaterThan(0.5);
    expect(pairs.interval[0]).toBeLessThan(pairs.rate);
    expect(pairs.interval[1]).toBeGreaterThan(pairs.rate);
  });

  test('may be led by one who sees everything', () => {
    const { thought } = sidesOf(new Clairvoyant(), random, 1);
    expect(thought.one.decisions).toBeGreaterThan(0);
  });
});

describe('Bids', () => {
  test.each([
    [2, 14],
    [3, 13],
  ])('of one among %i are counted in every round', (seats, rounds) => {
    const sum = noMatches();
    playBidMatch({ seats, one: greedy, other: random, budget, seed: 'test' }, 0, sum);
    expect(sum.bids).toBe(rounds);
    expect(sum.exact).toBeLessThanOrEqual(rounds);
    expect(sum.results.length).toBe(1);
  });
});
