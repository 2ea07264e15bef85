import { describe, expect, test } from 'vitest';
import type { Ballot, Tokens } from '../src/day/votes.ts';
import type { Layout } from '../src/night/calls.ts';
import { untold } from '../src/night/notes.ts';
import type { Note } from '../src/night/notes.ts';
import { signs } from '../src/night/signs.ts';
import { formatFate, readFate } from '../src/notation/fate-notation.ts';
import {
  formatLayout,
  formatNote,
  formatPage,
  noteTold,
  readLayout,
  readNote,
  readPage,
} from '../src/notation/note-notation.ts';
import { formatSaid, kindOf, readSaid, speakerOf } from '../src/notation/statement-notation.ts';
import { formatBallot, formatTokens, readBallot, readTokens } from '../src/notation/vote-notation.ts';
import { roleNames } from '../src/roles/index.ts';
import type { Because, Quoted, Statement } from '../src/talk/statements.ts';
import { isLasting } from '../src/talk/talk.ts';
import type { Fate } from '../src/village/fates.ts';

const numbersTo = (last: number): readonly number[] => Array.from({ length: last }, (_, nth) => nth + 1);

describe('a fate', () => {
  test('is the letter of its time and a number, and reads back', () => {
    expect(formatFate({ time: 'night', nth: 2 })).toBe('n2');
    expect(formatFate({ time: 'day', nth: 12 })).toBe('d12');
    for (const nth of numbersTo(99))
      for (const time of ['night', 'day'] as const) {
        const fate: Fate = { time, nth };
        expect(readFate(formatFate(fate))).toEqual(fate);
      }
  });

  test('is nothing else', () => {
    for (const text of ['', 'n', 'n0', 'n02', 'n100', 'x2', 'N2', '2n', 'n2 '])
      expect(() => readFate(text), text).toThrow('A fate is written');
  });
});

describe('the tokens of a day', () => {
  test('are a letter for each seat, and read back', () => {
    const tokens: Tokens = [1, 2, null, 0, 23];
    expect(formatTokens(tokens)).toBe('bc-ax');
    expect(readTokens('bc-ax')).toEqual(tokens);
    expect(readTokens(formatTokens([]))).toEqual([]);
  });

  test('are no other letters', () => {
    for (const text of ['y', 'A', '?', 'a b', '1'])
      expect(() => readTokens(text), text).toThrow('A seat in a day');
  });
});

describe('a second vote', () => {
  test('is a letter for each seat, and reads back', () => {
    const ballot: Ballot = ['paw', 'tuft', null, 'paw'];
    expect(formatBallot(ballot)).toBe('pt-p');
    expect(readBallot('pt-p')).toEqual(ballot);
  });

  test('is for one of two', () => {
    for (const text of ['', 'x', 'P', 'p t', 'p'.repeat(25)])
      expect(() => readBallot(text), text).toThrow('A second vote is written');
  });
});

const saidBy = (by: number, what: Quoted): Because => ({ kind: 'said', by, what });

