import { describe, expect, test } from 'vitest';
import type { Bot } from '@rudel/bots';
import { randomBot } from '@rudel/bots';
import { drawFrom, mustParse, seededRng } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { setupOf } from '@rudel/testkit';
import { strongStyle } from '../src/bot/choose/styles.ts';
import { withReason } from '../src/bot/choose/talk/reasons.ts';
import { talker } from '../src/bot/choose/talker.ts';
import { lupusBots, suspicionsIn } from '../src/bot/index.ts';
import { basisOf } from '../src/bot/value/basis.ts';
import type { Basis } from '../src/bot/value/basis.ts';
import { Believer } from '../src/bot/worlds/belief.ts';
import { lupus } from '../src/index.ts';
import { lupusPlayer } from '../src/player.ts';
import type { Statement } from '../src/talk/statements.ts';
import { saidBy, spokenOn } from '../src/talk/talk.ts';
import type { LupusTypes, Move, Options, State, View } from '../src/types.ts';
import { fateOf } from '../src/village/fates.ts';

const budget = { kind: 'iterations', count: 1 } as const;
const levels = ['novice', 'strong'] as const;

const levelNamed = (name: string): Bot<LupusTypes> =>
  lupusBots.find((bot) => bot.name === name) ?? randomBot(lupusPlayer);

type Watch = (view: View, seat: Seat, move: Move, seed: string) => void;

/** A match of one kind of bot; whose word is next is drawn by lot. */
function played(
  bot: Bot<LupusTypes>,
  { options, seats, seed }: { readonly options: Options; readonly seats: number; readonly seed: string },
  watch: Watch,
): State {
  const rng = seededRng(seed);
  let state = lupus.table.start(options, seats);
  let acts = 0;
  for (let turn = lupus.table.turn(state); turn.kind !== 'over'; turn = lupus.table.turn(state)) {
    acts += 1;
    if (turn.kind === 'chance') {
      state = lupus.table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, rng) });
      continue;
    }
    const by = turn.seats[rng.int(turn.seats.length)] as Seat;
    const view = lupus.table.view(state, by);
    const own = `${seed} ${acts}`;
    const move = bot.choose(view, seededRng(own), budget);
    watch(view, by, move, own);
    state = lupus.table.apply(state, { by, move });
  }
  return state;
}

const usual = (seats: number, seed: string): Parameters<typeof played>[1] => ({
  options: mustParse(lupus.options, '-'),
  seats,
  seed,
});

const nobody: Watch = () => {};

const basisIn = (view: View): Basis =>
  basisOf(view, Number(view.eye), new Believer((players) => strongStyle(players).weights), strongStyle(8));

describe.each(levels)('%s', (level) => {
  test('plays every number of seats and every option to the end, legally', { timeout: 600_000 }, () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const refused: unknown[] = [];
      played(levelNamed(level), { ...setupOf(lupus, seed), seed: `${level} ${seed}` }, (view, _, move) => {
        const why = lupusPlayer.whyNot(view, move);
        if (why !== null) refused.push(why);
      });
      expect(refused).toEqual([]);
    }
  });
});

