import { describe, expect, it } from 'vitest';
import type { Budget, Effort } from '@rudel/bots';
import { sameData, seededRng } from '@rudel/kernel';
import { greedyBot } from '../src/bot/choose/plain.ts';
import { strongBot } from '../src/bot/choose/strong.ts';
import { bestMove, woelfeBots } from '../src/bot/index.ts';
import { guessesOf } from '../src/bot/worlds/guesses.ts';
import type { Guesses } from '../src/bot/worlds/guesses.ts';
import { woelfePlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';
import { allExpansions, doHuntersWin, playMatch } from './bot-match.ts';
import { announcing, bidding, declaring, goblinWindow, lastOfThree, screen, sight } from './bot-sights.ts';

const iterations = (count: number): Budget => ({ kind: 'iterations', count });

/** All that strong does in a view under several seeds. */
function choices(view: View, count = 200): string[] {
  const seeds = ['a', 'b', 'c'];
  const moves = seeds.map((seed) => strongBot.choose(view, seededRng(seed), iterations(count)));
  return [...new Set(moves.map((move) => woelfePlayer.move.format(move)))];
}

const six = screen(6);

describe('strong decides', () => {
  it('is the last and best of the bots', () => {
    expect(woelfeBots.map(({ name }) => name)).toEqual(['greedy', 'strong']);
  });

  it('which die wins a trick of wolves that it ends', () => {
    const hands = `W,W,G,P,P,H,Y/${six}/${six}/${six}`;
    expect(choices(sight({ starter: '1', trick: '1>W2.G3.B3', hands }))).toEqual(['roll H']);
  });

  it('which die keeps or breaks its bid', () => {
    const hands = `W,H/${screen(1)}/${screen(1)}`;
    const view = (bids: string): View => lastOfThree({ hands, trick: '1>P2.P3', bids });
    expect(choices(view('0/0/1'))).toEqual(['roll W']);
    expect(choices(view('2/0/1'))).toEqual(['roll H']);
  });

  it('goblins: one against four wolves for the enemy, none against its own side', () => {
    expect(choices(goblinWindow('2>W1.W1.B4.B5', `W,W,G,H,P,P/${six}/${six}/${six}`))).toEqual(['goblin']);
    expect(choices(goblinWindow('1>W1.P1.P1.H6', `W,W,G,B,P,P/${six}/${six}/${six}`))).toEqual(['pass']);
  });

  it('where a bee goes', () => {
    const hands = `W,W,G,H,P,P/${six}/${six}/${six}`;
    const bee = { opts: 'fever=yes', starter: '1', phase: 'lay', fever: '1', hands };
    expect(choices(sight({ ...bee, trick: '1>B4.W3.B5.Y+2' }))).toEqual(['lay 1']);
    expect(choices(sight({ ...bee, trick: '1>B4.W3.B5.Y-2' }))).toEqual(['lay 3']);
  });

  it('bids by the dice it holds', () => {
    expect(choices(bidding('W,W,Y'))).toEqual(['bid 0']);
    const [high] = choices(bidding('H,H,M'), 600);
    expect(['bid 2', 'bid 3']).toContain(high);
  });

  it('declarations: with the best of hands, not with a poor one', () => {
    expect(choices(declaring('B,B,B,H,M,P,F'), 600)).toEqual(['fever']);
    expect(choices(declaring('W,W,W,W,G,H,Y'))).not.toContain('fever');
    expect(choices(declaring('W,W,W,W,G,G,Y'))).not.toContain('rabies');
  });

  it('whether to announce both hunters or to stalk', () => {
    expect(choices(announcing('W,W,W,H,H,Y,Y'), 400)).toEqual(['double']);
    expect(choices(announcing('W,W,G,H,F,P,P'))).toEqual(['pass']);
  });
});

describe('strong keeps to what it may', () => {
  it.each([2, 3, 4])('and makes only legal moves with %i seats', (seats) => {
    const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? strongBot : greedyBot));
    let decisions = 0;
    const match = { seed: `strong ${seats}`, bots, options: allExpansions, budget: iterations(16) };
    const winners = playMatch(match, (view, move) => {
      if (view.eye !== 0) return;
      decisions += 1;
      if (!woelfePlayer.legal(view).some((other) => sameData(other, move)))
        expect(woelfePlayer.move.format(move)).toBe(woelfePlayer.sight.format(view));
    });
    expect(winners.length).toBeGreaterThan(0);
    expect(decisions).toBeGreaterThan(40);
  });

  it('and makes the same move in the same view with the same seed and budget', () => {
    const match = { seed: 'again', bots: [greedyBot, greedyBot, greedyBot], budget: iterations(1) };
    let nth = 0;
    playMatch(match, (view) => {
      nth += 1;
      if (nth % 24 !== 0) return;
      const once = strongBot.choose(view, seededRng('seed'), iterations(40));
      expect(strongBot.choose(view, seededRng('seed'), iterations(40))).toEqual(once);
    });
  });

  it('and to its budget: so many iterations, or until the clock says so', () => {
    const view = sight({ hands: `W,W,G,P,P,H,Y/${screen(7)}/${screen(7)}/${screen(7)}` });
    const effortWithin = (budget: Budget): Effort => {
      const efforts: Effort[] = [];
      const rng = seededRng('budget');
      const guesses = guessesOf(view, 0, rng);
      const spied: Guesses = {
        any: () => guesses.any(),
        likely: (effort) => {
          efforts.push(effort);
          return guesses.likely(effort);
        },
      };
      bestMove(view, 0, spied, rng, budget);
      return efforts[0] as Effort;
    };
    expect(effortWithin(iterations(100)).done).toBeLessThanOrEqual(100);
    expect(effortWithin(iterations(100)).done).toBeGreaterThan(90);
    let now = 0;
    const clock = (): number => (now += 1);
    expect(effortWithin({ kind: 'ms', ms: 10, now: clock }).done).toBeLessThanOrEqual(200);
  });
});

describe('strong beats greedy', () => {
  it('as a whole side, over the same deals with the sides changed', () => {
    let won = 0;
    const deals = 10;
    for (let deal = 0; deal < deals; deal += 1) {
      const round = { seed: `sides ${deal}`, budget: iterations(40) };
      if (doHuntersWin({ ...round, hunters: strongBot, dwellers: greedyBot })) won += 1;
      if (!doHuntersWin({ ...round, hunters: greedyBot, dwellers: strongBot })) won += 1;
    }
    expect(won).toBeGreaterThan(deals);
  });

  it('alone with bids, over the same deals from every seat', () => {
    let won = 0;
    const deals = 6;
    for (let deal = 0; deal < deals; deal += 1) {
      const match = { seed: `bids ${deal}`, budget: iterations(60) };
      if (playMatch({ ...match, bots: [strongBot, greedyBot] }).includes(0)) won += 1;
      if (playMatch({ ...match, bots: [greedyBot, strongBot] }).includes(1)) won += 1;
    }
    expect(won).toBeGreaterThan(deals);
  });
});
