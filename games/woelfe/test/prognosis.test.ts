import { describe, expect, it } from 'vitest';
import { FastRound } from '../src/bot/know/fast/fast-round.ts';
import { loadHand } from '../src/bot/know/fast/loading.ts';
import { isForeseeable, Prognosis } from '../src/bot/value/prognosis.ts';
import type { Kind } from '../src/dice.ts';

const good: readonly Kind[] = ['M', 'B', 'B'];
const poor: readonly Kind[] = ['W', 'W', 'Y'];

/** Four tricks are played, and the wolves of each seat are known; seats 0 and 1 hunt. */
function roundWith(hands: readonly (readonly Kind[])[], wolves: readonly number[]): FastRound {
  const round = new FastRound();
  round.goblins.fill(1);
  round.played = 4;
  round.turn = 0;
  for (const [seat, hand] of hands.entries()) {
    loadHand(round, seat, hand);
    round.wolves[seat] = wolves[seat] as number;
  }
  round.drawn[0] = 1;
  round.drawn[1] = 1;
  return round;
}

const leadOf = (round: FastRound): number => new Prognosis().of(round, [0, 0, 0, 0]);

const even = [2, 2, 2, 2];

describe('how a round of sides will end', () => {
  it('follows the dice of both sides', () => {
    const hunters = leadOf(roundWith([good, good, poor, poor], even));
    const dwellers = leadOf(roundWith([poor, poor, good, good], even));
    expect(hunters).toBeGreaterThan(2);
    expect(dwellers).toBeLessThan(-2);
  });

  it('follows the wolves they have, and is settled with eight of them', () => {
    const hands = [poor, good, poor, good];
    const ahead = leadOf(roundWith(hands, [4, 3, 0, 1]));
    expect(ahead).toBeGreaterThan(leadOf(roundWith(hands, even)));
    expect(leadOf(roundWith(hands, [5, 5, 0, 0]))).toBeGreaterThanOrEqual(10);
    expect(leadOf(roundWith(hands, [0, 0, 5, 5]))).toBeLessThanOrEqual(-10);
  });

  it('is not foretold where one hunts alone, nor before the first trick', () => {
    const round = roundWith([good, poor, poor, poor], even);
    expect(isForeseeable(round)).toBe(true);
    round.drawn[0] = 2;
    round.drawn[1] = 0;
    expect(isForeseeable(round)).toBe(false);
    const fresh = roundWith([good, poor, poor, poor], even);
    fresh.played = 0;
    expect(isForeseeable(fresh)).toBe(false);
  });
});
