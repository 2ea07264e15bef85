import { expect, test } from 'vitest';
import type { View } from '@rudel/dog/page';
import { targetLabel } from '../../web/logic/labels.ts';
import { dogWords } from '../../web/words.ts';
import { deskFor, drafted, giving, playing, slotOf } from './desk.ts';
import type { Desk } from './desk.ts';

const tellingOf = (view: View) => ({ words: dogWords.en, nameOf: (seat: number) => `seat ${seat}`, view });

function tapped(card: string, ...places: readonly number[]): Desk {
  const desk = deskFor(playing);
  desk.composer.tapCard(slotOf(desk, card));
  for (const place of places) desk.composer.tapPlace(place);
  return desk;
}

test('the lit end of a move, tapped again, plays it, and another stone is chosen as ever', () => {
  const desk = tapped('5', 10);
  expect([drafted(desk), desk.confirmed]).toEqual(['5:10>15', []]);
  desk.composer.tapPlace(20);
  expect([drafted(desk), desk.confirmed]).toEqual(['5:20>25', []]);
  desk.composer.tapPlace(25);
  expect([drafted(desk), desk.confirmed]).toEqual(['5:20>25', ['5:20>25']]);
});

test('a seven is played by a tap on the stone that was driven last', () => {
  const desk = tapped('7', 10, 12, 20, 25);
  expect([drafted(desk), desk.confirmed]).toEqual(['7:10>12,20>25', []]);
  desk.composer.tapPlace(12);
  expect(desk.confirmed).toEqual([]);
  desk.composer.tapPlace(25);
  expect(desk.confirmed).toEqual(['7:10>12,20>25']);
});

test('a jack is played by a second tap on the stone it swaps with', () => {
  const desk = tapped('J', 10);
  expect([drafted(desk), desk.confirmed]).toEqual(['J:10x25', []]);
  desk.composer.tapPlace(25);
  expect(desk.confirmed).toEqual(['J:10x25']);
});

test('a card is given by a second tap on it, and another one is chosen as ever', () => {
  const desk = deskFor(giving);
  const [first, other] = [slotOf(desk, '10'), slotOf(desk, 'K')];
  desk.composer.tapCard(other);
  desk.composer.tapCard(first);
  expect([drafted(desk), desk.confirmed]).toEqual(['give 10', []]);
  desk.composer.tapCard(first);
  expect(desk.confirmed).toEqual(['give 10']);
});

test('a move from the list is played by a tap on its ghost', () => {
  const desk = deskFor(playing);
  desk.play.choice.draft.value =
    desk.play.choice.legal.value.find(
      (move) => move.kind === 'drive' && move.card === '3' && move.legs[0]?.from === 20,
    ) ?? null;
  desk.composer.tapPlace(23);
  expect(desk.confirmed).toEqual(['3:20>23']);
});

test('whoever hears the board is told that one more tap plays', () => {
  const { composer } = tapped('5', 20);
  expect(targetLabel(tellingOf(composer.view.value), composer.composed.value, 25)).toBe(
    'To field 25: sends seat 1’s stone on field 25 back to the nest, tap again to play',
  );
});
