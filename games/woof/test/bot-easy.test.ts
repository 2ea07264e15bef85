import { describe, expect, it } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { bots } from '../src/bot/index.ts';
import { woofPlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';
import { budget } from './bot-tables.ts';
import { darkEnd, oneKnown, settled, sight } from './sights.ts';

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
    expect(choices(darkEnd())).toEqual(['abstain']);
  });

  it('it takes the points that its own eyes have settled, and no others', () => {
    expect(choices(settled())).toEqual(['suspect 0,none']);
  });

  it('it wastes no turn on a place of which it knows all', () => {
    expect(
      choices(oneKnown()).filter((text) => text.startsWith('look 0') || text.startsWith('ask 0')),
    ).toEqual([]);
  });
});
