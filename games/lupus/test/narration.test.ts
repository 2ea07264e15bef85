import { describe, expect, test } from 'vitest';
import { writtenLanguages } from '@rudel/kernel';
import { callText, closingText, narrations } from '../src/page.ts';
import type { Narration, Role } from '../src/page.ts';

type Texts = readonly string[];

/** All lists of texts that differ from night to night. */
const varied = ({ calls, ...others }: Narration): readonly Texts[] => [
  ...Object.values(others),
  ...Object.values(calls).flatMap(({ opens, closes }) => [opens, closes]),
];

const every = (narration: Narration): Texts => [
  ...varied(narration).flat(),
  ...Object.values(narration.calls).flatMap(({ again }) => again),
];

/** Words that would tell a woman from a man; the werewolves are many in any case. */
const gendered = { en: /\b(?:he|she|him|his|hers?)\b/i, de: /\b(?:er|ihn|ihm|seine[mnrs]?)\b/i };

/** Words that would be wrong of one alone, or of more than one. */
const counting = {
  en: { one: /\bthe seer\b/i, many: /\b(?:each other|seers|agree)\b/i },
  de: { one: /\b(?:der|den) Seher\b/i, many: /\b(?:einander|euch|ihr|einig)\b/i },
};

describe.each(writtenLanguages)('the narrator (%s)', (language) => {
  const narration = narrations[language];

  test('has several texts for everything, each once', () => {
    for (const texts of varied(narration)) {
      expect(texts.length).toBeGreaterThan(2);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test('names nobody and tells no woman from a man', () => {
    for (const text of every(narration)) {
      expect(text).not.toMatch(gendered[language]);
      expect(text).not.toMatch(/[{}$\d]/);
    }
  });

  test('fits any number of seers and of werewolves that still live', () => {
    const { seer, wolf } = narration.calls;
    for (const text of [seer, wolf].flatMap(({ opens, again, closes }) => [...opens, ...again, ...closes]))
      expect(text).not.toMatch(counting[language].many);
    for (const text of [...seer.opens, ...seer.again, ...seer.closes])
      expect(text).not.toMatch(counting[language].one);
  });

  test('says the same to all who listen, and something else the next night', () => {
    const calls = Object.keys(narration.calls) as Role[];
    for (const call of calls) {
      expect(callText(narration, call, 2, 1)).not.toBe(callText(narration, call, 3, 1));
      expect(closingText(narration, call, 2)).not.toBe(closingText(narration, call, 3));
      expect(callText(narration, call, 2, 2)).not.toBe('');
    }
  });
});
