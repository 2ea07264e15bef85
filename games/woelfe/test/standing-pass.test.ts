import { describe, expect, test } from 'vitest';
import { mustParse } from '@rudel/kernel';
import { woelfe } from '../src/index.ts';
import { standingPass } from '../src/page.ts';
import type { View } from '../src/types.ts';

const three = (fields: string): View => {
  const text = `woelfe/1 opts:- seats:3 double:- fever:- rabies:- bids:1/1/1 points:0/0/0 round:2 starter:0 ${fields}`;
  return woelfe.table.view(mustParse(woelfe.table.position, text), 1);
};

const after = (trick: string, hands: string, answers = '-/-/-'): View =>
  three(`phase:goblin turn:- goblins:1/1/1 tricks:- trick:${trick} hands:${hands} answers:${answers}`);

const first = after('0>W1', 'W/G,G/P,P');

describe('a standing pass', () => {
  test('passes whenever its seat is asked', () => {
    expect(standingPass('this-trick', first, first)).toEqual({ kind: 'pass' });
    expect(standingPass('until-my-die', first, after('0>W1.G2.P3', 'W/G/P'))).toEqual({ kind: 'pass' });
  });

  test('says nothing where there is nothing to answer', () => {
    expect(standingPass('this-trick', first, after('0>W1', 'W/G,G/P,P', '-/pass/-'))).toBeNull();
    const mine = three('phase:play turn:1 goblins:1/1/1 tricks:- trick:0>W1 hands:W/G,G/P,P answers:-/-/-');
    expect(standingPass('this-trick', first, mine)).toBeNull();
  });

  test('for a trick ends with the trick', () => {
    const next = three('phase:play turn:2 goblins:1/1/1 tricks:0>W1.G2.P3 trick:- hands:W/G/P answers:-/-/-');
    expect(standingPass('this-trick', first, next)).toBe('over');
    expect(standingPass('until-my-die', first, next)).toBeNull();
  });

  test('until one’s own die ends when one is to be chosen', () => {
    const mine = three('phase:play turn:1 goblins:1/1/1 tricks:- trick:0>W1 hands:W/G,G/P,P answers:-/-/-');
    expect(standingPass('until-my-die', first, mine)).toBe('over');
  });

  test('never outlives its round', () => {
    const text =
      'woelfe/1 opts:- seats:3 phase:deal round:3 starter:1 turn:- double:- fever:- rabies:- goblins:1/1/1 bids:-/-/- tricks:- trick:- points:0/0/0,0/0/0 hands:-/-/- answers:-/-/-';
    const next = woelfe.table.view(mustParse(woelfe.table.position, text), 1);
    expect(standingPass('this-trick', first, next)).toBe('over');
    expect(standingPass('until-my-die', first, next)).toBe('over');
  });
});
