import { describe, expect, it } from 'vitest';
import { seededRng } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { greedyBot } from '../src/bot/choose/plain.ts';
import type { World } from '../src/bot/worlds/guesses.ts';
import { mixed } from '../src/bot/worlds/habit/manners.ts';
import { likelihoodOf } from '../src/bot/worlds/likelihood.ts';
import { dealsOf } from '../src/deals.ts';
import type { View } from '../src/types.ts';
import { playMatch } from './bot-match.ts';
import { screen, sight } from './bot-sights.ts';

const six = screen(6);

/** How likely a world makes what others have done, for the first seat. */
const logOf = (view: View, world: World): number => likelihoodOf(view, 0).of(world);

/** The first seat's dice with those of the two opposite it; the rest does not matter, but for a hunter. */
const worldWith = (two: World[number], three: World[number]): World => [
  ['W', 'W', 'G', 'P', 'P', 'H', 'Y'],
  ['W', 'G', 'H', 'F', 'F', 'M', 'G'],
  two,
  three,
];

describe('what others did', () => {
  it('says nothing of the dice where they had no choice yet', () => {
    const view = sight({ hands: `W,W,G,P,P,H,Y/${screen(7)}/${screen(7)}/${screen(7)}` });
    const draw = dealsOf(view);
    const rng = seededRng('nothing');
    expect([logOf(view, draw(rng)), logOf(view, draw(rng))]).toEqual([0, 0]);
  });

  it('speaks against a die that would have taken wolves from an enemy and was not rolled', () => {
    const view = sight({
      opts: 'fever=yes',
      starter: '1',
      fever: '1',
      trick: '1>W3.W3.W1',
      hands: `W,W,G,P,P,H,Y/${six}/${six}/${six}`,
    });
    const couldWin = worldWith(['W', 'P', 'P', 'P', 'F', 'M'], ['W', 'G', 'G', 'Y', 'B', 'B']);
    const couldNot = worldWith(['W', 'P', 'P', 'P', 'F', 'M'], ['W', 'G', 'G', 'Y', 'W', 'W']);
    expect(logOf(view, couldWin)).toBeLessThan(logOf(view, couldNot) - 0.5);
  });

  it('depends on which kinds a seat had, not on how many of them', () => {
    const view = sight({ starter: '2', trick: '2>W2.P3', hands: `W,W,G,P,P,H,Y/${screen(7)}/${six}/${six}` });
    const once = worldWith(['W', 'W', 'G', 'B', 'P', 'P'], ['W', 'W', 'G', 'B', 'M', 'Y']);
    const again = worldWith(['W', 'G', 'G', 'B', 'P', 'P'], ['W', 'W', 'G', 'B', 'M', 'Y']);
    expect(logOf(view, once)).toBeCloseTo(logOf(view, again), 12);
  });
});

/** How plainly greedy seems to play to the first seat at the ends of rounds, on average. */
function plainnessAt(seats: number): number {
  const bots = Array.from({ length: seats }, () => greedyBot);
  const rng = seededRng(`plain ${seats}`);
  let [sum, count] = [0, 0];
  playMatch({ seed: `plain ${seats}`, bots, budget: { kind: 'iterations', count: 1 } }, (view) => {
    if (view.eye !== 0 || view.shown.tricks.length < 5) return;
    const likelihood = likelihoodOf(view, 0);
    likelihood.of(dealsOf(view)(rng));
    for (let seat: Seat = 1; seat < seats; seat += 1) {
      sum += likelihood.plain[seat] as number;
      count += 1;
    }
  });
  return sum / count;
}

describe('how others play', () => {
  it.each([2, 3, 4])('is read from what they do, with %i seats', (seats) => {
    expect(plainnessAt(seats)).toBeGreaterThan(0.6);
  });

  it('is as open as before where both manners do the same', () => {
    const [log, plain] = mixed(-3, -3);
    expect(log).toBeCloseTo(-3, 12);
    expect(plain).toBeCloseTo(0.5, 12);
    expect(mixed(-9, -3)[1]).toBeGreaterThan(0.99);
  });
});
