import { describe, expect, it } from 'vitest';
import { randomBot } from '@rudel/bots';
import { seededRng } from '@rudel/kernel';
import { woofBots } from '../src/bot/index.ts';
import { woofPlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';
import { budget, pointsPerRound } from './bot-tables.ts';
import { darkEnd, oneKnown, settled, sight } from './sights.ts';

const greedy = woofBots.find(({ name }) => name === 'greedy') ?? randomBot(woofPlayer);
const random = randomBot(woofPlayer);

/** All that greedy does in a view under several seeds. */
function choices(view: View): string[] {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const moves = seeds.map((seed) => greedy.choose(view, seededRng(seed), budget));
  return [...new Set(moves.map((move) => woofPlayer.move.format(move)))].toSorted();
}

const verbs = (view: View): string[] => [...new Set(choices(view).map((text) => text.split(' ')[0] ?? ''))];

describe('greedy', () => {
  it('suspects early once its own eyes have settled it', () => {
    expect(choices(settled())).toEqual(['suspect 0,none']);
  });

  it('does not while only others have cried wolf', () => {
    expect(verbs(sight({}))).not.toContain('suspect');
  });

  it('goes on looking or asking, never where all is known', () => {
    expect(
      choices(oneKnown()).filter((text) => text.startsWith('look 0') || text.startsWith('ask 0')),
    ).toEqual([]);
  });

  it('waits with a red token and suspects at the end', () => {
    const red = {
      round: '2',
      starter: '2',
      errors: '0/1!/1!/0/0',
      points: '0/0/0/0/0',
      last: 'S,W/S,P?/D,H?/S,S/D?,H|x,x/none,3/none,none/x,x/x,x|2,1|-',
    };
    const sure = { log: '2>0W,3>0W,4>3S,0>3S,1>0W,2>4?,3>0W,4>3S,0>3S,1>0W,2>4H,3>0W,4>3S,0>3S,1>0W' };
    const seen = 'W,?,?,?,?,D?,?,?,?,?,H,?,?,?,?';
    expect(verbs(sight({ ...red, ...sure, seen }))).not.toContain('suspect');
    const end = {
      ...red,
      phase: 'final',
      turn: '-',
      log: `${sure.log},2>4H,3!,4!`,
      seen: `${seen},H`,
      boards: '?/?/-/?/?',
    };
    expect(choices(sight(end))).toEqual(['suspect 0,none']);
  });

  it('makes no final suspicion in the dark', () => {
    expect(choices(darkEnd())).toEqual(['abstain']);
  });
});

describe('greedy at the table', () => {
  for (const seats of [4, 6, 8]) {
    it(`scores several times as much as random with ${seats} seats`, { timeout: 600_000 }, () => {
      const [own = 0, other = 0] = pointsPerRound([greedy, random], seats, 30);
      expect(own).toBeGreaterThan(3 * other);
    });
  }
});
