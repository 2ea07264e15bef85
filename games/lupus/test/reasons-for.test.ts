import { describe, expect, test } from 'vitest';
import { mustParse } from '@rudel/kernel';
import { formatSince } from '../src/notation/since-notation.ts';
import { lupusPlayer } from '../src/player.ts';
import { reasonsFor } from '../src/talk/reasons-for.ts';

/** What seat 5 may give as a reason against or for somebody on the second day among eight. */
function reasons(said: string, about: number): readonly string[] {
  const { shown } = mustParse(
    lupusPlayer.sight,
    `lupus/1 eye:5 opts:- seats:8 phase:talk night:2 deck:- call:- open:yes seconds:0 turn:- elder:- ready:- fates:-/-/-/-/-/-/n2/d1 days:a~hhhhhhhg~-~hg~pppppp--~h,g~--------~-~-~-~- talk:gxb/${said} cards:?/?/?/?/?/V/?/? diaries:?/?/?/?/?/A-.A----,A-.A-2----/?/? answers:-/-/-/-/-/-/-/- marks:?/?/?/?/?/-.3/?/?`,
  );
  return reasonsFor(shown, 5, about).map(formatSince);
}

describe('what an opinion can rest on', () => {
  test('is what all have heard and seen of somebody, each thing once', () => {
    expect(reasons('ccS,cs2aw,axc,dxa', 0)).toEqual([
      '0 suspect 2',
      '2 seen 0 wolf',
      '3 suspect 0',
      'vote 1 7',
    ]);
    expect(reasons('ccS,cs2aw,axc,dxa', 2)).toEqual([
      '2 claim seer',
      '2 seen 0 wolf',
      '0 suspect 2',
      'vote 1 7',
    ]);
    expect(reasons('-', 1)).toEqual(['6 suspect 1', 'vote 1 7', 'death 6', 'quiet']);
  });

  test('is a claim that rivals theirs, and nothing of one’s own', () => {
    expect(reasons('acS,bcS,fcS,fxa', 0)).toEqual(['0 claim seer', '1 claim seer', 'vote 1 7']);
    expect(reasons('acV,bcV', 0)).toEqual(['0 claim villager', 'vote 1 7']);
  });
});
