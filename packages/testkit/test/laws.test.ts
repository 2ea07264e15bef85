import { describe, expect, test } from 'vitest';
import { gameViolations, lawViolations, setupOf, trialOf } from '@rudel/testkit';
import { fingers } from './toy/fingers.ts';
import { mutants } from './toy/mutants.ts';
import type { View } from './toy/types.ts';

const seeds = Array.from({ length: 12 }, (_, seed) => seed);

describe('every law catches its violation', () => {
  for (const [name, { says, make }] of Object.entries(mutants)) {
    test(name, () => {
      const found = seeds.flatMap((seed) => lawViolations(make(fingers), trialOf(fingers, seed, 1, 120)));
      expect(found.filter((sentence) => sentence.includes(says))).not.toEqual([]);
    });
  }
});

test('who may talk by what everybody sees breaks no law', () => {
  const talking = {
    ...fingers,
    player: {
      ...fingers.player,
      whyNotTalk: ({ eye, round }: View) =>
        eye === 'table' || round % 2 === 0 ? ({ reason: 'not-asked', rule: '2.1' } as const) : null,
    },
  };
  expect(seeds.flatMap((seed) => lawViolations(talking, trialOf(talking, seed, 1, 120)))).toEqual([]);
});

test('a violation can be found again: it names seed, options, step and position', () => {
  const asked = { ...fingers, player: { ...fingers.player, asked: () => [] } };
  expect(lawViolations(asked, trialOf(asked, 3))[0]).toMatch(
    /^seed 3, \d seats, .+, after \d+ acts, at fingers\/1 .+: The match waits for seat \d, and its view says otherwise\.$/,
  );
});

test('at most five violations are told of one match', () => {
  const asked = { ...fingers, player: { ...fingers.player, asked: () => [] } };
  expect(lawViolations(asked, trialOf(asked, 3))).toHaveLength(5);
});

test('a sampled match checks fewer steps and still the whole replay', () => {
  expect(lawViolations(fingers, trialOf(fingers, 3, 1000))).toEqual([]);
  const { make } = mutants['apply remembers earlier matches'] ?? {};
  expect(lawViolations(make?.(fingers) ?? fingers, trialOf(fingers, 2, 1000))).not.toEqual([]);
});

test('setups meet every number of seats and every value of every option', () => {
  const setups = Array.from({ length: 24 }, (_, seed) => setupOf(fingers, seed));
  expect(new Set(setups.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
  expect(new Set(setups.map(({ options }) => options.hands))).toEqual(new Set(['one', 'two']));
  expect(new Set(setups.map(({ options }) => options.rounds))).toEqual(new Set([1, 2, 3, 4, 5]));
});

test('a game without a blurb or words for an option is found before any match', () => {
  const de = {
    ...fingers.words.de,
    blurb: '',
    options: { ...fingers.words.de.options, rounds: { label: 'Runden', values: () => '' } },
  };
  expect(gameViolations({ ...fingers, words: { ...fingers.words, de } })).toEqual([
    "In 'de' the game has no name or no blurb.",
    "In 'de' the option 'rounds' has no words for its value 1.",
  ]);
});
