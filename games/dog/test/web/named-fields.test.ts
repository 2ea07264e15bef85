import { expect, test } from 'vitest';
import { dogPage, nestPlace } from '@rudel/dog/page';
import type { Place } from '@rudel/dog/page';
import { compose, nothingChosen } from '../../web/logic/compose.ts';
import type { Choices } from '../../web/logic/compose.ts';
import type { LastMove } from '../../web/logic/last-move.ts';
import { namedFields } from '../../web/logic/named-fields.ts';

const { player } = dogPage;
const sight =
  'dog/1 eye:0 opts:- phase:play round:1 starter:0 turn:0 s0:n,n,10,20 s1:n,n,n,25 s2:n,n,n,n s3:n,n,n,n ' +
  'played:-/-/-/- out:- tray:- hands:5,7,A,J,X,X/?,?,?,?,?,?/?,?,?,?,?,?/?,?,?,?,?,? gifts:2/?/X/?';
const last: LastMove = { seat: 1, ways: [[nestPlace(1), 16]], hits: [{ seat: 0, from: 16 }] };

function namedWith(choices: Partial<Choices>, then: LastMove | null = last): readonly Place[] {
  const parsed = player.sight.parse(sight);
  if (!parsed.ok) throw new Error(parsed.error);
  const composed = compose(parsed.value, player.legal(parsed.value), { ...nothingChosen, ...choices });
  return namedFields(composed, then).toSorted((one, other) => one - other);
}

/** Hands are in order: the ace comes first. */
const slots = { ace: 0, five: 1, seven: 2, jack: 3 };

test('nothing chosen: the fields of the last move, once each and no nest', () => {
  expect(namedWith({})).toEqual([16]);
  expect(namedWith({}, null)).toEqual([]);
});

test('a card: the stones it could drive; with a stone, where it could go', () => {
  expect(namedWith({ slot: slots.five })).toEqual([10, 20]);
  expect(namedWith({ slot: slots.ace, from: 10 })).toEqual([10, 11, 21]);
  expect(namedWith({ from: 20 })).toEqual([20]);
});

test('a whole move: from where, to where, and who is sent home', () => {
  expect(namedWith({ slot: slots.five, from: 20 })).toEqual([20, 25]);
  expect(namedWith({ slot: slots.jack, from: 10 })).toEqual([10, 25]);
  const legs = [
    { from: 20, to: 26 },
    { from: 10, to: 11 },
  ];
  expect(namedWith({ slot: slots.seven, legs })).toEqual([10, 11, 20, 25, 26]);
});