describe('strong', () => {
  const strong = levelNamed('strong');

  test(
    'decides by what it sees alone: what it has worked out before changes nothing',
    { timeout: 600_000 },
    () => {
      played(strong, usual(10, 'memory'), (view, _, move, seed) => {
        const copy = JSON.parse(JSON.stringify(view)) as View;
        const fresh = talker('fresh', strongStyle).choose(copy, seededRng(seed), budget);
        expect(fresh).toEqual(move);
      });
    },
  );

  test('speaks every day, and no more than it may', { timeout: 600_000 }, () => {
    const { shown } = played(strong, usual(9, 'budget'), nobody);
    const counts = shown.days.flatMap((_, nth) => {
      const spoken = spokenOn(shown, nth + 1);
      return [...new Set(spoken.map(({ by }) => by))].map(
        (seat) => spoken.filter(({ by }) => by === seat).length,
      );
    });
    expect(Math.max(...counts)).toBeLessThanOrEqual(8);
    expect(counts.reduce((sum, one) => sum + one, 0) / counts.length).toBeGreaterThan(2.5);
  });

  test('lies without contradiction: never twice of one, never a victim of the night, never too many wolves', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const state = played(strong, usual(11, `lies ${seed}`), nobody);
      for (const [seat] of state.cards.entries()) {
        const reports = saidBy(state.shown, seat).flatMap(({ what, day }) =>
          what.kind === 'report' && what.as === 'seer' && what.at !== null ? [{ ...what, day }] : [],
        );
        const wolves = reports.filter(({ finds }) => finds === 'wolf');
        expect(new Set(reports.map(({ at }) => at)).size).toBe(reports.length);
        expect(wolves.length).toBeLessThanOrEqual(2);
        for (const { at, day } of wolves) {
          const fate = fateOf(state.shown, at ?? 0);
          expect(fate?.time === 'night' && fate.nth <= day).toBe(false);
        }
      }
    }
  });

  const n1 = 'fates:-/-/-/-/-/-/-/- ';
  const held = 'answers:-/-/-/-/-/-/-/- marks:';
  const sightOf = (eye: number, card: string, diary: string, talk: string): View => {
    const own = (text: string): string =>
      Array.from({ length: 8 }, (_, seat) => (seat === eye ? text : '?')).join('/');
    return mustParse(
      lupusPlayer.sight,
      `lupus/1 eye:${eye} opts:- seats:8 phase:talk night:1 deck:- call:- open:yes seconds:0 turn:- elder:- ready:- ${n1}days:a~--------~-~-~-~- talk:${talk} cards:${own(card)} diaries:${own(diary)} ${held}${own('-.3')}`,
    );
  };
  const saidIn = (view: View): string =>
    lupusPlayer.move.format(strong.choose(view, seededRng('said'), budget));

  test('answers when somebody asks what it is', () => {
    expect(saidIn(sightOf(5, 'V', 'b-.c----', 'are,arf'))).toBe('say claim villager');
    expect(saidIn(sightOf(5, 'W', 'b-.c-bd-', 'arf'))).toBe('say claim villager');
  });

  test('comes out as a seer who has found a wolf, and reports it', () => {
    expect(saidIn(sightOf(2, 'S', 'aw.b----', '-'))).toBe('say claim seer');
    expect(saidIn(sightOf(2, 'S', 'aw.b----', 'ccS'))).toBe('say seer 1 0 wolf');
  });

  test('stands up as the seer against whoever says to be it', () => {
    expect(saidIn(sightOf(2, 'S', 'ah.b----', 'dcS'))).toBe('say claim seer');
  });

  test('suspects two seers, a found wolf more than its finder', () => {
    const wolf = suspicionsIn(sightOf(5, 'V', 'b-.c----', 'ccS,cs1aw'), 5);
    const seats = [1, 3, 4, 6, 7];
    for (const seat of seats) expect(wolf[0]).toBeGreaterThan(3 * (wolf[seat] ?? 1));
    const rivals = suspicionsIn(sightOf(5, 'V', 'b-.c----', 'ccS,dcS'), 5);
    for (const seat of [2, 3]) expect(rivals[seat]).toBeGreaterThan(rivals[0] ?? 1);
  });

  test('knows as a wolf who else is one, and as a seer whom it has seen', () => {
    const wolf = suspicionsIn(sightOf(5, 'W', 'b-.c-bd-', '-'), 5);
    expect([1, 5].map((seat) => wolf[seat])).toEqual([1, 1]);
    const seer = suspicionsIn(sightOf(2, 'S', 'aw.b----', '-'), 2);
    expect(seer[0]).toBeCloseTo(1, 9);
    expect(seer[2]).toBe(0);
  });
});

/** The second day among eight, after what was said on it. */
const talk = (said: string): View =>
  mustParse(
    lupusPlayer.sight,
    `lupus/1 eye:5 opts:- seats:8 phase:talk night:2 deck:- call:- open:yes seconds:0 turn:- elder:- ready:- fates:-/-/-/-/-/-/n2/d1 days:a~hhhhhhhg~-~hg~pppppp--~h,g~--------~-~-~-~- talk:gxb/${said} cards:?/?/?/?/?/V/?/? diaries:?/?/?/?/?/A-.A----,A-.A-2----/?/? answers:-/-/-/-/-/-/-/- marks:?/?/?/?/?/-.3/?/?`,
  );

const reasonedOf = (said: string, what: Statement): string =>
  lupusPlayer.move.format({ kind: 'say', what: withReason(basisIn(talk(said)), what) });

describe('reasons', () => {
  test('are what a believed seer has found', () => {
    expect(reasonedOf('ccS,cs2aw', { kind: 'suspect', at: 0 })).toBe('say suspect 0 since 2 seen 0 wolf');
    expect(reasonedOf('ccS,cs2ah', { kind: 'trust', at: 0 })).toBe('say trust 0 since 2 seen 0 human');
  });

  test('are a death, a vote, a word or silence, the weightiest first', () => {
    expect(reasonedOf('dxb', { kind: 'suspect', at: 1 })).toBe('say suspect 1 since death 6');
    expect(reasonedOf('dxe,etb', { kind: 'suspect', at: 4 })).toBe('say suspect 4 since 3 suspect 4');
    expect(reasonedOf('dxb', { kind: 'vote', at: 4 })).toBe('say vote 4 since quiet');
  });

  test('are given by none but opinions', () => {
    expect(reasonedOf('dxb', { kind: 'ask', at: 1, about: 'role' })).toBe('say ask 1 role');
  });
});
