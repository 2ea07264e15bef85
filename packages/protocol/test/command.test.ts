import { describe, expect, it } from 'vitest';
import {
  cleanName,
  cleanTalk,
  kindOf,
  lengthOfTalk,
  longestName,
  longestTalk,
  wishNotation,
} from '@rudel/protocol';
import type { Wish } from '@rudel/protocol';
import { fc } from './arbitrary.ts';

const wishes: readonly (readonly [string, Wish])[] = [
  ['move 7:12>15,60>0h2', { kind: 'move', text: '7:12>15,60>0h2' }],
  ['sit 2', { kind: 'sit', seat: 2 }],
  ['stand', { kind: 'stand' }],
  ['leave', { kind: 'leave' }],
  ['name Anna B.', { kind: 'name', name: 'Anna B.' }],
  ['lot 9fTq0LmZ', { kind: 'lot', text: '9fTq0LmZ' }],
  ['lot', { kind: 'lot', text: '' }],
  ['say thanks', { kind: 'say', what: 'thanks' }],
  ['talk I trust Anna.', { kind: 'talk', text: 'I trust Anna.' }],
  ['report 17', { kind: 'report', line: 17 }],
  ['ask 2', { kind: 'ask', seat: 2 }],
  ['unask', { kind: 'unask' }],
  ['admit p4', { kind: 'admit', person: 'p4' }],
  ['admit p4 2', { kind: 'admit', person: 'p4', seat: 2 }],
  ['decline p4', { kind: 'decline', person: 'p4' }],
  ['silence p4', { kind: 'silence', person: 'p4' }],
  ['unsilence p4', { kind: 'unsilence', person: 'p4' }],
  ['screen louder', { kind: 'screen', key: 'louder' }],
  ['bot 3 greedy', { kind: 'bot', seat: 3, level: 'greedy' }],
  ['open 3', { kind: 'open', seat: 3 }],
  ['seats 5', { kind: 'seats', count: 5 }],
  ['options jackTakesFresh=own', { kind: 'options', text: 'jackTakesFresh=own' }],
  ['clock brisk', { kind: 'clock', clock: 'brisk' }],
  ['pace calm', { kind: 'pace', pace: 'calm' }],
  ['reading on', { kind: 'reading', on: true }],
  ['reading off', { kind: 'reading', on: false }],
  ['hint', { kind: 'hint' }],
  ['hints on', { kind: 'hints', on: true }],
  ['hints off', { kind: 'hints', on: false }],
  ['list on', { kind: 'list', on: true }],
  ['list off', { kind: 'list', on: false }],
  ['kick p4', { kind: 'kick', person: 'p4' }],
  ['host p2', { kind: 'host', person: 'p2' }],
  ['start', { kind: 'start' }],
  ['rematch', { kind: 'rematch' }],
  ['unready', { kind: 'unready' }],
  ['pause', { kind: 'pause' }],
  ['resume', { kind: 'resume' }],
  ['takeback', { kind: 'takeback' }],
  ['react paw', { kind: 'react', what: 'paw' }],
  ['more', { kind: 'more' }],
  ['join', { kind: 'join' }],
  ['unjoin', { kind: 'unjoin' }],
  ['reopen', { kind: 'reopen' }],
];

describe('the text of a command', () => {
  it.each(wishes)('%s', (text, wish) => {
    expect(wishNotation.parse(text)).toEqual({ ok: true, value: wish });
    expect(wishNotation.format(wish)).toBe(text);
    expect(kindOf(text)).toBe(wish.kind);
  });

  it.each(['', 'dance', ' move 1', 'moves', 'Move 1', 'constructor', '__proto__ 1'])('is none: %j', (text) =>
    expect(kindOf(text)).toBeNull(),
  );

  it.each([
    '',
    'dance',
    'constructor',
    '__proto__ 1',
    'sit',
    'sit -1',
    'sit 64',
    'sit 1 2',
    'ask',
    'react',
    'react fox',
    'react paw paw',
    'more 30',
    'join 2',
    'ask p2',
    'unask 2',
    'admit p4 ',
    'admit p4 x',
    'admit p4 1 2',
    'bot',
    'bot 1',
    'bot 1 a b',
    'name',
    'name \u200b',
    'lot two words',
    'say something',
    'talk',
    'talk \u200b \u202e\u0007',
    'talk \ud83d',
    `talk ${'a'.repeat(281)}`,
    `talk ${'🐺'.repeat(281)}`,
    'report',
    'report 0',
    'report 1.5',
    'report last',
    'silence',
    'silence Bo',
    'unsilence 4',
    'seats 0',
    'clock fast',
    'list',
    'kick anna',
    'host p0',
    'start now',
    'stand up',
  ])('%j is refused with a sentence', (text) => {
    const parsed = wishNotation.parse(text);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.error).toMatch(/^[A-Z"'].*\.$/);
  });

  it('never throws, and what it accepts reads back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const parsed = wishNotation.parse(text);
        if (parsed.ok) {
          expect(wishNotation.parse(wishNotation.format(parsed.value))).toEqual(parsed);
        }
      }),
    );
  });
});

