import { expect, test } from 'vitest';
import type { AnyGame, Language, SealedTypes } from '@rudel/kernel';
import { findGame } from '@rudel/shelf';
import { plain } from '@rudel/ui/text';
import { drawingOf } from '../src/drawing-of.ts';

const letterOf = (seat: number): string => 'ABCDEFGH'.charAt(seat);

/** The view of a sight, and the game that it names. */
function seenIn(text: string): { readonly game: AnyGame; readonly view: SealedTypes['View'] } {
  const game = findGame(text.split('/', 1)[0] ?? '')?.game;
  const parsed = game?.player.sight.parse(text);
  if (game === undefined || parsed?.ok !== true) throw new Error(`No sight: ${JSON.stringify(parsed)}`);
  return { game, view: parsed.value };
}

function drawn(text: string, language: Language = 'en'): readonly string[] {
  const { game, view } = seenIn(text);
  return drawingOf(game).draw({ view, language, paint: plain, letterOf, nameOf: letterOf });
}

const sight =
  'dog/1 eye:1 opts:- phase:play round:15 starter:3 turn:1 s0:n,0!,12,h2 s1:n,n,16,h1 s2:n,n,n,33 s3:h1,h2,h3,h4 ' +
  'played:K/-/-/3,9 out:3 tray:- hands:?/6,X/?,?/- gifts:?/3/?/6';

test('Dog: one’s own seat at the bottom, stones on their fields', () => {
  expect(drawn(sight)).toMatchInlineSnapshot(`
    [
      "59 58 57 56 55 54 53 52 51 50 49 48 47 46 45 44 43 42 41 40 39 38 37",
      "60  D · partner                  (D) C                            36",
      "61  nest  –                      (D) nest  C C C                  35",
      "62  hand  –                      (D) hand  2 cards                34",
      "63  laid  3 9                    (D) laid  –                      (C)",
      "!A! · (A) ·  ·                 round 15                ·  ·  ·  · 32",
      " 1  A                             ·  ▸ B                          31",
      " 2  nest  A                       ·  nest  B B                    30",
      " 3  hand  1 card                  ·  hand  6 X                    29",
      " 4  laid  K                      (B) laid  –                      28",
      " 5  6  7  8  9 10 11 (A)13 14 15 (B)17 18 19 20 21 22 23 24 25 26 27",
    ]
  `);
});

const tricks =
  'woelfe/1 eye:1 opts:fever=yes seats:4 phase:goblin round:2 starter:1 turn:- double:- fever:- rabies:3 goblins:1/0/1/1 bids:-/-/-/- ' +
  'tricks:1>W1.H6.B5.W3 trick:2>M*.Y+3@0~1~-1@2 points:9/0/9/0 hands:?,?,?,?,?,?/W,G,B,F,P,P/?,?,?,?,?/?,?,?,?,? answers:?/-/?/?';

test('Wölfe: a line a seat, the trick before and the one on the table, one’s own dice', () => {
  expect(drawn(tricks)).toMatchInlineSnapshot(`
    [
      "round 2           dice    goblins  tricks  wolves  side     points",
      "  A               6       1        0       0                9",
      "  B               6       0        0       0       dweller  0",
      "  C               5       1        1       3       hunter   9",
      "  D               5       1        0       0       dweller  0",
      "",
      "before  B W1   C H6   D B5   A W3   ⇒ C",
      "trick   C M✱   D Y−1→C ↻",
      "yours   W G B F P P",
    ]
  `);
});

const turn =
  'tofugott/1 eye:0 opts:- seats:4 phase:PHASE starter:3 card:CARD aside:rat,pig guesses:- best:- worst:- ' +
  'past:road>rat.pig>elephant.tofu.bird>human.spider.snake>elephant.elephant.human.->tofu.dolphin.spider.->bird.dolphin.dolphin.- tie:- points:3/1/-2/4 ';
const island =
  'An_island~c_deserted.;What_floats?;Who_rules?;What_now?;Eine_Insel~c_leer.;Was_treibt?;Wer_regiert?;Was_nun?';

