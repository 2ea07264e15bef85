import { describe, expect, test } from 'vitest';
import { mustParse, seededRng } from '@rudel/kernel';
import { bots } from '../src/bot/index.ts';
import { lupusPlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';

const budget = { kind: 'iterations', count: 1 } as const;

/** All that easy does in a view, under many seeds. */
function choices(view: View): readonly string[] {
  const moves = Array.from({ length: 60 }, (_, seed) =>
    bots.levels.easy?.choose(view, seededRng(seed), budget),
  );
  return [
    ...new Set(moves.map((move) => (move === undefined ? '' : lupusPlayer.move.format(move)))),
  ].toSorted();
}

const read = (text: string): View => mustParse(lupusPlayer.sight, text);

/** Eight on their first day, when all vote in turn. */
const voting = (eye: number, cards: string, diaries: string, talk: string): View =>
  read(
    `lupus/1 eye:${eye} opts:- seats:8 phase:vote night:1 deck:- call:- open:yes seconds:0 turn:${eye} elder:- ready:- fates:-/-/-/-/-/-/-/- days:${'abcdefgh'[eye - 1] ?? ''}~--------~-~-~-~- talk:${talk} cards:${cards} diaries:${diaries} answers:-/-/-/-/-/-/-/- marks:${Array.from({ length: 8 }, (_, seat) => (seat === eye ? '-.3' : '?')).join('/')}`,
  );

describe('easy throws nothing away:', () => {
  test('a seer votes for the wolf it has seen', () => {
    expect(choices(voting(2, '?/?/S/?/?/?/?/?', '?/?/aw.b----/?/?/?/?/?', '-'))).toEqual(['vote 0']);
  });

  test('a wolf does not vote for the other while nobody asks for it', () => {
    expect(choices(voting(5, '?/?/?/?/?/W/?/?', '?/?/?/?/?/b-.b-ab-/?/?', '-'))).not.toContain('vote 0');
  });

  test('a wolf does not hunt the other', () => {
    const night =
      'lupus/1 eye:0 opts:- seats:8 phase:call night:2 deck:- call:wolf.1 open:yes seconds:20 turn:- elder:- ready:- fates:-/-/-/-/-/-/-/d1 days:a~hhhhhhhg~-~hg~pppppp--~h talk:ecS cards:W/?/?/?/?/?/?/? diaries:b-.c-bd-,b-/?/?/?/?/?/?/? answers:-/?/?/?/?/?/?/- marks:-.3/?/?/?/?/?/?/?';
    const made = choices(read(night));
    expect(made).not.toContain('point 1');
    expect(made.length).toBeGreaterThan(1);
  });
});
