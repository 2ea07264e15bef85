import { describe, expect, test } from 'vitest';
import { appealOf } from '../src/bot/know/traits/appeal.ts';
import { houseLeanings, leaningsOf } from '../src/bot/know/traits/house-leanings.ts';
import { silhouetteTraits, traitOf } from '../src/bot/know/traits/silhouette-traits.ts';
import { answersWorth, chancesOf } from '../src/bot/know/traits/spread.ts';
import { traits } from '../src/bot/know/traits/traits.ts';
import { houseDeck } from '../src/cards/house-deck.ts';
import { silhouettes } from '../src/silhouettes.ts';
import type { Silhouette } from '../src/silhouettes.ts';

const languages = ['en', 'de'] as const;

/** All questions of the house deck with what each silhouette is worth as an answer. */
const questions = houseDeck.cards.flatMap(({ id }) =>
  (leaningsOf(id) ?? []).flatMap((leaning, at) =>
    languages.map((language) => ({
      name: `${id} ${at + 1} ${language}`,
      leaning,
      language,
      appeal: appealOf(leaning, language),
    })),
  ),
);

const ranked = (appeal: Readonly<Record<Silhouette, number>>) =>
  silhouettes.toSorted((one, other) => appeal[other] - appeal[one]);

/** How often each silhouette is what `pick` takes from a ranking. */
function shares(pick: (ranking: readonly Silhouette[]) => Silhouette | undefined) {
  const picked = questions.map(({ appeal }) => pick(ranked(appeal)));
  return silhouettes.map((one) => picked.filter((other) => other === one).length / picked.length);
}

const rowOf = (one: Silhouette) => traits.map((trait) => traitOf(one, trait));

describe('Traits', () => {
  test('are told for each silhouette on a scale from −3 to 3', () => {
    for (const trait of traits) {
      const row = silhouetteTraits[trait];
      expect(row.length).toBe(silhouettes.length);
      for (const value of row) expect([-3, -2, -1, 0, 1, 2, 3]).toContain(value);
      expect(Math.max(...row), trait).toBeGreaterThanOrEqual(2);
      expect(Math.min(...row), trait).toBeLessThanOrEqual(-2);
    }
    expect(traitOf('elephant', 'big')).toBe(3);
    expect(traitOf('beetle', 'big')).toBe(-3);
  });

  test('tell the silhouettes apart', () => {
    const lengths = silhouettes.map((one) => Math.hypot(...rowOf(one)));
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.25);
    for (const [at, one] of silhouettes.entries()) {
      for (const other of silhouettes.slice(at + 1)) {
        const between = rowOf(one).map((value, trait) => value - (rowOf(other)[trait] ?? 0));
        expect(Math.hypot(...between), `${one} and ${other}`).toBeGreaterThan(6);
      }
    }
  });

  test('are all asked for, and often', () => {
    for (const trait of traits) {
      const weights = questions.flatMap(({ leaning }) => leaning[trait] ?? []);
      expect(weights.length / languages.length, trait).toBeGreaterThanOrEqual(15);
    }
  });
});

describe('Leanings', () => {
  test('are there for every card of the house and for no other', () => {
    expect(Object.keys(houseLeanings).toSorted()).toEqual(houseDeck.cards.map(({ id }) => id).toSorted());
    expect(leaningsOf('constructor')).toBeNull();
    expect(leaningsOf('1')).toBeNull();
  });

  test('are sparse and small', () => {
    for (const { name, leaning } of questions) {
      const { en = {}, de = {}, ...rest } = leaning;
      expect(Object.keys(rest).length, name).toBeGreaterThanOrEqual(4);
      expect(Object.keys(rest).length, name).toBeLessThanOrEqual(8);
      for (const weight of [rest, en, de].flatMap((part) => Object.values(part))) {
        expect(Math.abs(weight), name).toBeGreaterThanOrEqual(1);
        expect(Math.abs(weight), name).toBeLessThanOrEqual(3);
      }
    }
  });

  test('leave neither a flat question nor one with a single answer', () => {
    for (const { name, appeal } of questions) {
      const chances = chancesOf(appeal);
      expect(answersWorth(chances), name).toBeGreaterThanOrEqual(4);
      expect(answersWorth(chances), name).toBeLessThanOrEqual(8.5);
      expect(Math.max(...Object.values(chances)), name).toBeLessThanOrEqual(0.6);
    }
  });

  test('leave more than one answer whichever two are set aside', () => {
    for (const { name, appeal } of questions) {
      const [best, , , ...others] = ranked(appeal);
      const left = best === undefined ? others : [best, ...others];
      expect(Math.max(...Object.values(chancesOf(appeal, left))), name).toBeLessThanOrEqual(0.75);
    }
  });

  test('make every silhouette best and worst somewhere, none too often', () => {
    for (const share of [...shares((ranking) => ranking[0]), ...shares((ranking) => ranking.at(-1))]) {
      expect(share).toBeGreaterThan(0.05);
      expect(share).toBeLessThan(0.21);
    }
  });

  test('ask the three questions of a card for different things', () => {
    for (const { id } of houseDeck.cards) {
      const [one, two, three] = (leaningsOf(id) ?? []).map((leaning) => ranked(appealOf(leaning, 'en'))[0]);
      expect(new Set([one, two, three]).size, id).toBeGreaterThanOrEqual(2);
    }
  });

  test('know idioms that one language has and the other has not', () => {
    const apart = houseDeck.cards.flatMap(({ id }) =>
      (leaningsOf(id) ?? []).filter(({ en, de }) => en !== undefined || de !== undefined),
    );
    expect(apart.length).toBeGreaterThanOrEqual(15);
    for (const leaning of apart) expect(appealOf(leaning, 'en')).not.toEqual(appealOf(leaning, 'de'));
  });
});

describe('Appeal', () => {
  test('is zero in the middle and follows traits and bonuses', () => {
    const appeal = appealOf({ big: 2, pig: 1, de: { rat: 1 } }, 'en');
    expect(Object.values(appeal).reduce((sum, value) => sum + value, 0)).toBeCloseTo(0);
    expect(ranked(appeal).slice(0, 2)).toEqual(['elephant', 'pig']);
    expect(appealOf({ de: { rat: 1 } }, 'de').rat).toBeGreaterThan(appealOf({ de: { rat: 1 } }, 'en').rat);
  });

  test('turns into chances that add up to one', () => {
    const chances = chancesOf(appealOf({ wet: 3 }, 'en'), ['dolphin', 'rat']);
    expect(Object.keys(chances)).toEqual(['dolphin', 'rat']);
    expect((chances.dolphin ?? 0) + (chances.rat ?? 0)).toBeCloseTo(1);
    expect(answersWorth({ rat: 0.5, pig: 0.5 })).toBeCloseTo(2);
    expect(answersWorth({ rat: 1 })).toBeCloseTo(1);
  });
});
