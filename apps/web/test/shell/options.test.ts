import { expect, test } from 'vitest';
import { dogPage } from '@rudel/dog/page';
import type { AnyGamePage } from '@rudel/ui/game-ui';
import { hasOwnTimes, houseRules, optionsOf, presetIn, presetsOf } from '../../src/shell/options.ts';

const dog = dogPage as unknown as AnyGamePage;

test('every option of a game is a question in both languages', () => {
  for (const language of ['en', 'de'] as const) {
    const asked = optionsOf(dog, language);
    expect(asked.map(({ key }) => key)).toEqual(Object.keys(dog.options.specs));
    for (const { key, label, spec, sayValue } of asked) {
      expect(label).not.toBe(key);
      if (spec.kind !== 'choice') continue;
      for (const value of spec.values) expect(sayValue(value), `${key}=${value}`).not.toBe(value);
    }
  }
});

test('a table by the book has no house rules', () => {
  expect(houseRules(dog, dog.options.format(dog.options.defaults), 'en')).toEqual([]);
});

test('a table from before the default was another says what it plays by', () => {
  expect(houseRules(dog, '-', 'en')).toEqual([
    'Jack when there is nobody to swap with: may be laid without effect, but not if your only stones out are fresh',
  ]);
});

test('rules that people know by name are called by it', () => {
  const presets = presetsOf(dog, 'en');
  expect(presets.map(({ label }) => label)).toEqual(['Dog from Wyden', 'Brändi Dog']);
  expect(presetIn(presets, dog.options.defaults)?.name).toBe('');
  expect(presetIn(presets, { ...dog.options.defaults, jokerFinishes: 'no' })).toBeNull();
  expect(houseRules(dog, 'deck=braendi,jackWithoutEffect=lastResort', 'de')).toEqual(['Brändi Dog']);
});

test('what differs from the book is said in words', () => {
  expect(houseRules(dog, 'jackWithoutEffect=yes,jackTakesFresh=own', 'en')).toEqual([
    'Jack and your own fresh stone: your own fresh stone can be swapped',
  ]);
});

test('options that cannot be read are not talked about', () => {
  expect(houseRules(dog, 'nonsense', 'en')).toEqual([]);
});

test('times of the rules go before the clock, unless all of them are left to it', () => {
  const lobby = { ownTimes: ['nightSeconds', 'voteSeconds'] };
  expect(hasOwnTimes({ lobby }, { nightSeconds: 0, voteSeconds: 20 })).toBe(true);
  expect(hasOwnTimes({ lobby }, { nightSeconds: 0, voteSeconds: 0 })).toBe(false);
  expect(hasOwnTimes({}, { nightSeconds: 20 })).toBe(false);
});