describe('what somebody has said', () => {
  const sayings: readonly (readonly [string, Statement])[] = [
    ['bcS', { kind: 'claim', role: 'seer' }],
    ['bcY', { kind: 'claim', role: 'mythomaniac' }],
    ['bs2dw', { kind: 'report', as: 'seer', night: 2, at: 3, finds: 'wolf' }],
    ['bs12ah', { kind: 'report', as: 'seer', night: 12, at: 0, finds: 'human' }],
    ['bm3w', { kind: 'report', as: 'medium', night: 3, at: null, finds: 'wolf' }],
    ['bm2-', { kind: 'report', as: 'medium', night: 2, at: null, finds: null }],
    ['bg2x', { kind: 'report', as: 'bodyguard', night: 2, at: 23, finds: null }],
    ['bxa', { kind: 'suspect', at: 0 }],
    ['bta', { kind: 'trust', at: 0 }],
    ['bva', { kind: 'vote', at: 0 }],
    ['bxa.q', { kind: 'suspect', at: 0, because: { kind: 'quiet' } }],
    ['bva.dc', { kind: 'vote', at: 0, because: { kind: 'died', who: 2 } }],
    ['bta.v12d', { kind: 'trust', at: 0, because: { kind: 'voted', day: 12, at: 3 } }],
    ['bxa.sccS', { kind: 'suspect', at: 0, because: saidBy(2, { kind: 'claim', role: 'seer' }) }],
    ['bxa.scsaw', { kind: 'suspect', at: 0, because: saidBy(2, { kind: 'seen', at: 0, finds: 'wolf' }) }],
    ['bta.scta', { kind: 'trust', at: 0, because: saidBy(2, { kind: 'trust', at: 0 }) }],
    ['bra', { kind: 'ask', at: 0, about: 'role' }],
    ['boa', { kind: 'ask', at: 0, about: 'opinion' }],
    ['ba7', { kind: 'agree', with: 7 }],
    ['bd120', { kind: 'disagree', with: 120 }],
  ];

  test('is its speaker and a few letters, and reads back', () => {
    for (const [text, what] of sayings) {
      const said = formatSaid({ by: 1, what });
      expect(said).toBe(text);
      expect(readSaid(said)).toEqual({ by: 1, what });
    }
    for (const role of roleNames)
      expect(readSaid(formatSaid({ by: 0, what: { kind: 'claim', role } })).what).toEqual({
        kind: 'claim',
        role,
      });
  });

  test('tells its speaker and its kind without being read', () => {
    for (const [, what] of sayings) {
      const said = formatSaid({ by: 1, what });
      expect(speakerOf(said)).toBe(1);
      expect(kindOf(said)).toBe(what.kind);
      expect(isLasting(said)).toBe(what.kind === 'claim' || what.kind === 'report');
    }
  });

  test('is nothing else', () => {
    for (const text of [
      '',
      'b',
      'Bxa',
      'bxA',
      'bx',
      'bxab',
      'bcX',
      'bs0ah',
      'bs2a',
      'bm2aw',
      'ba0',
      'bza',
      '?xa',
      'bra.q',
    ])
      expect(() => readSaid(text), text).toThrow('nothing that somebody can say');
  });

  test('rests on nothing else', () => {
    for (const text of [
      '',
      'Q',
      'qq',
      'v0a',
      'v1',
      'v1A',
      'd',
      'dA',
      's',
      'sc',
      'sccX',
      'scsa',
      'scsax',
      'scva',
      'scxA',
    ])
      expect(() => readSaid(`bxa.${text}`), text).toThrow('nothing that an opinion rests on');
  });
});

describe('a note', () => {
  const wolves: Layout = { hasSigns: true, isJoint: true, isTold: false, mates: 2 };
  const seers: Layout = { hasSigns: false, isJoint: false, isTold: true, mates: 0 };
  const ofWolf: Note = {
    at: 3,
    isByLot: false,
    sign: 'insist',
    round: 2,
    chosen: 4,
    told: null,
    mates: [{ seat: 1, at: null, sign: 'follow' }],
  };

  test('is of one length in a call, and reads back', () => {
    expect(formatNote(ofWolf, wolves)).toBe('di2eb-f---');
    expect(readNote(formatNote(ofWolf, wolves), wolves)).toEqual(ofWolf);
    const nobody = untold({ at: 3, isByLot: true, sign: null }, 2);
    expect(formatNote(nobody, wolves)).toBe('D-2-------');
    expect(readNote(formatNote(nobody, wolves), wolves)).toEqual(nobody);
    for (const sign of signs)
      expect(readNote(formatNote({ ...ofWolf, sign }, wolves), wolves).sign).toBe(sign);
  });

  test('says what its seat was told by one letter', () => {
    const letters = { wolf: 'w', human: 'h', villager: 'v', seer: 's' } as const;
    for (const told of ['wolf', 'human', 'villager', 'seer'] as const) {
      const note: Note = { ...untold({ at: 0, isByLot: false, sign: null }, 1), told };
      expect(formatNote(note, seers)).toBe(`a${letters[told]}`);
      expect(readNote(formatNote(note, seers), seers)).toEqual(note);
    }
  });

  test('travels with its layout', () => {
    expect(formatLayout(wolves)).toBe('sj2');
    expect(formatLayout(seers)).toBe('t0');
    for (const layout of [wolves, seers]) expect(readLayout(formatLayout(layout))).toEqual(layout);
    expect(noteTold({ note: formatNote(ofWolf, wolves), layout: formatLayout(wolves) })).toEqual(ofWolf);
  });

  test('stands on the page of its night', () => {
    const notes = [formatNote(ofWolf, wolves), formatNote({ ...ofWolf, at: 5 }, wolves)];
    expect(formatPage(notes)).toBe('di2eb-f---.fi2eb-f---');
    expect(readPage(formatPage(notes))).toEqual(notes);
  });
});
