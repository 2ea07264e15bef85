import { describe, expect, it } from 'vitest';
import { cleanName, longestName, wishNotation } from '@rudel/protocol';
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
  ['bot 3 greedy', { kind: 'bot', seat: 3, level: 'greedy' }],
  ['open 3', { kind: 'open', seat: 3 }],
  ['seats 5', { kind: 'seats', count: 5 }],
  ['options jackTakesFresh=own', { kind: 'options', text: 'jackTakesFresh=own' }],
  ['clock brisk', { kind: 'clock', clock: 'brisk' }],
  ['list on', { kind: 'list', on: true }],
  ['list off', { kind: 'list', on: false }],
  ['kick p4', { kind: 'kick', person: 'p4' }],
  ['host p2', { kind: 'host', person: 'p2' }],
  ['start', { kind: 'start' }],
  ['rematch', { kind: 'rematch' }],
];

describe('the text of a command', () => {
  it.each(wishes)('%s', (text, wish) => {
    expect(wishNotation.parse(text)).toEqual({ ok: true, value: wish });
    expect(wishNotation.format(wish)).toBe(text);
  });

  it.each([
    '',
    'dance',
    'constructor',
    '__proto__ 1',
    'sit',
    'sit -1',
    'sit 64',
    'sit 1 2',
    'bot',
    'bot 1',
    'bot 1 a b',
    'name',
    'name \u200b',
    'lot two words',
    'say something',
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
    ['<b>Bo</b>', '<b>Bo</b>'],
    ['e\u0301', 'é'],
  ])('%j is kept as %j', (text, name) => {
    expect(cleanName(text)).toBe(name);
  });

  it('is cut after whole letters, families and flags included', () => {
    const name = cleanName('👨‍👩‍👧'.repeat(30));
    expect(name === null ? 0 : name.length).toBeLessThanOrEqual(longestName * 4);
  });
});
