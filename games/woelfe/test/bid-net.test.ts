import { describe, expect, it } from 'vitest';
import { FastRound } from '../src/bot/know/fast/fast-round.ts';
import { loadHand } from '../src/bot/know/fast/loading.ts';
import { BidNet } from '../src/bot/value/nets/bid-net.ts';
import type { Kind } from '../src/dice.ts';

type Table = { readonly hands: readonly (readonly Kind[])[]; readonly bids: readonly number[] };

/** What the first seat may hope to score, with some tricks and wolves taken before. */
function hopeOf({ hands, bids }: Table, tricks = 0, wolves = 0): number {
  const round = new FastRound();
  round.seats = hands.length;
  round.trick.seats = hands.length;
  round.played = tricks;
  round.size = tricks + (hands[0] as readonly Kind[]).length;
  round.goblins.fill(1);
  for (const [seat, bid] of bids.entries()) {
    round.bids[seat] = bid;
    loadHand(round, seat, hands[seat] as readonly Kind[]);
  }
  round.tricks[0] = tricks;
  round.wolves[0] = wolves;
  const points = new Float64Array(4);
  new BidNet().foresee(round, [0, 0, 0], points);
  return points[0] as number;
}

const of = (...hands: readonly (readonly Kind[])[]): readonly (readonly Kind[])[] => hands;

const against = (others: readonly Kind[]): number => hopeOf({ hands: of(['B', 'P'], others), bids: [2, 1] });

describe('what a round with bids will come to', () => {
  it('follows the dice, with two seats and with three', () => {
    const weak = of(['W', 'Y'], ['P', 'B'], ['G', 'B']);
    const strong = of(['H', 'B'], ['W', 'Y'], ['W', 'G']);
    for (const seats of [2, 3]) {
      const table = (hands: Table['hands'], bid: number): Table => ({
        hands: hands.slice(0, seats),
        bids: [bid, 1, 1].slice(0, seats),
      });
      expect(hopeOf(table(weak, 0))).toBeGreaterThan(hopeOf(table(weak, 2)));
      expect(hopeOf(table(strong, 2))).toBeGreaterThan(hopeOf(table(strong, 0)));
    }
  });

  it('takes the dice of others into account', () => {
    expect(against(['W', 'Y'])).toBeGreaterThan(against(['H', 'M']));
  });

  it('leaves no hope for a bid with too many tricks, and counts wolves taken before', () => {
    const table = { hands: of(['W', 'Y'], ['P', 'B']), bids: [0, 1] };
    expect(hopeOf(table, 1)).toBeLessThan(4);
    expect(hopeOf(table, 1, 3)).toBeCloseTo(hopeOf(table, 1) + 3, 12);
  });
});
