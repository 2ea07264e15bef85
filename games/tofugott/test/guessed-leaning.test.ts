import { describe, expect, test } from 'vitest';
import { appealOf } from '../src/bot/know/traits/appeal.ts';
import type { BySilhouette } from '../src/bot/know/traits/appeal.ts';
import { guessedLeaning } from '../src/bot/know/traits/guessed-leaning.ts';
import { leaningsOf } from '../src/bot/know/traits/house-leanings.ts';
import { houseDeck } from '../src/cards/house-deck.ts';
import { silhouettes } from '../src/silhouettes.ts';

const languages = ['en', 'de'] as const;
const places = [0, 1, 2] as const;

const card = (question: string, scene = 'So.') => ({
  scene,
  questions: [question, 'And?', 'Then?'] as const,
});

const product = (one: BySilhouette, other: BySilhouette) =>
  silhouettes.reduce((sum, name) => sum + one[name] * other[name], 0);

const correlation = (one: BySilhouette, other: BySilhouette) =>
  product(one, other) / Math.sqrt(product(one, one) * product(other, other));

describe('A guessed leaning', () => {
  test('follows the words of a question, and a little those of its scene', () => {
    expect(guessedLeaning(card('Who swims?'), 0, 'en')).toEqual({ wet: 2 });
    expect(guessedLeaning(card('Wer sitzt im Badewasser?'), 0, 'de')).toEqual({ wet: 2 });
    expect(guessedLeaning(card('Who swims?', 'It is a big lake.'), 0, 'en')).toEqual({ big: 0.5, wet: 2 });
    expect(guessedLeaning(card('Who is it?', 'Rain.'), 2, 'en')).toEqual({ wet: 0.5 });
  });

  test('reads the spelling of Germany and that of Switzerland', () => {
    const swiss = guessedLeaning(card('Wer ist gross und süss?'), 0, 'de');
    expect(swiss).not.toEqual({});
    expect(guessedLeaning(card('Wer ist groß und süß?'), 0, 'de')).toEqual(swiss);
  });

  test('knows its words by their beginnings only, unless they are long', () => {
    expect(guessedLeaning(card('Who is greater?'), 0, 'en')).toEqual({});
    expect(guessedLeaning(card('Since when?'), 0, 'en')).toEqual({});
    expect(guessedLeaning(card('Whose sin?'), 0, 'en')).toEqual({ holy: -2, dangerous: 1, sly: 1 });
  });

  // By chance the mean would lie within 0.04 of zero.
  test.each(languages)('points the way of what was written for the house deck: %s', (language) => {
    const near = houseDeck.cards.flatMap((one) =>
      places.flatMap((place) => {
        const guessed = appealOf(guessedLeaning(one[language], place, language), language);
        const written = leaningsOf(one.id)?.[place];
        if (written === undefined || silhouettes.every((name) => guessed[name] === 0)) return [];
        return correlation(guessed, appealOf(written, language));
      }),
    );
    expect(near.length / (3 * houseDeck.cards.length)).toBeGreaterThan(0.7);
    expect(near.reduce((sum, one) => sum + one, 0) / near.length).toBeGreaterThan(0.12);
  });
});
