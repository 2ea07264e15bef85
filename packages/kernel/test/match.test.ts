import { describe, expect, test } from 'vitest';
import {
  drawFrom,
  formatAct,
  headOf,
  languages,
  mustParse,
  parseAct,
  refusalSentence,
  sameData,
  seal,
  seededRng,
  settleChance,
  tableRefusals,
  tell,
  whyNotAct,
} from '@rudel/kernel';
import type { Act } from '@rudel/kernel';
import { coin } from './coin.ts';

const tossing = 'coin/1 opts:- coin:- said:-,- lapsed:0';
const saying = 'coin/1 opts:- coin:heads said:-,tails lapsed:0';
const over = 'coin/1 opts:- coin:heads said:heads,heads lapsed:0';

describe('whyNotAct', () => {
  const cases: readonly (readonly [position: string, act: Act<'heads' | 'tails'>, reason: string | null])[] =
    [
      [tossing, { by: 'chance', drawn: ['heads'] }, null],
      [tossing, { by: 'chance', drawn: ['edge'] }, 'impossible-draw'],
      [tossing, { by: 'chance', drawn: [] }, 'impossible-draw'],
      [tossing, { by: 'clock' }, 'clock-not-running'],
      [tossing, { by: 0, move: 'heads' }, 'not-now'],
      [saying, { by: 'chance', drawn: ['heads'] }, 'chance-not-asked'],
      [saying, { by: 'clock' }, null],
      [saying, { by: 0, move: 'heads' }, null],
      [saying, { by: 0, move: 'tails' }, 'wrong'],
      [saying, { by: 1, move: 'heads' }, 'not-now'],
      [saying, { by: 2, move: 'heads' }, 'no-such-seat'],
      [saying, { by: -1, move: 'heads' }, 'no-such-seat'],
      [saying, { by: 0.5, move: 'heads' }, 'no-such-seat'],
      [saying, { by: Number.NaN, move: 'heads' }, 'no-such-seat'],
      [over, { by: 'chance', drawn: ['heads'] }, 'chance-not-asked'],
      [over, { by: 'clock' }, 'clock-not-running'],
      [over, { by: 0, move: 'heads' }, 'not-now'],
    ];
  for (const [position, act, reason] of cases) {
    test(`${position}: ${formatAct(coin, act)} — ${reason ?? 'lawful'}`, () =>
      expect(whyNotAct(coin, mustParse(coin.table.position, position), act)?.reason ?? null).toBe(reason));
  }
});

describe('refusals are sentences', () => {
  test('with the number of their rule', () => {
    const why = whyNotAct(coin, mustParse(coin.table.position, saying), { by: 0, move: 'tails' });
    expect(why === null ? '' : refusalSentence(coin, why, 'en')).toBe(
      'The coin does not show tails. (coin 1.2)',
    );
  });

  test('those of the table have no number, and words in every language', () => {
    expect(refusalSentence(coin, { reason: 'no-such-seat', rule: 'table' }, 'de')).toBe(
      'Diesen Platz gibt es an diesem Tisch nicht.',
    );
    for (const language of languages) {
      expect(Object.keys(tableRefusals[language])).toEqual(Object.keys(tableRefusals.en));
    }
  });
});

describe('acts as text', () => {
  const texts = ['0 heads', '1 tails', 'chance heads', 'chance A,K,10', 'clock'];
  for (const text of texts) {
    test(text, () => {
      const parsed = parseAct(coin, text);
      expect(parsed.ok ? formatAct(coin, parsed.value) : parsed.error).toBe(text);
    });
  }

  const faults: { readonly [text: string]: string } = {
    '': "An act begins with a seat, 'chance' or 'clock', not with ''.",
    heads: "An act begins with a seat, 'chance' or 'clock', not with 'heads'.",
    '-1 heads': "An act begins with a seat, 'chance' or 'clock', not with '-1'.",
    '100 heads': "An act begins with a seat, 'chance' or 'clock', not with '100'.",
    '0': "A move should be one of heads, tails but is ''.",
    '0 edge': "A move should be one of heads, tails but is 'edge'.",
    'clock now': "An act begins with a seat, 'chance' or 'clock', not with 'clock'.",
  };
  for (const [text, error] of Object.entries(faults)) {
    test(text || 'nothing', () => expect(parseAct(coin, text)).toEqual({ ok: false, error }));
  }
});

test('chance settles until a seat is asked, and tells each act', () => {
  const acts: Act[] = [];
  const settled = settleChance(
    coin,
    coin.table.start(coin.options.defaults, 2),
    ({ urn }) => drawFrom(urn, seededRng(1)),
    (act) => acts.push(act),
  );
  expect(coin.table.turn(settled).kind).toBe('seats');
  expect(acts).toEqual([{ by: 'chance', drawn: [settled.coin] }]);
});

test('glimpses are told in words', () => {
  expect(tell(coin.words.en, { kind: 'said', seat: 1 }, (seat) => `Seat ${seat}`)).toBe('Seat 1 speaks.');
});

test('a sealed game is the same game', () => {
  expect(seal(coin)).toBe(coin);
  expect(headOf(coin)).toBe('coin/1');
});

test('data is the same when its text is', () => {
  expect(sameData({ a: [1, null] }, { a: [1, null] })).toBe(true);
  expect(sameData({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false);
});
