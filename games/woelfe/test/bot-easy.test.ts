import { describe, expect, it } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { bots } from '../src/bot/index.ts';
import { woelfePlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';
import {
  bidding,
  declaring,
  goblinWindow,
  helpfulBee,
  lastWithBid,
  lostTrick,
  screen,
} from './bot-sights.ts';

const budget = { kind: 'iterations', count: 1 } as const;
const six = screen(6);

/** All that easy does in a view, under many seeds. */
function choices(view: View): readonly string[] {
  const moves = Array.from({ length: 60 }, (_, seed) =>
    bots.levels.easy?.choose(view, seededRng(seed), budget),
  );
  return [
    ...new Set(moves.map((move) => (move === undefined ? '' : woelfePlayer.move.format(move)))),
  ].toSorted();
}

describe('easy throws nothing away:', () => {
  it('it neither breaks nor misses its bid in the last trick', () => {
    expect(choices(lastWithBid('0'))).toEqual(['roll W']);
    expect(choices(lastWithBid('2'))).toEqual(['roll H']);
  });

  it('it bids nothing that its dice cannot bring', () => {
    expect(choices(bidding('W,W,Y'))).not.toContain('bid 3');
    expect(choices(bidding('W,W,Y'))).not.toContain('bid 2');
    expect(choices(bidding('H,H,M'))).not.toContain('bid 0');
  });

  it('it gives its best wolves to no enemy who has won the trick for sure', () => {
    expect(choices(lostTrick())).not.toContain('roll B');
  });

  it('it lets no enemy keep four wolves for want of a goblin, and spends none on its own side', () => {
    expect(choices(goblinWindow('2>W1.W1.B4.B5', `W,W,G,H,P,P/${six}/${six}/${six}`))).toEqual(['goblin']);
    expect(choices(goblinWindow('1>W1.P1.P1.H6', `W,W,G,B,P,P/${six}/${six}/${six}`))).toEqual(['pass']);
  });

  it('it does not raise the stakes with weak dice', () => {
    expect(choices(declaring('W,W,W,W,G,H,Y'))).not.toContain('fever');
    expect(choices(declaring('W,W,W,W,G,G,Y'))).not.toContain('rabies');
  });

  it('it lays a bee to the help of its own side', () => {
    expect(choices(helpfulBee())).toEqual(['lay 1']);
  });
});
