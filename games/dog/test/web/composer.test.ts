import { batch } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { deskFor, drafted, giving, player, playing, slotOf, viewOf } from './desk.ts';
import type { Desk } from './desk.ts';

const stuck =
  'dog/1 eye:0 opts:- phase:play round:1 starter:0 turn:0 s0:n,n,n,n s1:n,n,n,n s2:n,n,n,n s3:n,n,n,n ' +
  'played:-/-/-/- out:- tray:- hands:3,5,7,9,J,Q/?,?,?,?,?,?/?,?,?,?,?,?/?,?,?,?,?,? gifts:2/?/9/?';
const given = giving.replace('gifts:-/?/?/?', 'gifts:10/?/?/?');
const afterSeven =
  'dog/1 eye:0 opts:- phase:play round:1 starter:0 turn:1 s0:n,n,15,22 s1:n,n,n,25 s2:n,n,n,n s3:n,n,n,n ' +
  'played:7/-/-/- out:- tray:- hands:3,5,9,J,X/?,?,?,?,?,?/?,?,?,?,?,?/?,?,?,?,?,? gifts:2/?/9/?';

/** An update that changes nothing about this seat's decision: in motion, and then what is drawn is new. */
function update({ view, legal }: Desk): void {
  const { value: before } = legal;
  legal.value = [];
  batch(() => {
    view.value = { ...view.value };
    legal.value = [...before];
  });
}

/** Lets what waits in the queue of microtasks happen. */
const settled = async (): Promise<void> => Promise.resolve();