test('Tofugott: names with points, the card, what is left and what one has laid', () => {
  const shown = turn
    .replace('PHASE', 'show')
    .replace('CARD', 'island')
    .replace('guesses:- best:- worst:-', 'guesses:-/bird/dolphin/bird best:elephant worst:-');
  const lines = drawn(
    `${shown}drawn:- answers:elephant,tofu,bird/human,spider,snake/locked picks:-/-/-/- texts:${island}`,
  );
  expect(lines).toMatchInlineSnapshot(`
    [
      "turn 2",
      "▸ A 3                       B 1 bird                  C −2 dolphin",
      "  D 4 bird",
      "An island, deserted.",
      "1 What floats?  elephant",
      "2 Who rules?",
      "3 What now?",
      "left    dolphin human tofu spider beetle bird snake",
      "yours   best elephant tofu bird  worst human spider snake  (locked)",
    ]
  `);
});

test('Tofugott: the two cards to choose from', () => {
  const choosing = turn.replace('PHASE', 'keep').replace('CARD', '-').replace('aside:rat,pig', 'aside:-');
  const lines = drawn(
    `${choosing}drawn:island,fair answers:- picks:-/-/-/- texts:${island}/Fair.;A?;B?;C?`,
    'de',
  );
  expect(lines).toMatchInlineSnapshot(`
    [
      "Zug 2",
      "▸ A 3                       B 1                       C −2",
      "  D 4",
      "island: Eine Insel, leer.",
      "  Was treibt? Wer regiert? Was nun?",
      "fair: Fair.",
      "  A? B? C?",
    ]
  `);
});

test('Tofugott: a tie is drawn card by card', () => {
  const tied =
    'tofugott/1 eye:0 opts:turnsEach=1 seats:2 phase:tie starter:0 card:- aside:- guesses:- best:- worst:- ' +
    'past:road>rat.pig>elephant.tofu.bird>human.spider.snake>-.dolphin>-.dolphin>-.dolphin,' +
    'fair>rat.pig>elephant.tofu.bird>human.spider.snake>dolphin.->dolphin.->dolphin.- ' +
    'tie:0>rat.tofu/1>pig.tofu,0>-/1>- points:0/0 drawn:- answers:- picks:-/- texts:-';
  expect(drawn(tied)).toMatchInlineSnapshot(`
    [
      "  A 0                       B 0",
      "tie     A –   B –",
    ]
  `);
});

const tokens =
  'woof/1 eye:1 opts:- seats:4 phase:play round:2 starter:2 turn:1 looking:- log:2>4S,3:2WHP+,0>4?,1>2?,2>1S,3!,0>4? errors:0/1!/0/0 points:0/0/0/2 ' +
  'last:S,P?/S,W/D,H?/S,S/D?,H|x,x/2,x/x,x/none,4|3,1|- pairs:?,?/S,W/?,?/?,?/?,? hands:?,?/WHP,D/?,?/? seen:?,?,H?,?,? layout:- boards:-/-/-/?';

test('Woof!!: what lies at each place, who laid it, what one saw oneself', () => {
  expect(drawn(tokens)).toMatchInlineSnapshot(`
    [
      "round 2         points    lies there",
      "  A             0",
      "▸ B             0      X  S←C",
      "  C             0         WHP+←D ?←B(H?)",
      " !D             2",
      "  the middle              S←C ?←A ?←A",
      "",
      "yours   S W   ask WHP D",
    ]
  `);
});

const village =
  'lupus/1 eye:2 opts:- seats:8 phase:vote night:2 deck:- call:- open:yes seconds:0 turn:3 elder:- ready:- fates:-/-/-/-/-/n2/-/d1 ' +
  'days:a~hhhhhhhg~-~hg~pppppp--~h,f~--------~-~-~-~- talk:-/acS cards:?/?/S/?/?/?/?/? diaries:?/?/dh.a----,dh.a-2----/?/?/?/?/? ' +
  'answers:-/-/-/-/-/-/-/- marks:?/?/-.3/?/?/?/?/?';

test('Lupus: seats in columns with claims, tokens and ends, and what one knows', () => {
  const laid = village.replace('f~--------', 'f~be----cb').replace('turn:3', 'turn:2');
  expect(drawn(laid)).toMatchInlineSnapshot(`
    [
      "day 2",
      " A             s           D                         G",
      " B               ●●        E               ●         H               ✝ d1",
      "▸C             S ●         F               ✝ n2",
      "",
      "you are seer · last notes: dh.a----  dh.a-2----",
    ]
  `);
});

test('a game without a drawing shows its sight', () => {
  const { game, view } = seenIn(sight);
  const drawing = drawingOf({ ...game, id: 'chess' });
  expect(drawing.draw({ view, language: 'en', paint: plain, letterOf, nameOf: letterOf })).toEqual([sight]);
});
