import { describe, expect, test } from 'vitest';
import { courseOf, parseLesson, saidTo } from '../src/index.ts';

const good = `
; a comment
title One
   de Eins
seat 1
given toy/1 a:1
say {0} says so.
 de {0} sagt es.
ask Do it.
 de Tu es.
tap card=K > spot=to-3
do K:1 | A:*
wrong 2 | 3
but Not that.
 de Das nicht.
refused 9 because not-held
0 plays 4
chance draws A,B
say Read on.
 de Lies weiter.
clock lapses
end Done.
 de Fertig.
`;

const nameOf = (seat: number): string => `S${seat}`;

const without = (line: string): string => good.replace(`${line}\n`, '');

describe('a lesson as text', () => {
  test('is read line by line, both languages side by side', () => {
    const parsed = parseLesson('one', good);
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        id: 'one',
        title: { en: 'One', de: 'Eins' },
        seat: 1,
        end: { en: 'Done.', de: 'Fertig.' },
        steps: [
          {
            given: 'toy/1 a:1',
            taps: ['card=K', 'spot=to-3'],
            moves: ['K:1', 'A:*'],
            mistakes: [{ moves: ['2', '3'], said: { en: 'Not that.', de: 'Das nicht.' } }],
            refused: [{ move: '9', reason: 'not-held' }],
            acts: ['0 4', 'chance A,B'],
          },
          { given: null, ask: null, acts: ['clock'] },
        ],
      },
    });
  });

  test.each([
    ['   de Eins', 'no German'],
    [' de Tu es.', 'no German'],
    [' de Das nicht.', 'no German'],
    ['but Not that.', "'de' follows"],
    ['tap card=K > spot=to-3', 'come together'],
    ['do K:1 | A:*', 'come together'],
    ['given toy/1 a:1', "begins with 'given'"],
    ['end Done.', "'de' follows"],
  ])('without %s it cannot be read', (line, error) => {
    const parsed = parseLesson('one', without(line));
    expect(parsed.ok ? '' : parsed.error).toContain(error);
  });

  test('names the line that is none', () => {
    const parsed = parseLesson('one', good.replace('seat 1', 'sit 1'));
    expect(parsed.ok ? '' : parsed.error).toContain('Line 5');
  });

  test('speaks of seats by their names, and to Switzerland in its spelling', () => {
    const said = { en: '{0} greets {2}.', de: '{0} grüßt {2}.' };
    expect(saidTo(said, 'en', nameOf)).toBe('S0 greets S2.');
    expect(saidTo(said, 'de-CH', nameOf)).toBe('S0 grüsst S2.');
  });

  test('a course is in the order of its files', () => {
    const course = courseOf({ 'a/10-last.txt': good, 'a/2-first.txt': good });
    expect(course.map(({ id }) => id)).toEqual(['first', 'last']);
    expect(() => courseOf({ 'a/first.txt': good })).toThrow('1-first-steps.txt');
  });
});
