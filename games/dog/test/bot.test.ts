import { describe, expect, it } from 'vitest';
import { randomBot } from '@rudel/bots';
import { mustParse, sameData, seededRng } from '@rudel/kernel';
import { dogBots } from '../src/bot/index.ts';
import { dog } from '../src/index.ts';
import { dogPlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';
import { playMatch } from './bot-match.ts';
import { giving, playing } from './bot-sights.ts';

const greedy = dogBots.find(({ name }) => name === 'greedy') ?? randomBot(dogPlayer);

const budget = { kind: 'iterations', count: 1 } as const;

/** All that greedy does in a position under several seeds. */
function choices(view: View): string[] {
  const seeds = ['a', 'b', 'c', 'd', 'e'];
  const moves = seeds.map((seed) => greedy.choose(view, seededRng(seed), budget));
  return [...new Set(moves.map((move) => dogPlayer.move.format(move)))];
}

describe('greedy plays', () => {
  it('a king to leave the nest rather than to drive on', () => {
    expect(choices(playing('5,9,K', { s0: '20,n,n,n' }))).toEqual(['K:0n>0']);
  });

  it('the ace, not the joker, when both leave the nest', () => {
    expect(choices(playing('A,9,X', {}))).toEqual(['A:0n>0']);
  });

  it('a plain card where the joker would do the same', () => {
    expect(choices(playing('6,X', { s0: '60,n,n,h4' }))).toEqual(['6:60>0h2']);
  });

  it('a hit on an opponent who is far round', () => {
    expect(choices(playing('3,9', { s0: '2,n,n,n', s1: '11,n,n,n' }))).toEqual(['9:2>11']);
  });

  it('no hit on the partner while there is another way', () => {
    expect(choices(playing('5,6', { s0: '10,n,n,n', s2: '16,n,n,n' }))).toEqual(['5:10>15']);
  });

  it('four back from the start with a card in hand that then comes home', () => {
    expect(choices(playing('4,8,Q', { s0: '0!,n,n,n' }))).toEqual(['4:0>60']);
  });

  it('into the depth of the stall when it can', () => {
    expect(choices(playing('5,8', { s0: '60,n,n,n' }))).toEqual(['8:60>0h4']);
  });

  it('the stone home rather than round again', () => {
    expect(choices(playing('3', { s0: '62,n,n,n' }))).toEqual(['3:62>0h1']);
  });

  it('a seven that hits the opponent and spares the own', () => {
    const moves = choices(playing('7', { s0: '20,24,n,n', s3: '27,n,n,n' }));
    for (const move of moves) expect(move).toMatch(/^7:(20>2[123],)?24>(2[789]|3[01])/);
  });

  it('a jack to take the place of an opponent who is ahead', () => {
    expect(choices(playing('2,J', { s0: '5,n,n,n', s3: '40,n,n,n' }))).toEqual(['J:5x40']);
  });

  it("the partner's stones when its own are home", () => {
    expect(choices(playing('3,K', { s0: 'h1,h2,h3,h4', s2: '29,n,n,n' }))).toEqual(['K:2n>32']);
  });

  it('the card that wins', () => {
    const stones = { s0: 'h1,h2,h3,h4', s1: '34,n,n,n', s2: '30,h2,h3,h4' };
    expect(choices(playing('3,4,Q', stones))).toEqual(['3:30>2h1']);
  });

  it('away from an opponent who stands close behind', () => {
    expect(choices(playing('6,10', { s0: '30,50,n,n', s1: '46,n,n,n' }))).not.toContain('6:30>36');
  });
});

describe('greedy gives', () => {
  it('a starter to a partner who is not out, when it has a second one', () => {
    expect(choices(giving('5,6,8,9,K,K', {}))).toEqual(['give K']);
  });

  it('its only starter when it has a stone out and the partner has none', () => {
    expect(choices(giving('5,6,8,9,10,K', { s0: '20,n,n,n' }))).toEqual(['give K']);
  });

  it('no starter that it needs itself', () => {
    expect(choices(giving('5,6,8,9,10,K', {}))).not.toContain('give K');
  });

  it('the partner the card that brings a stone home', () => {
    expect(choices(giving('2,5,6,9,10,Q', { s0: '20,n,n,n', s2: '30,n,n,n' }))).toEqual(['give 6']);
  });
});

const usual = mustParse(dog.options, '-');
const pair = [greedy, greedy] as const;

describe('greedy over whole matches', () => {
  it.each(['one', 'two', 'three'])('makes only legal moves and comes to an end (%s)', (seed) => {
    const winners = playMatch(seed, usual, pair, budget, (view, move) => {
      expect(dogPlayer.legal(view).some((other) => sameData(other, move))).toBe(true);
    });
    expect(winners).toHaveLength(2);
  });

  it('makes the same move in the same view with the same seed', () => {
    playMatch('again', usual, pair, budget, (view) => {
      const once = greedy.choose(view, seededRng('seed'), budget);
      expect(greedy.choose(view, seededRng('seed'), budget)).toEqual(once);
    });
  });

  it('beats random players from either side', () => {
    const random = randomBot(dogPlayer);
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      expect(playMatch(seed, usual, [greedy, random], budget)).toEqual([0, 2]);
      expect(playMatch(seed, usual, [random, greedy], budget)).toEqual([1, 3]);
    }
  });
});
