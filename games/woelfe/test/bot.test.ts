import { describe, expect, it } from 'vitest';
import { randomBot } from '@rudel/bots';
import { mustParse, sameData, seededRng } from '@rudel/kernel';
import { woelfeBots } from '../src/bot/index.ts';
import { basisOf } from '../src/bot/value/basis.ts';
import { tricksExpected } from '../src/bot/worlds/strength.ts';
import { woelfePlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';
import { allExpansions, playMatch } from './bot-match.ts';
import {
  announcing,
  bidding,
  declaring,
  goblinWindow,
  helpfulBee,
  lastWithBid,
  lostTrick,
  screen,
  sight,
} from './bot-sights.ts';

const greedy = woelfeBots.find(({ name }) => name === 'greedy') ?? randomBot(woelfePlayer);
const random = randomBot(woelfePlayer);
const budget = { kind: 'iterations', count: 1 } as const;

/** All that greedy does in a view under several seeds. */
function choices(view: View): string[] {
  const seeds = ['a', 'b', 'c', 'd', 'e'];
  const moves = seeds.map((seed) => greedy.choose(view, seededRng(seed), budget));
  return [...new Set(moves.map((move) => woelfePlayer.move.format(move)))];
}

describe('greedy rolls', () => {
  it('a die that can win when wolves are at stake and it comes last', () => {
    const six = screen(6);
    const view = sight({
      starter: '1',
      trick: '1>W2.G3.B3',
      hands: `W,W,G,P,P,H,Y/${six}/${six}/${six}`,
    });
    expect(choices(view)).toEqual(['roll H']);
  });

  it('a wolf to a partner who has already won the trick, and keeps the strong dice', () => {
    const six = screen(6);
    const view = sight({
      opts: 'fever=yes',
      starter: '1',
      fever: '1',
      trick: '1>M*.W1.P2',
      hands: `W,G,H,B,P,P,F/${six}/${six}/${six}`,
    });
    expect(choices(view).every((move) => ['roll W', 'roll G', 'roll B'].includes(move))).toBe(true);
  });

  it('no wolf to enemies who have won the trick for sure', () => {
    const moves = choices(lostTrick());
    for (const wolf of ['roll W', 'roll G', 'roll B']) expect(moves).not.toContain(wolf);
  });

  it('a weak die when its bid is fulfilled, a strong one when a trick is missing', () => {
    expect(choices(lastWithBid('0'))).toEqual(['roll W']);
    expect(choices(lastWithBid('2'))).toEqual(['roll H']);
  });
});

describe('greedy reacts', () => {
  const six = screen(6);

  it('with a goblin when an enemy would take four wolves by a high roll', () => {
    const view = goblinWindow('2>W1.W1.B4.B5', `W,W,G,H,P,P/${six}/${six}/${six}`);
    expect(choices(view)).toEqual(['goblin']);
  });

  it('not at all when its own side has the trick', () => {
    const view = goblinWindow('1>W1.P1.P1.H6', `W,W,G,B,P,P/${six}/${six}/${six}`);
    expect(choices(view)).toEqual(['pass']);
  });

  it('with a bee that helps its own side', () => {
    expect(choices(helpfulBee())).toEqual(['lay 1']);
  });
});

describe('greedy fears halali', () => {
  const tricks = '0>P1.W1.W1.Y-1@2,0>B5.G4.B3.W1,0>W2.P6.W2.F4,0>H6.P2.H4.P3,0>W1.M2.P2.Y+2@2,2>G2.G4.W3.F6';
  const view = (halali: string): View =>
    mustParse(
      woelfePlayer.sight,
      `woelfe/1 eye:0 opts:${halali} seats:4 phase:roll round:1 starter:0 turn:- double:- fever:- rabies:- goblins:0/0/0/0 bids:-/-/-/- tricks:${tricks} trick:2>B4.G4.G4.M points:- hands:-/-/-/- answers:-/-/-/-`,
    );

  it('so in the last trick it would rather see the side without one win', () => {
    const [own = 0, other = 0] = basisOf(view('halali=yes'), 0).stakes;
    expect(own).toBeLessThan(0);
    expect(other).toBeGreaterThan(0);
  });

  it('and not where it is not played', () => {
    expect(basisOf(view('-'), 0).stakes[0]).toBeGreaterThan(0);
  });
});

describe('greedy speaks', () => {
  it('a bid near what such dice win', () => {
    expect(choices(bidding('W,W,Y'))).toEqual(['bid 0']);
    expect(choices(bidding('H,H,M'))).toEqual(['bid 2']);
  });

  it('of both hunters at once, and is ready otherwise', () => {
    expect(choices(announcing('W,W,G,H,H,P,P'))).toEqual(['double']);
    expect(choices(announcing('W,W,G,H,F,P,P'))).toEqual(['pass']);
  });

  it('up for a strong hand and not for a weak one', () => {
    expect(choices(declaring('B,B,B,H,M,P,P'))).toEqual(['fever']);
    expect(choices(declaring('W,W,W,W,G,H,Y'))).not.toContain('fever');
    expect(choices(declaring('W,W,W,W,G,G,Y'))).not.toContain('rabies');
  });

  it('of stronger hands with more hope', () => {
    expect(tricksExpected(['H', 'M', 'B'], 4)).toBeGreaterThan(tricksExpected(['W', 'W', 'Y'], 4));
  });
});

describe('greedy over whole matches', () => {
  it.each([2, 3, 4])('makes only legal moves and comes to an end with %i seats', (seats) => {
    const bots = Array.from({ length: seats }, () => greedy);
    const winners = playMatch(
      { seed: `whole ${seats}`, bots, options: allExpansions, budget },
      (view, move) => {
        expect(woelfePlayer.legal(view).some((other) => sameData(other, move))).toBe(true);
      },
    );
    expect(winners.length).toBeGreaterThan(0);
  });

  it('makes the same move in the same view with the same seed', () => {
    playMatch({ seed: 'again', bots: [greedy, random, random], budget }, (view) => {
      const once = greedy.choose(view, seededRng('seed'), budget);
      expect(greedy.choose(view, seededRng('seed'), budget)).toEqual(once);
    });
  });

  it('beats random bidders', () => {
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
    const won = seeds.filter((seed) =>
      playMatch({ seed, bots: [random, greedy, random], budget }).includes(1),
    );
    expect(won.length).toBeGreaterThanOrEqual(7);
  });
});
