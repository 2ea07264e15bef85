import { describe, expect, test } from 'vitest';
import { randomBot } from '@rudel/bots';
import { drawFrom, mustParse, seededRng } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { setupOf } from '@rudel/testkit';
import { lupusBots } from '../src/bot/index.ts';
import { lupus } from '../src/index.ts';
import { lupusPlayer } from '../src/player.ts';
import type { Options, State, View } from '../src/types.ts';

const greedy = lupusBots.find(({ name }) => name === 'greedy') ?? randomBot(lupusPlayer);
const budget = { kind: 'iterations', count: 1 } as const;

/** All that greedy does in a view under several seeds. */
function choices(view: View): readonly string[] {
  const moves = ['a', 'b', 'c', 'd'].map((seed) => greedy.choose(view, seededRng(seed), budget));
  return [...new Set(moves.map((move) => lupusPlayer.move.format(move)))];
}

/** A match of bots; tells how often somebody was asked for something illegal, and who won. */
function played(
  options: Options,
  seats: number,
  seed: string,
): { readonly illegal: number; readonly acts: number; readonly state: State } {
  const rng = seededRng(seed);
  let [illegal, acts] = [0, 0];
  let state = lupus.table.start(options, seats);
  for (let turn = lupus.table.turn(state); turn.kind !== 'over'; turn = lupus.table.turn(state)) {
    acts += 1;
    if (turn.kind === 'chance') {
      state = lupus.table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, rng) });
      continue;
    }
    const by = turn.seats[rng.int(turn.seats.length)] as Seat;
    const view = lupus.table.view(state, by);
    const move = greedy.choose(view, rng, budget);
    if (lupusPlayer.whyNot(view, move) !== null) illegal += 1;
    state = lupus.table.apply(state, { by, move });
  }
  return { illegal, acts, state };
}

describe('greedy', () => {
  test('plays every number of seats and every option to the end, legally', { timeout: 600_000 }, () => {
    for (let seed = 0; seed < 36; seed += 1) {
      const { options, seats } = setupOf(lupus, seed);
      expect(played(options, seats, `greedy ${seed}`).illegal).toBe(0);
    }
  });

  const eight = 'lupus/1 opts:- seats:8 phase:';
  const held = 'answers:-/-/-/-/-/-/-/- marks:';
  const n1 = 'fates:-/-/-/-/-/-/-/- ';

  test('tells as a seer that it has found a wolf, and marks it', () => {
    const talk = `${eight}talk night:1 deck:- call:- open:yes seconds:0 turn:- elder:- ready:- ${n1}days:a~--------~-~-~-~- talk:- cards:?/?/S/?/?/?/?/? diaries:?/?/aw.b----/?/?/?/?/? ${held}?/?/-.3/?/?/?/?/?`;
    const view = mustParse(lupusPlayer.sight, talk.replace('lupus/1', 'lupus/1 eye:2'));
    expect(choices(view)).toEqual(['say seer 1 0 wolf']);
    const told = mustParse(
      lupusPlayer.sight,
      talk.replace('lupus/1', 'lupus/1 eye:2').replace('talk:-', 'talk:cs1aw'),
    );
    expect(choices(told)).toEqual(['mark 0']);
  });

  test('believes a seer and votes for the wolf it names', () => {
    const vote = `lupus/1 eye:5 opts:- seats:8 phase:vote night:1 deck:- call:- open:yes seconds:0 turn:5 elder:- ready:- ${n1}days:e~--------~-~-~-~- talk:cs1aw cards:?/?/?/?/?/V/?/? diaries:?/?/?/?/?/b-.c----/?/? ${held}?/?/?/?/?/-.3/?/?`;
    expect(choices(mustParse(lupusPlayer.sight, vote))).toEqual(['vote 0']);
  });

  test('spares another wolf, as a wolf', () => {
    const vote = `lupus/1 eye:5 opts:- seats:8 phase:vote night:1 deck:- call:- open:yes seconds:0 turn:5 elder:- ready:- ${n1}days:e~--------~-~-~-~- talk:cs1aw,dxc cards:?/?/?/?/?/W/?/? diaries:?/?/?/?/?/b-.b-ab-/?/? ${held}?/?/?/?/?/-.3/?/?`;
    expect(choices(mustParse(lupusPlayer.sight, vote))).toEqual(['vote 2']);
  });

  test('hunts whoever claims to see, and follows the other wolves the last time', () => {
    const base =
      'lupus/1 eye:0 opts:- seats:8 phase:call night:2 deck:- call:wolf.1 open:yes seconds:20 turn:- elder:- ready:- fates:-/-/-/-/-/-/-/d1 days:a~hhhhhhhg~-~hg~pppppp--~h talk:ecS cards:W/?/?/?/?/?/?/? diaries:b-.c-bd-,b-/?/?/?/?/?/?/? answers:-/?/?/?/?/?/?/- marks:-.3/?/?/?/?/?/?/?';
    expect(choices(mustParse(lupusPlayer.sight, base))).toEqual(['point 4']);
    const last = base.replace('wolf.1', 'wolf.2').replace('c-bd-,b-/', 'c-bd-,b-.d-1-bd-/');
    expect(choices(mustParse(lupusPlayer.sight, last))).toEqual(['point 3']);
  });
});
