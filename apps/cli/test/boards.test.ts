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
      "59 58 57 56 55 54 53 52 51 50 49 48 47 46 45 44 43 42 41 40 39 38 37",
      "60  D · partner                  (D) C                            36",
      "61  nest  –                      (D) nest  C C C                  35",
      "62  hand  –                      (D) hand  2 cards                34",
      "63  laid  –                      (D) laid  –                      (C)",
      "!A! · (A) ·  ·                 round 12                ·  ·  ·  · 32",
      " 1  A                             ·  ▸ B                          31",
      " 2  nest  A                       ·  nest  B B                    30",
      " 3  hand  1 card                  ·  hand  5 7 X                  29",
      " 4  laid  K 10                   (B) laid  –                      28",
      " 5  6  7  8  9 10 11 (A)13 14 15 (B)17 18 19 20 21 22 23 24 25 26 27",
    ]
  `);
});

test('a game without a drawing shows its sight', () => {
  expect(drawingOf('chess').draw(scene('chess/1 a:b'))).toEqual(['chess/1 a:b']);
});
