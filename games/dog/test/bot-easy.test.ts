import { describe, expect, it } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { bots } from '../src/bot/index.ts';
import { dogPlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';
import { giving, playing } from './bot-sights.ts';

const budget = { kind: 'iterations', count: 1 } as const;

/** All that easy does in a position, under many seeds. */
function choices(view: View): readonly string[] {
  const moves = Array.from({ length: 60 }, (_, seed) =>
    bots.levels.easy?.choose(view, seededRng(seed), budget),
  );
  return [...new Set(moves.map((move) => (move === undefined ? '' : dogPlayer.move.format(move))))];
}

describe('easy throws nothing away:', () => {
  it('it plays the card that wins', () => {
    const stones = { s0: 'h1,h2,h3,h4', s1: '34,n,n,n', s2: '30,h2,h3,h4' };
    expect(choices(playing('3,4,Q', stones))).toEqual(['3:30>2h1']);
  });

  it('it sends neither its partner home nor itself while there is another way', () => {
    expect(choices(playing('5,6', { s0: '10,n,n,n', s2: '16,n,n,n' }))).toEqual(['5:10>15']);
    for (const move of choices(playing('7', { s0: '20,24,n,n' }))) expect(move).not.toMatch(/^7:20>2[4-7]/);
  });

  it('it does not swap a stone that is nearly home for one that has just left', () => {
    expect(choices(playing('2,J', { s0: '55,n,n,n', s1: '20,n,n,n' }))).toEqual(['2:55>57']);
  });

  it('it brings a stone out, or home, rather than another a few fields on', () => {
    expect(choices(playing('5,K', { s0: '20,n,n,n' }))).toEqual(['K:0n>0']);
    expect(choices(playing('3', { s0: '20,62,n,n' }))).toEqual(['3:62>0h1']);
  });

  it('it keeps the only card to leave the nest with', () => {
    expect(choices(giving('5,6,8,9,10,K', {}))).not.toContain('give K');
  });
});
