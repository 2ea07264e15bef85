import { describe, expect, it } from 'vitest';
import { mustParse, seededRng } from '@rudel/kernel';
import { bots } from '../src/bot/index.ts';
import { tofugottPlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';
import { budget } from './bot-match.ts';

/** Whatever easy does in a view, under many seeds. */
function choices(view: View): readonly string[] {
  const moves = Array.from({ length: 200 }, (_, seed) =>
    bots.levels.easy?.choose(view, seededRng(seed), budget),
  );
  return [...new Set(moves.map((move) => (move === undefined ? '' : tofugottPlayer.move.format(move))))];
}

/** Seat 1 guesses at the second question of seat 0's card. */
const second = mustParse(
  tofugottPlayer.sight,
  'tofugott/1 eye:1 opts:- seats:3 phase:guess starter:0 card:desert-island aside:rat,pig guesses:-/dolphin/dolphin best:elephant worst:human past:- tie:- points:0/0/0 drawn:- answers:? picks:-/-/? texts:A.;b?;c?;d?',
);

describe('easy throws nothing away:', () => {
  it('it never guesses what cannot be the answer: set aside, or laid at an earlier question', () => {
    const made = choices(second);
    for (const out of ['rat', 'pig', 'elephant', 'human']) expect(made).not.toContain(`guess ${out}`);
    expect(made.length).toBeGreaterThan(2);
  });

  it('it lays six different answers and then locks', () => {
    const full = 'answers:tofu,spider,bird/human,snake,beetle/open';
    const view = mustParse(
      tofugottPlayer.sight,
      `tofugott/1 eye:0 opts:- seats:2 phase:guess starter:0 card:desert-island aside:rat,pig guesses:- best:- worst:- past:- tie:- points:0/0 drawn:- ${full} picks:-/? texts:A.;b?;c?;d?`,
    );
    expect(choices(view)).toEqual(['lock']);
  });
});
