import { expect, test } from 'vitest';
import { givenSlot, receivedSlot } from '../../web/logic/gifts.ts';
import { playing, viewOf } from './desk.ts';

const hand = ['3', '5', '7', '9', 'J', 'X'] as const;

test('the card from across the table is marked until the first move', () => {
  expect(receivedSlot(viewOf(playing), hand)).toBe(3);
  const moved = playing.replace('played:-/', 'played:2/').replace('hands:3,', 'hands:');
  expect(receivedSlot(viewOf(moved), hand.slice(1))).toBe(-1);
  expect(receivedSlot(viewOf(playing.replace('turn:0', 'turn:1')), hand)).toBe(3);
});

test('the card to be given is marked only while the others choose theirs', () => {
  expect(givenSlot(viewOf(playing), hand)).toBe(-1);
});
