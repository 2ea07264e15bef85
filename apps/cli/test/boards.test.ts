import { expect, test } from 'vitest';
import { drawingOf } from '../src/boards/drawing.ts';
import type { Scene } from '../src/boards/drawing.ts';
import { plain } from '../src/boards/paint.ts';

const letterOf = (seat: number): string => 'ABCDEFGH'.charAt(seat);
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

const tricks =
  'woelfe/1 eye:1 opts:fever=yes seats:4 phase:goblin round:2 starter:1 turn:- double:- fever:- rabies:3 goblins:1/0/1/1 bids:-/-/-/- ' +
  'tricks:1>W1.H6.B5.W3 trick:2>Y+3@0~1~-1@3.M* points:9/0/9/0 hands:?,?,?,?,?,?/W,G,B,F,P,P/?,?,?,?,?/?,?,?,?,? answers:?/-/?/?';

test('Wölfe: a line a seat, the trick before and the one on the table, the own dice', () => {
  expect(drawingOf('woelfe').draw(scene(tricks))).toMatchInlineSnapshot(`
    [
      "round 2           dice    goblins  tricks  wolves  side     points",
      "  A               6       1        0       0                9",
      "  B               6       0        0       0       dweller  0",
      "  C               5       1        1       3       hunter   9",
      "  D               5       1        0       0       dweller  0",
      "",
      "before  B W1   C H6   D B5   A W3   ⇒ C",
      "trick   C Y−1→D ↻   D M✱",
      "yours   W G B F P P",
    ]
  `);
});

const village =
  'lupus/1 eye:2 opts:- seats:8 phase:vote night:2 deck:- call:- open:yes seconds:0 turn:3 elder:- ready:- fates:-/-/-/-/-/n2/-/d1 ' +
  'days:a~hhhhhhhg~-~hg~pppppp--~h,f~--------~-~-~-~- talk:-/acS cards:?/?/S/?/?/?/?/? diaries:?/?/dh.a----,dh.a-----/?/?/?/?/? ' +
  'answers:-/-/-/-/-/-/-/- marks:?/?/-.3/?/?/?/?/?';

test('Lupus: seats in columns with claims, tokens and ends, and what one knows', () => {
  const laid = village.replace('f~--------', 'f~bb----cb').replace('turn:3', 'turn:2');
  expect(drawingOf('lupus').draw(scene(laid))).toMatchInlineSnapshot(`
    [
      "day 2",
      " A             s           D                         G",
      " B               ●●●       E                         H               ✝ d1",
      "▸C             S ●         F               ✝ n2",
      "",
      "you are seer · last notes: dh.a----  dh.a-----",
    ]
  `);
});

test('a game without a drawing shows its sight', () => {
  expect(drawingOf('chess').draw(scene('chess/1 a:b'))).toEqual(['chess/1 a:b']);
});
