import { describe, expect, test } from 'vitest';
import type { Bot } from '@rudel/bots';
import { mustParse, seededRng } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { bots } from '../src/bot/index.ts';
import { lupus } from '../src/index.ts';
import type { LupusTypes, State } from '../src/types.ts';

const { table } = lupus;
const budget = { kind: 'iterations', count: 1 } as const;

/** The first day of eight; the seer is in seat 2. */
const firstDay =
  'lupus/1 opts:- seats:8 phase:talk night:1 deck:- call:- open:yes seconds:0 turn:- elder:- ready:- fates:-/-/-/-/-/-/-/- days:a~--------~-~-~-~- talk:- cards:W/W/S/V/V/V/V/V diaries:B-.B-b--/A-.A-a--/dh.A----/A-.A----/A-.A----/A-.A----/A-.A----/A-.A---- answers:-/-/-/-/-/-/-/- marks:-.3/-.3/-.3/-.3/-.3/-.3/-.3/-.3';
/** The second, on which seat 3 is a ghost. */
const secondDay = firstDay
  .replace('night:1', 'night:2')
  .replace('fates:-/-/-/-/', 'fates:d1/-/-/n2/')
  .replace('days:a~--------~-~-~-~-', 'days:a~gaaaaaaa~-~ag~-ppppp-p~a,d~--------~-~-~-~-')
  .replace('talk:-', 'talk:-/-')
  .replace(
    /diaries:\S+/,
    'diaries:B-.B-b--/A-.A-a--,C-.d-2d---/dh.A----,dh.B-2----/A-.A----,B-.B-2----/A-.A----,B-.B-2----/A-.A----,B-.B-2----/A-.A----,B-.B-2----/A-.A----,B-.B-2----',
  );

/** Two acts for each thing that a bot may say or mark would be far too many. */
const mostActs = 150;

/** Bots talk while somebody says nothing, until only that seat is asked. */
function talked(from: string, bot: Bot<LupusTypes>, silent: Seat): State {
  const rng = seededRng(`${bot.name} ${silent}`);
  let state = mustParse(table.position, from);
  for (let acts = 0; acts < mostActs; acts += 1) {
    const turn = table.turn(state);
    const talkers = turn.kind === 'seats' ? turn.seats.filter((seat) => seat !== silent) : [];
    const by = talkers[acts % Math.max(1, talkers.length)];
    if (by === undefined || state.shown.phase !== 'talk') return state;
    const move = bot.choose(table.view(state, by), rng, budget);
    state = table.apply(state, { by, move });
  }
  return state;
}

/** Without a clock nothing else ends a discussion among bots and one person. */
describe.each(Object.entries(bots.levels))('%s', (_level, bot) => {
  test.each([0, 2, 5])('has said everything at last, and waits for seat %i alone', (silent) => {
    const state = talked(firstDay, bot, silent);
    expect(state.shown.phase).toBe('talk');
    expect(table.turn(state)).toMatchObject({ seats: [silent] });
  });

  test('goes on to the vote where that one is a ghost', () => {
    expect(talked(secondDay, bot, 3).shown.phase).toBe('vote');
  });
});
