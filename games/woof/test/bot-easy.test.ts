import { describe, expect, it } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { bots } from '../src/bot/index.ts';
import { woofPlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';
import { budget } from './bot-tables.ts';
import { sight } from './sights.ts';

/** All that easy does in a view, under many seeds. */
function choices(view: View): readonly string[] {
  const moves = Array.from({ length: 40 }, (_, seed) =>
    bots.levels.easy?.choose(view, seededRng(seed), budget),
  );
  return [...new Set(moves.map((move) => (move === undefined ? '' : woofPlayer.move.format(move))))];
}

const verbs = (view: View): readonly string[] => [
  ...new Set(choices(view).map((text) => text.split(' ')[0] ?? '')),
];

describe('easy throws nothing away:', () => {
  it('it does not suspect early in the dark', () => {
    expect(verbs(sight({}))).not.toContain('suspect');
  });

  it('it makes no final suspicion in the dark', () => {
    const view = sight({
      phase: 'final',
      turn: '-',
      log: '0>3S,1>0W,2>1?,3>0W,4>3S,0!,1!',
      seen: '?,?,P?,?,?',
      boards: '?/?/-/?/?',
    });
    expect(choices(view)).toEqual(['abstain']);
  });

  it('it takes the points that its own eyes have settled, and no others', () => {
    const view = sight({
      log: '0>3S,1>0W,2>0W,3>0W,4>3S,0>3S,1>0W,2>4?,3>0W,4>3S,0>3S,1>0W,2>4H,3>0W,4>3S,0>3S,1>0W',
      seen: '?,?,W,?,?,?,?,D?,?,?,?,?,H,?,?,?,?',
    });
    expect(choices(view)).toEqual(['suspect 0,none']);
  });

  it('it wastes no turn on a place of which it knows all', () => {
    const view = sight({
      log: '0>3S,1>0W,2>0W,3>0W,4>3S,0>3S,1>0W,2>3S,3>0W,4>3S,0>3S,1>0W',
      seen: '?,?,W,?,?,?,?,S,?,?,?,?',
    });
    expect(choices(view).filter((text) => text.startsWith('look 0') || text.startsWith('ask 0'))).toEqual([]);
  });
});
