import { describe, expect, test } from 'vitest';
import { mustParse, seededRng } from '@rudel/kernel';
import type { Eye } from '@rudel/kernel';
import { woelfe } from '../src/index.ts';
import { sidesSeen } from '../src/page.ts';
import type { View } from '../src/types.ts';

const usual = {
  opts: '-',
  double: '-',
  fever: '-',
  rabies: '-',
  turn: '0',
  tricks: '-',
  trick: '-',
  hands: 'W,W,G,H,M,F,P/W,W,G,B,F,Y,P/W,W,G,H,M,P,P/W,G,G,B,B,Y,P',
};

function seen(eye: Eye, fields: Partial<typeof usual>): View {
  const all = { ...usual, ...fields };
  const rest = Object.entries(all).map(([key, value]) => `${key}:${value}`);
  const text = `woelfe/1 seats:4 phase:play round:1 starter:0 goblins:0/0/0/0 bids:-/-/-/- points:- answers:-/-/-/- ${rest.join(' ')}`;
  return woelfe.table.view(mustParse(woelfe.table.position, text), eye);
}

const rolled = { turn: '1', trick: '0>H5', hands: 'W,W,G,M,F,P/W,W,G,B,F,Y,P/W,W,G,H,M,P,P/W,G,G,B,B,Y,P' };

describe('what is known of the sides', () => {
  test('nothing at first, but everybody knows their own', () => {
    expect(sidesSeen(seen('table', {}))).toEqual([null, null, null, null]);
    expect(sidesSeen(seen(0, {}))).toEqual(['hunter', null, null, null]);
    expect(sidesSeen(seen(1, {}))).toEqual([null, 'dweller', null, null]);
  });

  test('a rolled hunter tells one, and the other hunter knows all', () => {
    expect(sidesSeen(seen('table', rolled))).toEqual(['hunter', null, null, null]);
    expect(sidesSeen(seen(2, rolled))).toEqual(['hunter', 'dweller', 'hunter', 'dweller']);
    expect(sidesSeen(seen(3, rolled))).toEqual(['hunter', null, null, 'dweller']);
  });

  test('a dweller who hears another declare rabies knows the hunters, unless one may be stalking', () => {
    const declared = { ...rolled, opts: 'fever=yes', rabies: '1' };
    expect(sidesSeen(seen(3, declared))).toEqual(['hunter', 'dweller', 'hunter', 'dweller']);
    const stalking = { ...declared, opts: 'stalk=yes,fever=yes' };
    expect(sidesSeen(seen(3, stalking))).toEqual(['hunter', 'dweller', null, 'dweller']);
  });

  test('a double barrel is known to all, a stalk only to whoever is on it', () => {
    const hands = 'W,W,G,H,H,F,P/W,W,G,B,F,Y,P/W,W,G,M,M,P,P/W,G,G,B,B,Y,P';
    expect(sidesSeen(seen('table', { hands, double: '0' }))).toEqual([
      'hunter',
      'dweller',
      'dweller',
      'dweller',
    ]);
    expect(sidesSeen(seen('table', { hands, opts: 'stalk=yes' }))).toEqual([null, null, null, null]);
    expect(sidesSeen(seen(0, { hands, opts: 'stalk=yes' }))).toEqual([
      'hunter',
      'dweller',
      'dweller',
      'dweller',
    ]);
  });

  test('alone there are none', () => {
    const text =
      'woelfe/1 opts:- seats:2 phase:bid round:1 starter:0 turn:0 double:- fever:- rabies:- goblins:1/1 bids:-/- tricks:- trick:- points:- hands:H/W answers:-/-';
    const view = woelfe.table.view(mustParse(woelfe.table.position, text), 0);
    expect(sidesSeen(view)).toEqual([null, null]);
  });
});

/** How often each seat holds a hunter in many worlds that an eye imagines. */
function hunterShares(view: View): readonly number[] {
  const rng = seededRng('worlds');
  const counts = [0, 0, 0, 0];
  const worlds = 6_000;
  for (let nth = 0; nth < worlds; nth += 1) {
    const world = woelfe.table.imagine(view, rng);
    for (const seat of counts.keys()) {
      if (woelfe.table.view(world, seat).hands[seat]?.includes('H') === true)
        counts[seat] = (counts[seat] ?? 0) + 1 / worlds;
    }
  }
  return counts;
}

describe('imagined worlds', () => {
  test('give every hand that can hold the hunter its fair share', () => {
    const [own, ...others] = hunterShares(seen(0, {}));
    expect(own).toBeCloseTo(1);
    for (const share of others) expect(share).toBeCloseTo(1 / 3, 1);
  });

  test('count dice, not seats: who has more of them is likelier to hold it', () => {
    const hands = 'W,W,G,M,F,P/W,G,B,F,Y,P/W,W,G,H,M,P,P/W,G,G,B,B,Y,P';
    const [first, second = 0, third = 0] = hunterShares(seen(3, { turn: '2', trick: '0>H5.W1', hands }));
    expect(first).toBe(0);
    expect(Math.abs(second - 6 / 13)).toBeLessThan(0.025);
    expect(Math.abs(third - 7 / 13)).toBeLessThan(0.025);
  });
});
