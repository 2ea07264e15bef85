import { expect, test } from 'vitest';
import { drawingOf } from '../src/boards/drawing.ts';
import type { Scene } from '../src/boards/drawing.ts';
import { plain } from '../src/boards/paint.ts';

const letterOf = (seat: number): string => 'ABCD'.charAt(seat);
const scene = (sight: string): Scene => ({ sight, language: 'en', paint: plain, letterOf, nameOf: letterOf });

const sight =
  'dog/1 eye:1 opts:- phase:play round:12 starter:0 turn:1 s0:n,0!,12,h2 s1:n,n,16,h1 s2:n,n,n,33 s3:h1,h2,h3,h4 ' +
  'played:K,10/-/-/- out:- tray:- hands:?/5,7,X/?,?/- gifts:?/3/?/6';

test('Dog: the own seat at the bottom, stones on their fields', () => {
  expect(drawingOf('dog').draw(scene(sight))).toMatchInlineSnapshot(`
    [
      "37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59",
      "36  C                            (D) D · partner                  60",
      "35  nest  C C C                  (D) nest  –                      61",
      "34  hand  2 cards                (D) hand  –                      62",
      "(C) laid  –                      (D) laid  –                      63",
      "32  ·  ·  ·  ·                 round 12                ·  · (A) · !A!",
      "31  ▸ B                           ·  A                             1",
      "30  nest  B B                     ·  nest  A                       2",
      "29  hand  5 7 X                   ·  hand  1 card                  3",
      "28  laid  –                      (B) laid  K 10                    4",
      "27 26 25 24 23 22 21 20 19 18 17 (B)15 14 13 (A)11 10  9  8  7  6  5",
    ]
  `);
});

test('a game without a drawing shows its sight', () => {
  expect(drawingOf('chess').draw(scene('chess/1 a:b'))).toEqual(['chess/1 a:b']);
});
