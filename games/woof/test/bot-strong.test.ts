import { describe, expect, it } from 'vitest';
import { randomBot } from '@rudel/bots';
import { seededRng } from '@rudel/kernel';
import { setupOf } from '@rudel/testkit';
import { beliefsFrom } from '../src/beliefs/beliefs.ts';
import { statedChance, woofBots } from '../src/bot/index.ts';
import { publicFacts } from '../src/bot/know/facts.ts';
import { strongParameters as habits } from '../src/bot/parameters.ts';
import type { Inquiry } from '../src/bot/value/inquiries.ts';
import { chanceOfEnd } from '../src/bot/value/race.ts';
import { stakesOf } from '../src/bot/value/stakes.ts';
import { baitsOf, tellsOf } from '../src/bot/value/tells.ts';
import type { Sides } from '../src/bot/value/tells.ts';
import { drawWorlds } from '../src/bot/worlds/drawn-worlds.ts';
import { factsOf } from '../src/facts.ts';
import { woof } from '../src/index.ts';
import { woofPlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';
import { budget, pointsPerRound } from './bot-tables.ts';
import { sight } from './sights.ts';

const [greedy, strong] = ['greedy', 'strong'].map(
  (name) => woofBots.find((bot) => bot.name === name) ?? randomBot(woofPlayer),
) as [(typeof woofBots)[number], (typeof woofBots)[number]];
const random = randomBot(woofPlayer);

/** All that strong does in a view under several seeds. */
function choices(view: View): string[] {
  const moves = ['a', 'b', 'c', 'd'].map((seed) => strong.choose(view, seededRng(seed), budget));
  return [...new Set(moves.map((move) => woofPlayer.move.format(move)))].toSorted();
}

/** Two honest players have seen the wolf, and the rest lies open too. */
const settled = {
  log: '0>3S,1>0W,2>1?,3>0W,4>3S,0>4?,1>0W,2>4H,3>0W,4>3S,0>4?,1>0W',
  seen: '?,?,P?,?,?,?,?,H,?,?,?,?',
};

describe('strong', () => {
  it('knows from others what its own eyes have not seen', () => {
    expect(choices(sight(settled))).toEqual(['suspect 0,none']);
    expect(statedChance(sight(settled), [0, 'none'])).toBeGreaterThan(0.8);
    expect(statedChance(sight(settled), [3, 'none'])).toBe(0);
  });

  it('waits with a red token and suspects at the end', () => {
    const red = {
      round: '2',
      starter: '2',
      errors: '0/1!/1!/0/0',
      points: '0/0/0/0/0',
      last: 'S,W/S,P?/D,H?/S,S/D?,H|x,x/none,3/none,none/x,x/x,x|2,1|-',
      log: '2>0W,3>0W,4>3S,0>3S,1>0W,2>4?,3>0W,4>3S,0>3S,1>0W,2>4H,3>0W,4>3S,0>3S,1>0W',
      seen: 'W,?,?,?,?,D?,?,?,?,?,H,?,?,?,?',
    };
    expect(choices(sight(red)).filter((text) => text.startsWith('suspect'))).toEqual([]);
    const end = {
      phase: 'final',
      turn: '-',
      log: `${red.log},2>4H,3!,4!`,
      seen: `${red.seen},H`,
      boards: '?/?/-/?/?',
    };
    expect(choices(sight({ ...red, ...end }))).toEqual(['suspect 0,none']);
  });

  it('guesses at the end where a guess is worth it, and not where an error would lose the match', () => {
    const dark = {
      phase: 'final',
      turn: '-',
      log: '0>3S,1>0W,2>1?,3>0W,4>3S,0!,1!',
      seen: '?,?,P?,?,?',
      boards: '?/?/-/?/?',
    };
    expect(choices(sight(dark))[0]).toMatch(/^suspect 0,/);
    const behind = {
      ...dark,
      round: '2',
      starter: '1',
      errors: '0/0/1/0/0',
      points: '2/0/0/0/0',
      last: 'S,W/S,P?/D,H?/S,S/D?,H|3,x/x,x/none,none/x,x/x,x|0|-',
      log: '1>3S,2>4S,3>0S,4>1W,0>3S,1!,2>4S,3!',
      seen: '?,S,?,?,?,S',
    };
    expect(choices(sight(behind))).toEqual(['abstain']);
  });

  it('has not the nerve to suspect early by the toss of a coin, however little there is to lose', () => {
    const { shown } = sight({ opts: 'lapLimit=2' });
    const { early, final, later } = stakesOf({ ...shown, round: 3 }, 2, habits);
    expect(early(0.6)).toBeLessThan(final(0.6));
    expect(early(0.8)).toBeGreaterThan(later(0.8));
  });

  it('chooses the same under the same seed', () => {
    const moves = [1, 2].map(() => strong.choose(sight({}), seededRng('same'), budget));
    expect(moves[0]).toEqual(moves[1]);
  });
});

describe('the race for early suspicions', () => {
  it('is lost for sure in the last lap', () => {
    const log = '0>3S,1>0W,2>1?,3>0W,4>3S,0>3S,1>0W';
    expect(chanceOfEnd(sight({ opts: 'lapLimit=2', log }).shown, 2, habits)).toBe(1);
    expect(chanceOfEnd(sight({ log }).shown, 2, habits)).toBeLessThan(1);
  });

  it('is harder when somebody has suspected already', () => {
    const none = chanceOfEnd(sight({}).shown, 2, habits);
    const one = chanceOfEnd(
      sight({ log: '0>3S,1>0W,2>1?,3>0W,4>3S,0>3S,1!', seen: '?,?,P?,?,?,?', boards: '-/?/-/-/-' }).shown,
      2,
      habits,
    );
    expect(one).toBeGreaterThan(none);
    expect(none).toBeGreaterThan(0);
  });

  it('has no rival in a first turn', () => {
    const view = sight({
      log: '-',
      turn: '0',
      eye: '0',
      pairs: 'D,H?/?,?/?,?/?,?/?,?',
      hands: 'SHP,H/?,?/?,?/?,?/?,?',
      seen: '-',
    });
    expect(chanceOfEnd(view.shown, 0, habits)).toBe(0);
  });
});

function sidesOf(view: View): Sides {
  const { shown, eye } = view;
  const seat = eye === 'table' ? 0 : eye;
  const [beliefs, open] = [factsOf(view), publicFacts(factsOf(view))].map((facts) =>
    beliefsFrom(shown, facts),
  ) as [ReturnType<typeof beliefsFrom>, ReturnType<typeof beliefsFrom>];
  const rng = seededRng('sides');
  return {
    shown,
    seat,
    own: drawWorlds(beliefs, shown.options, 600, rng),
    open: drawWorlds(open, shown.options, 600, rng),
    chances: beliefs.chances(),
  };
}

const look = (at: number): Inquiry => ({ kind: 'look', at });

describe('what a token does to others', () => {
  it('tells them nothing where they have heard it already', () => {
    const asked = {
      log: '0:3SHP+,1>3S,2>4W,3>4W,4>3S,0>4W,1>4W',
      hands: '?/?,?/SHP,H/?,?/?,?',
      seen: '?,W,?,?,?,?',
    };
    const tells = tellsOf(sidesOf(sight(asked)));
    expect(tells({ kind: 'ask', at: 3, question: 'SHP' })).toBeCloseTo(0, 12);
    expect(tells({ kind: 'ask', at: 0, question: 'SHP' })).toBeGreaterThan(0.1);
  });

  it('lures more to a place that may be a wolf than to one that is known for a sheep', () => {
    const shepherd = {
      pairs: '?,?/?,?/S,P?/?,?/?,?',
      log: '0>3S,1>3S,2>1W,3>4?,4>3S,0>3S,1>3S',
      seen: '?,?,S,?,?,?,?',
    };
    const baits = baitsOf(sidesOf(sight(shepherd)), habits.lure);
    expect(baits(look(1))).toBeGreaterThan(baits(look(3)));
    expect(baits({ kind: 'ask', at: 1, question: 'H' })).toBe(0);
  });
});

describe('strong at the table', () => {
  it('scores at least twice as much as greedy', { timeout: 600_000 }, () => {
    const [own = 0, other = 0] = pointsPerRound([strong, greedy], 5, 16);
    expect(own).toBeGreaterThan(2 * other);
  });

  it('plays by the rules whatever the options', { timeout: 600_000 }, () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const { options } = setupOf(woof, seed);
      const seats = 4 + (seed % 5);
      expect(pointsPerRound([strong, random, greedy], seats, 1, options)).toHaveLength(3);
    }
  });
});
