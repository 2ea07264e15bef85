import { describe, expect, test } from 'vitest';
import { writtenLanguages } from '@rudel/kernel';
import { factsAbout } from '../src/bot/choose/talk/facts/facts-about.ts';
import { factMark } from '../src/bot/choose/talk/speaker.ts';
import { traitOf } from '../src/bot/know/traits/silhouette-traits.ts';
import { traits } from '../src/bot/know/traits/traits.ts';
import type { Both } from '../src/bot/value/characters/both.ts';
import { characters } from '../src/bot/value/characters/characters.ts';
import { isLine, lineIn, longestLine } from '../src/line.ts';
import { silhouettes } from '../src/silhouettes.ts';
import { mostSeats } from '../src/turns.ts';
import { botMatch, levelNamed } from './bot-match.ts';

const facts: readonly Both[] = silhouettes.flatMap((one) => Object.values(factsAbout[one]));
const frames = characters.flatMap(({ best, worst, guess }) => [...best, ...worst, ...guess]);
const noticed = characters.flatMap((one) => one.noticed);
const everything = [...facts, ...frames, ...noticed];

const bare = (text: string): string => text.replace(factMark, '').trim();

describe('What bots say', () => {
  test('there is a fact wherever a silhouette has much or little of a trait, and nowhere else', () => {
    for (const one of silhouettes)
      for (const trait of traits)
        expect(factsAbout[one][trait] !== undefined, `${one} ${trait}`).toBe(
          Math.abs(traitOf(one, trait)) >= 2,
        );
  });

  test.each(writtenLanguages)('can be said: %s', (language) => {
    const longest = Math.max(...facts.map((fact) => fact[language].length));
    for (const { [language]: text } of frames) {
      expect(text.split(factMark).length, text).toBe(2);
      expect(text.length - factMark.length + longest, text).toBeLessThanOrEqual(longestLine);
    }
    for (const { [language]: text } of everything) {
      expect(isLine(text), text).toBe(true);
      expect(bare(text), text).toMatch(/^[\p{Lu}\d].*[.!?:]$/u);
      expect(text).not.toMatch(/[«»]|'|"| {2}/);
    }
    for (const { [language]: text } of [...facts, ...noticed]) expect(text).not.toContain(factMark);
  });

  test('comes with its fact in the same place in both languages', () => {
    for (const { en, de } of frames) expect(en.startsWith(factMark)).toBe(de.startsWith(factMark));
  });

  test.each(writtenLanguages)('is never said by two: %s', (language) => {
    const texts = everything.map((one) => bare(one[language]));
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  test('comes from more characters than there are seats, and from each in its own way', () => {
    expect(characters.length).toBeGreaterThan(mostSeats);
    expect(new Set(characters.map(({ loves, hates }) => [...loves, ...hates].join())).size).toBe(
      characters.length,
    );
  });
});

/** How often each piece of what can be said was said. */
function repeated(lines: readonly string[], language: 'en' | 'de'): readonly string[] {
  return everything
    .map((one) => bare(one[language]))
    .filter((piece) => lines.filter((line) => ` ${line} `.includes(` ${piece} `)).length > 1);
}

describe('In a match', () => {
  test.each([
    [2, '-'],
    [3, 'turnsEach=4'],
    [6, '-'],
  ] as const)(
    'of %i, %s, bots talk, and never say a sentence twice',
    (seats, opts) => {
      const levels = ['strong', 'novice', 'greedy'].map(levelNamed);
      const bots = Array.from({ length: seats }, (_, seat) => levels[seat % 3] ?? levelNamed('strong'));
      const said: { readonly [L in 'en' | 'de']: string[] } = { en: [], de: [] };
      let cards = 0;
      botMatch(`talk ${seats}`, bots, opts, (_view, move) => {
        if (move.kind !== 'show') return;
        cards += 1;
        if (move.line === null) return;
        for (const language of writtenLanguages) said[language].push(lineIn(move.line, language));
      });
      expect(said.en.length).toBeGreaterThan(0.6 * cards);
      for (const language of writtenLanguages) {
        expect(new Set(said[language]).size).toBe(said[language].length);
        expect(repeated(said[language], language)).toEqual([]);
        for (const line of said[language]) expect(isLine(line), line).toBe(true);
      }
    },
    60_000,
  );

  test('of five turns for each of six there is something to say until the end', () => {
    const spoken: boolean[] = [];
    botMatch(
      'long',
      Array.from({ length: 6 }, () => levelNamed('novice')),
      'turnsEach=5',
      (_view, move) => {
        if (move.kind === 'show') spoken.push(move.line !== null);
      },
    );
    expect(spoken.slice(-60).filter(Boolean).length).toBeGreaterThan(5);
  }, 120_000);
});
