import { describe, expect, test } from 'vitest';
import { begin, goOn, judge, lessonFaults, parseLesson } from '@rudel/lessons';
import type { Lesson } from '@rudel/lessons';
import { fingers } from './toy/fingers.ts';

const good = `
title Show a hand
   de Zeig eine Hand
seat 0
given fingers/1 opts:rounds=1 seats:2 round:1 cards:2,3 shown:-,- last:- scores:0,0
say You hold the two.
 de Du hast die Zwei.
ask Show four.
 de Zeig vier.
tap finger=4
do L4
wrong L0 | L1
but More!
 de Mehr!
refused L2 because own-card
1 plays L1
chance draws 4
end That was it.
 de Das war es.
`;

function lessonOf(text: string): Lesson {
  const parsed = parseLesson('toy', text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const faultsOf = (change: (text: string) => string): string =>
  lessonFaults(fingers, lessonOf(change(good))).join('\n');

const widened = (text: string): string => text.replace('do L4', 'do L*').replace(/wrong[^]*?Mehr!\n/, '');

describe('a lesson is checked by the rules', () => {
  test('and has no faults where it keeps to them', () => expect(faultsOf((text) => text)).toBe(''));

  test.each<readonly [string, (text: string) => string, string]>([
    ['a start that is no position', (text) => text.replace('cards:2,3', 'cards:2'), 'not a position'],
    ['a wanted move that is refused', (text) => text.replace('do L4', 'do L2'), 'no legal move'],
    ['a pattern that means nothing', (text) => text.replace('do L4', 'do Q*'), 'no legal move'],
    ['a mistake that nobody can make', (text) => text.replace('L0 | L1', 'L2'), 'nobody can make'],
    ['a mistake that is what is asked', (text) => text.replace('L0 | L1', 'L4'), 'nobody can make'],
    [
      'a refusal by another reason',
      (text) => text.replace('because own-card', 'because too-many'),
      'refused because',
    ],
    ['a lawful move called refused', (text) => text.replace('refused L2', 'refused L3'), 'refused because'],
    ['others who break a rule', (text) => text.replace('1 plays L1', '1 plays L3'), 'is refused'],
    ['chance that could not be', (text) => text.replace('draws 4', 'draws 9'), 'is refused'],
    ['a sentence that was not translated', (text) => text.replace('Mehr!', 'More!'), 'same in both'],
    [
      'a sentence that nobody reads',
      (text) => text.replace('More!', 'More and more! '.repeat(20)),
      'Too long',
    ],
  ])('finds %s', (_, change, fault) => expect(faultsOf(change)).toContain(fault));

  test('every way that is accepted leads on', () => {
    expect(faultsOf(widened)).toBe('');
    expect(faultsOf((text) => widened(text).replace('1 plays L1', '0 plays L1'))).toContain('is refused');
  });

  test('a move is right, wrong with its sentence, or refused by its rule', () => {
    const lesson = lessonOf(good);
    const standing = begin(fingers, lesson);
    const judged = (text: string) => {
      const move = fingers.player.move.parse(text);
      return move.ok ? judge(fingers, lesson, standing, move.value) : null;
    };
    expect(judged('L4')).toEqual({ kind: 'right' });
    expect(judged('L1')).toEqual({ kind: 'wrong', said: { en: 'More!', de: 'Mehr!' } });
    expect(judged('L5')).toEqual({ kind: 'wrong', said: null });
    expect(judged('L2')).toMatchObject({ kind: 'refused', why: { reason: 'own-card' } });
  });

  test('going on tells all that happened, and ends the lesson', () => {
    const lesson = lessonOf(good);
    const move = fingers.player.move.parse('L4');
    if (!move.ok) throw new Error(move.error);
    const { happened, standing, isElsewhere } = goOn(fingers, lesson, begin(fingers, lesson), move.value);
    expect(happened.map(({ act }) => act.by)).toEqual([0, 1, 'chance']);
    expect([standing.at, isElsewhere]).toEqual([1, false]);
  });
});
