import { expect, test } from 'vitest';
import { systemLanguage } from '../src/system-language.ts';

test.each([
  [[], 'en'],
  [['en-GB', 'fr'], 'en'],
  [['den', 'dede'], 'en'],
  [['de'], 'de'],
  [['de-DE', 'de-CH'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['de-CHE'], 'de'],
  [['en', 'de-CH', 'de'], 'de-CH'],
  [['de-LI'], 'de-CH'],
  [['gsw-CH'], 'de-CH'],
] as const)('whoever reads %j reads %s', (tags, language) => {
  expect(systemLanguage(tags)).toBe(language);
});
