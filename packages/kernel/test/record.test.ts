import { describe, expect, test } from 'vitest';
import {
  actLine,
  commitmentTo,
  contributionNotation,
  drawByLot,
  fairnessTags,
  faultOfDraws,
  formatRecord,
  lotOf,
  openingTags,
  parseRecord,
  replay,
  secretFromSeed,
} from '@rudel/kernel';
import type { Lot, MatchRecord, RecordFault } from '@rudel/kernel';
import { coin } from './coin.ts';

const lot: Lot = { secret: secretFromSeed('record'), contributions: ['anna', ''] };
const [tossed = ''] = drawByLot(lot, { kind: 'roll', purpose: 'toss', dice: [['heads', 'tails']] }, 0);
const otherSide = tossed === 'heads' ? 'tails' : 'heads';

const text = `[Game "coin/1"]
[Seats "2"]
[Options "-"]
[Commitment "${commitmentTo(lot.secret)}"]
[Contribution0 "anna"]
[Contribution1 ""]
[Secret "${lot.secret}"]

; a comment
chance ${tossed}
1 ${tossed}
= coin/1 opts:- coin:${tossed} said:-,${tossed} lapsed:0
clock
`;

function recordOf(source: string): MatchRecord {
  const parsed = parseRecord(source);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

function faultOf(source: string): RecordFault | null {
  const record = recordOf(source);
  const replayed = replay(coin, record);
  if ('error' in replayed) return replayed;
  const found = lotOf(record, replayed.seats);
  return found === null || 'error' in found ? found : faultOfDraws(coin, record, replayed, found);
}

test('a record is read and written as it stands', () => {
  expect(formatRecord(recordOf(text))).toBe(text);
  expect(formatRecord(recordOf(text.replaceAll('\n', '\r\n\r\n')))).toBe(text);
});

test('its lines know their numbers', () => {
  expect(recordOf(text).lines).toEqual([
    { kind: 'comment', text: 'a comment', line: 9 },
    { kind: 'act', text: `chance ${tossed}`, line: 10 },
    { kind: 'act', text: `1 ${tossed}`, line: 11 },
    { kind: 'assert', text: `coin/1 opts:- coin:${tossed} said:-,${tossed} lapsed:0`, line: 12 },
    { kind: 'act', text: 'clock', line: 13 },
  ]);
});

test('a record can be put together from acts', () => {
  const tags = new Map([
    ...openingTags(coin, { side: 'tails' }, 2),
    ...fairnessTags(commitmentTo(lot.secret), lot, false),
  ]);
  const built = formatRecord({ tags, lines: [actLine(coin, { by: 0, move: 'heads' })] });
  expect(built).toContain('[Options "side=tails"]');
  expect(built).not.toContain(lot.secret);
  expect(built.endsWith('\n\n0 heads\n')).toBe(true);
});

test('replay gives every state', () => {
  const replayed = replay(coin, recordOf(text));
  if ('error' in replayed) throw new Error(replayed.error);
  expect(replayed.seats).toBe(2);
  expect(replayed.acts).toHaveLength(3);
  expect(replayed.states.map((state) => coin.table.turn(state).kind)).toEqual([
    'chance',
    'seats',
    'seats',
    'over',
  ]);
});

describe('what is not a record', () => {
  const faults: { readonly [source: string]: string } = {
    '': 'This is not a record: it has no [Game "…"] tag.',
    '0 heads': 'This is not a record: it has no [Game "…"] tag.',
    '[Game coin]': "Line 1: '[Game coin]' is not a tag.",
    '[Game "coin/1"]\n0 heads\n[Seats "2"]': 'Line 3: \'[Seats "2"]\' stands too late for a tag.',
  };
  for (const [source, error] of Object.entries(faults)) {
    test(JSON.stringify(source), () => expect(parseRecord(source)).toEqual({ ok: false, error }));
  }
});

describe('faults name their line', () => {
  const cases: readonly (readonly [name: string, source: string, fault: RecordFault | null])[] = [
    ['none', text, null],
    [
      'another game',
      text.replace('coin/1"', 'dog/1"'),
      { line: 0, error: "The record is of 'dog/1', not of coin/1." },
    ],
    ['seats', text.replace('"2"', '"3"'), { line: 0, error: "coin is not played with '3' seats." }],
    ['options', text.replace('"-"', '"x=1"'), { line: 0, error: "There is no option 'x'; there are: side." }],
    [
      'an unreadable act',
      text.replace('clock', 'click'),
      { line: 13, error: "An act begins with a seat, 'chance' or 'clock', not with 'click'." },
    ],
    [
      'a refused act',
      text.replace(`1 ${tossed}`, `1 ${otherSide}`),
      { line: 11, error: `The coin does not show ${otherSide}. (coin 1.2)` },
    ],
    [
      'an impossible draw',
      text.replace(`chance ${tossed}`, 'chance edge'),
      { line: 10, error: 'Chance could not have drawn this here.' },
    ],
    [
      'a false position',
      text.replace('lapsed:0', 'lapsed:1'),
      {
        line: 12,
        error: `The asserted position is not the one here, which is: coin/1 opts:- coin:${tossed} said:-,${tossed} lapsed:0`,
      },
    ],
    [
      'a secret that is none',
      text.replace(lot.secret, 'abc'),
      { line: 0, error: 'A secret is 64 hexadecimal digits in lower case.' },
    ],
    [
      'a secret not committed to',
      text.replace(lot.secret, secretFromSeed('other')),
      {
        line: 0,
        error: 'The promise was broken: the secret is not the one that was committed to before the deal.',
      },
    ],
    ['no secret', text.replace(/\[Secret .*\]\n/, ''), null],
  ];
  for (const [name, source, fault] of cases) test(name, () => expect(faultOf(source)).toEqual(fault));

  test('a tampered draw', () => {
    const tampered = text.replaceAll(new RegExp(`\\b${tossed}\\b`, 'g'), otherSide);
    expect(faultOf(tampered)).toEqual({
      line: 10,
      error: `By its secret the table should have drawn ${tossed}.`,
    });
  });

  test('a tampered contribution', () => {
    const outcomes = ['bert', 'cora', 'dora', 'emil', 'fred', 'gina'].map((name) =>
      faultOf(text.replace('anna', name)),
    );
    expect(outcomes.filter((fault) => fault !== null)).not.toEqual([]);
  });
});

test('a contribution that could break a record is refused', () => {
  for (const bad of ['a"b', 'two words', 'x'.repeat(65), 'line\nbreak']) {
    expect(contributionNotation.parse(bad).ok, bad).toBe(false);
  }
  expect(contributionNotation.parse('Ännä_7-').ok).toBe(true);
});

test('a tag that appears twice, or too late, is refused with its line', () => {
  const twice = '[Game "coin/1"]\n[Secret "a"]\n[Secret "b"]\n';
  expect(parseRecord(twice)).toEqual({ ok: false, error: 'Line 3: The tag [Secret] appears twice.' });
  const late = '[Game "coin/1"]\n\n0 heads\n[Seats "2"]\n';
  expect(parseRecord(late)).toEqual({
    ok: false,
    error: `Line 4: '[Seats "2"]' stands too late for a tag.`,
  });
});