describe('a move in the making and the table', () => {
  test('card, stone: the only target makes the draft', () => {
    const desk = deskFor(playing);
    desk.composer.tapCard(slotOf(desk, '5'));
    expect([drafted(desk), desk.play.choice.hint.value, desk.play.choice.canUndo.value]).toEqual([
      null,
      'Which stone?',
      true,
    ]);
    desk.composer.tapPlace(10);
    expect([drafted(desk), desk.play.choice.canUndo.value]).toEqual(['5:10>15', false]);
    desk.composer.tapPlace(20);
    expect(drafted(desk)).toBe('5:20>25');
  });

  test('a stone may come first, and then only the card', () => {
    const desk = deskFor(playing);
    desk.composer.tapPlace(20);
    desk.composer.tapCard(slotOf(desk, '3'));
    expect(drafted(desk)).toBe('3:20>23');
  });

  test('the table takes back one step at a time, and each only once', async () => {
    const desk = deskFor(playing);
    desk.composer.tapCard(slotOf(desk, '7'));
    for (const place of [10, 12, 20, 22, 12]) desk.composer.tapPlace(place);
    expect([drafted(desk), desk.play.choice.hint.value]).toEqual([null, '3 steps left. Where to?']);
    desk.composer.tapPlace(15);
    expect(drafted(desk)).toBe('7:10>12,20>22,12>15');
    const hints: (string | null)[] = [];
    for (let presses = 0; presses < 6; presses += 1) {
      desk.undo();
      await settled();
      hints.push(desk.play.choice.hint.value);
    }
    expect(hints).toEqual([
      '3 steps left. Where to?',
      '3 steps left. Which stone?',
      '5 steps left. Where to?',
      '5 steps left. Which stone?',
      '7 steps left. Where to?',
      '7 steps left. Which stone?',
    ]);
    desk.undo();
    expect([desk.play.choice.hint.value, desk.play.choice.canUndo.value]).toEqual([null, false]);
  });

  test('a draft that is taken back leaves the step before it, at once', () => {
    const desk = deskFor(playing);
    desk.composer.tapCard(slotOf(desk, '5'));
    desk.composer.tapPlace(10);
    desk.undo();
    expect([drafted(desk), desk.play.choice.hint.value]).toEqual([null, 'Which stone?']);
  });

  test('what is sent stays on the board until its answer comes', async () => {
    const desk = deskFor(playing);
    desk.composer.tapCard(slotOf(desk, '7'));
    for (const place of [10, 15, 20, 22]) desk.composer.tapPlace(place);
    expect(drafted(desk)).toBe('7:10>15,20>22');
    const { board } = desk.composer.composed.value;
    desk.send();
    await settled();
    expect(desk.composer.isOpen.value).toBe(false);
    expect(desk.composer.composed.value.board).toEqual(board);
    desk.view.value = viewOf(afterSeven);
    expect(desk.composer.composed.value.choices.slot).toBeNull();
  });

  test('a move chosen elsewhere is drawn, outlasts another language, and changes no tap', () => {
    const desk = deskFor(playing);
    const { board } = desk.composer.composed.value;
    const chosen = player.move.parse('7:10>15,20>22');
    if (!chosen.ok) throw new Error(chosen.error);
    desk.play.choice.draft.value = chosen.value;
    const { drawn, composed } = desk.composer;
    expect([drawn.value.card, drawn.value.choices.slot]).toEqual(['7', slotOf(desk, '7')]);
    expect([drawn.value.draft, drawn.value.board]).toEqual([chosen.value, board]);
    expect(composed.value.card).toBeNull();
    (desk.play.language as Signal<'en' | 'de'>).value = 'de';
    expect(drafted(desk)).toBe('7:10>15,20>22');
    desk.composer.tapCard(slotOf(desk, '5'));
    expect([drafted(desk), drawn.value === composed.value]).toEqual([null, true]);
  });

  test('parts in a row of one stone are sent as one', () => {
    const desk = deskFor(playing);
    desk.composer.tapCard(slotOf(desk, '7'));
    for (const place of [10, 11, 11, 15, 20, 22]) desk.composer.tapPlace(place);
    expect(drafted(desk)).toBe('7:10>15,20>22');
    expect(desk.composer.composed.value.legs).toHaveLength(3);
  });

  test('a refused move begins anew', () => {
    const desk = deskFor(playing);
    const { value: legal } = desk.legal;
    desk.composer.tapCard(slotOf(desk, '5'));
    desk.composer.tapPlace(10);
    desk.send();
    desk.legal.value = [...legal];
    expect([drafted(desk), desk.composer.composed.value.card]).toEqual([null, null]);
  });

  test('a joker is named, and may be named anew', () => {
    const desk = deskFor(playing);
    desk.composer.tapCard(slotOf(desk, 'X'));
    expect(desk.play.choice.hint.value).toBe('Which card is the joker?');
    expect(desk.composer.composed.value.values).toContain('K');
    desk.composer.tapValue('J');
    desk.composer.tapPlace(20);
    expect(drafted(desk)).toBe('X=J:20x25');
    desk.composer.tapValue('2');
    desk.composer.tapPlace(10);
    expect(drafted(desk)).toBe('X=2:10>12');
  });

  test('taps that lead to nothing are explained', () => {
    const desk = deskFor(playing);
    desk.composer.tapCard(slotOf(desk, '5'));
    desk.composer.tapPlace(10);
    desk.composer.tapPlace(11);
    desk.composer.tapPlace(25);
    desk.composer.tapPlace(80);
    desk.legal.value = [];
    desk.composer.tapPlace(11);
    expect(desk.refused).toEqual(['exact-number', 'exact-number', 'no-exit-card']);
  });

  test('a gift is drafted, and let go again', () => {
    const desk = deskFor(giving);
    desk.composer.tapCard(1);
    expect(drafted(desk)).toBe('give 10');
    desk.undo();
    expect(drafted(desk)).toBeNull();
    expect(desk.composer.composed.value.choices.slot).toBeNull();
  });

  test('a gift in the making outlasts what others do, until it is given', async () => {
    const desk = deskFor(giving);
    desk.composer.tapCard(1);
    update(desk);
    await settled();
    expect([drafted(desk), desk.composer.composed.value.choices.slot]).toEqual(['give 10', 1]);
    desk.send();
    desk.view.value = viewOf(given);
    expect([drafted(desk), desk.composer.composed.value.choices.slot]).toEqual([null, null]);
  });

  test('a seven in the making outlasts an update, and can still be taken back', async () => {
    const desk = deskFor(playing);
    desk.composer.tapCard(slotOf(desk, '7'));
    for (const place of [10, 12, 20]) desk.composer.tapPlace(place);
    update(desk);
    await settled();
    expect(desk.play.choice.hint.value).toBe('5 steps left. Where to?');
    desk.undo();
    expect(desk.play.choice.hint.value).toBe('5 steps left. Which stone?');
  });

  test('a move chosen elsewhere outlasts an update', async () => {
    const desk = deskFor(playing);
    const chosen = player.move.parse('5:10>15');
    if (!chosen.ok) throw new Error(chosen.error);
    desk.play.choice.draft.value = chosen.value;
    update(desk);
    await settled();
    expect(drafted(desk)).toBe('5:10>15');
  });

  test('folding is all that is offered, and the cards say why they do not go', () => {
    const desk = deskFor(stuck);
    expect(desk.composer.composed.value.kind).toBe('fold');
    for (const [slot] of desk.composer.composed.value.hand.entries()) desk.composer.tapCard(slot);
    expect(desk.refused).toEqual([
      'no-exit-card',
      'no-exit-card',
      'no-exit-card',
      'no-exit-card',
      'jack-needs-stone',
      'no-exit-card',
    ]);
    expect(desk.play.choice.hint.value).toBe('No card can be played: you sit out the rest of this round.');
    expect(desk.play.choice.offer?.value).toEqual({ move: { kind: 'fold' }, label: 'Lay down your hand' });
  });
});