describe('a name', () => {
  it.each([
    ['  Anna   Maria ', 'Anna Maria'],
    ['A\u0000n\u202Ena', 'Anna'],
    ['\u200B\u2060', null],
    ['👨\u200D👩\u200D👧', '👨\u200D👩\u200D👧'],
    ['علی\u200Cرضا', 'علی\u200Cرضا'],
    ['\u200D\u200C', null],
    [' \u200D \u200C ', null],
    ['\u200DAn\u200Dna \u200CB\u200C', 'An\u200Dna B'],
    ['A\u200D\u200C\u200Dn\u200D\u202E\u200Ba', 'A\u200Dn\u200Da'],
    ['<b>Bo</b>', '<b>Bo</b>'],
    ['e\u0301', 'é'],
    ['\u3164\u115F\u1160\uFFA0', null],
    ['\u2800 \u00AD\u034F\uFE0F', null],
    ['\u0301\u0489', null],
    ['\u200D\u0301\u200D\uFE0F', null],
    ['An\u2800na \u0301Bo', 'An na Bo'],
    [`Z${'\u0335\u0321\u0344\u0353\u0301'.repeat(9)}oe`, 'Z\u0335\u0321oe'],
    [`e${'\u0302\u200D\u0301\u200D'.repeat(9)}`, 'ê\u200D\u0301'],
    [`ǟ${'\u0301'.repeat(50)}n`, 'ǟn'],
    [`ก${'\u0E49'.repeat(50)}น`, 'ก\u0E49น'],
    ['o\u0F73\u0000\u0F73', 'o\u0F71\u0F72'],
    ['o\u0E49\u0344\uFE0F\u0E49', 'ö\u0E49\u0301'],
    ['Nguyễn', 'Nguyễn'],
    ['မြို့', 'မြို့'],
    ['র\u200D\u09CDয', 'র\u200D\u09CDয'],
    ['❤\uFE0F 1\uFE0F\u20E3', '❤\uFE0F 1\uFE0F\u20E3'],
  ])('%j is kept as %j', (text, name) => {
    expect(cleanName(text)).toBe(name);
  });

  it('is kept as it was kept, has something to see, and no towers', () => {
    const marks = fc.constantFrom(
      'a',
      ' ',
      '\u0301',
      '\u0302',
      '\u0489',
      '\u0E49',
      '\u200D',
      '\u3164',
      '\uFE0F',
    );
    const units = fc.string({
      unit: fc.oneof(marks, fc.string({ unit: 'binary', maxLength: 1 })),
      maxLength: 60,
    });
    fc.assert(
      fc.property(units, (text) => {
        const name = cleanName(text);
        if (name === null) return;
        expect(cleanName(name)).toBe(name);
        expect(name).toMatch(/^(?!\p{M})\S/u);
        expect(name.normalize('NFD')).not.toMatch(/(?:[\u0300-\u036F]\u200D?){3}/u);
      }),
    );
  });

  it('is cut after whole letters, families and flags included', () => {
    expect(cleanName('👨\u200D👩\u200D👧'.repeat(30))).toBe('👨\u200D👩\u200D👧'.repeat(12));
    expect(cleanName('👩🏽\u200D🚀'.repeat(30))).toBe('👩🏽\u200D🚀'.repeat(13));
    expect(cleanName('🇨🇭'.repeat(30))).toBe('🇨🇭'.repeat(longestName));
  });

  it('is read no further than anybody types', () => {
    expect(cleanName(`${' '.repeat(199)}Anna`)).toBe('A');
    expect(cleanName(`${' '.repeat(200)}Anna`)).toBeNull();
    expect(cleanName(`${' '.repeat(199)}🐺`)).toBeNull();
  });
});

describe('free text', () => {
  it.each([
    ['  I   trust Anna. ', 'I trust Anna.'],
    ['one\ntwo\r\n\tthree\u2028four', 'one two three four'],
    ['A\u0000n\u202Ena', 'Anna'],
    ['\u202E\u2066\u200F\uFEFF', null],
    ['half \uD83D a wolf', 'half a wolf'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['👨\u200D👩\u200D👧 🐺', '👨\u200D👩\u200D👧 🐺'],
    ['e\u0301', 'é'],
  ])('%j is kept as %j', (text, line) => {
    expect(cleanTalk(text)).toBe(line);
  });

  it('is as long as its characters, and read back as it was cleaned', () => {
    expect(lengthOfTalk('🐺'.repeat(longestTalk))).toBe(longestTalk);
    expect(wishNotation.parse(`talk ${'🐺'.repeat(longestTalk)}`).ok).toBe(true);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const line = cleanTalk(text);
        if (line === null) return;
        expect(cleanTalk(line)).toBe(line);
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u);
      }),
    );
  });
});
