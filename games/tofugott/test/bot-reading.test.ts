import { describe, expect, test } from 'vitest';
import { mustParse } from '@rudel/kernel';
import { readingOf } from '../src/bot/know/card-reading.ts';
import { indexOf, spreadOf } from '../src/bot/know/profile.ts';
import { companionParameters } from '../src/bot/parameters.ts';
import type { Character } from '../src/bot/value/characters/character.ts';
import { characters } from '../src/bot/value/characters/characters.ts';
import { personaFrom, utilitiesOf } from '../src/bot/value/persona.ts';
import { options } from '../src/options.ts';
import { silhouettes } from '../src/silhouettes.ts';

const house = mustParse(options, '-');
const own = mustParse(
  options,
  'deck=Mixed/Ein_See.;Wer_schwimmt_im_Wasser?;Wer?;Was?/A_lake.;Who_swims_in_the_water?;Who?;What?/X.;Y?;Z?;W?/The_sea.;Who_swims?;Who?;What?;Das_Meer.;Wer_schwimmt?;Wer?;Was?',
);
const somebody = characters[0] as Character;

const favourite = (profile: readonly number[]) => silhouettes[profile.indexOf(Math.max(...profile))];

describe('Reading a card', () => {
  test('of ours goes by what was written for it', () => {
    const reading = readingOf(house, 'desert-island');
    expect(reading.isGuessed).toBe(false);
    for (const appeal of reading.appeals) expect(spreadOf(appeal)).toBeGreaterThan(0.5);
  });

  test.each([
    ['German', '1'],
    ['English', '2'],
    ['both', '4'],
  ])('of an own deck goes by its words, in whatever language: %s', (_language, card) => {
    const reading = readingOf(own, card);
    expect(reading.isGuessed).toBe(true);
    expect(favourite(reading.appeals[0] ?? [])).toBe('dolphin');
  });

  test('that says nothing known is flat, and everybody makes up something of their own', () => {
    const reading = readingOf(own, '3');
    for (const appeal of reading.appeals) expect(spreadOf(appeal)).toBe(0);
    const [one, again, other] = ['one', 'one', 'other'].map((seed) =>
      personaFrom(somebody, seed).quirk(reading),
    );
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
    expect(one?.[0]).not.toEqual(one?.[1]);
    for (const quirk of one ?? []) expect(spreadOf(quirk)).toBeGreaterThan(0.3);
  });
});

describe('A taste', () => {
  test('is of the usual size, and follows what the character loves', () => {
    for (const character of characters) {
      const { taste } = personaFrom(character, 'seed');
      expect(spreadOf(taste)).toBeCloseTo(companionParameters.taste.spread);
      expect(taste.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0);
    }
    const eaters = Array.from({ length: 40 }, (_, nth) =>
      personaFrom({ ...somebody, loves: ['edible'], hates: [] }, String(nth)),
    );
    const likingOf = (name: 'pig' | 'human') =>
      eaters.reduce((sum, { taste }) => sum + (taste[indexOf(name)] ?? 0), 0) / eaters.length;
    expect(likingOf('pig')).toBeGreaterThan(likingOf('human') + 0.8);
  });

  test('adds to what the question asks for', () => {
    const persona = { ...personaFrom(somebody, 'plain'), quirk: () => [] };
    const reading = readingOf(house, 'desert-island');
    const [first] = utilitiesOf(persona, reading);
    expect(first?.[3]).toBeCloseTo((reading.appeals[0]?.[3] ?? 0) + (persona.taste[3] ?? 0));
  });
});
