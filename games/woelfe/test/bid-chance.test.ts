import { describe, expect, it } from 'vitest';
import { codeOf } from '../src/bot/know/fast/fast-dice.ts';
import { FastRound } from '../src/bot/know/fast/fast-round.ts';
import { nobody } from '../src/bot/know/fast/fast-trick.ts';
import { loadHand } from '../src/bot/know/fast/loading.ts';
import { BidChance } from '../src/bot/worlds/habit/bid-chance.ts';
import type { Kind } from '../src/dice.ts';

/** Three seats with this many dice each; only the first one's matter. */
function roundWith(hand: readonly Kind[], bids: readonly number[]): FastRound {
  const round = new FastRound();
  round.seats = 3;
  round.trick.seats = 3;
  round.size = hand.length;
  round.goblins.fill(1);
  for (const [seat, bid] of bids.entries()) round.bids[seat] = bid;
  loadHand(round, 0, hand);
  return round;
}

function chanceOf(hand: readonly Kind[], bids: readonly number[]): number {
  const chance = new BidChance();
  chance.read(roundWith(hand, bids), 0);
  return chance.chance;
}

describe('the chance of a bid', () => {
  it('is nothing for more tricks than there are, or fewer than one has', () => {
    const round = roundWith(['W', 'H'], [0, 1, 1]);
    const chance = new BidChance();
    chance.readAfter(round, 0, codeOf('H'), true);
    expect(chance.chance).toBe(0);
    round.bids[0] = 2;
    chance.readAfter(round, 0, codeOf('W'), false);
    expect(chance.chance).toBe(0);
  });

  it('is settled after the last trick', () => {
    const round = roundWith(['H'], [1, 0, 1]);
    const chance = new BidChance();
    chance.readAfter(round, 0, codeOf('H'), true);
    expect(chance.chance).toBe(1);
    chance.readAfter(round, 0, codeOf('H'), false);
    expect(chance.chance).toBe(0);
  });

  it('follows the dice', () => {
    const [strong, weak] = [
      ['H', 'H', 'B'],
      ['W', 'W', 'Y'],
    ] as const;
    expect(chanceOf(weak, [0, 1, 1])).toBeGreaterThan(chanceOf(weak, [2, 1, 1]));
    expect(chanceOf(strong, [2, 1, 1])).toBeGreaterThan(chanceOf(strong, [0, 1, 1]));
  });

  it('of a trick to come counts on some die of the hand', () => {
    const round = roundWith(['H', 'H'], [2, 0, 1]);
    const chance = new BidChance();
    chance.readAfter(round, 0, nobody, true);
    expect([...chance.dice][codeOf('H')]).toBe(1);
    expect(chance.left).toBe(1);
  });
});
