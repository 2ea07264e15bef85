import { describe, expect, test } from 'vitest';
import { contrast, distance, eyes } from './colour.ts';
import { palettes, times, token } from './tokens.ts';

const seats = [0, 1, 2, 3, 4, 5, 6, 7];
const pairs = seats.flatMap((one) =>
  seats.filter((other) => other > one).map((other) => [one, other] as const),
);

/** Text and what it stands on. */
const texts = [
  ['ink', 'paper'],
  ['ink', 'paper-raised'],
  ['ink', 'paper-sunk'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'paper-raised'],
  ['ember', 'paper'],
  ['ember', 'paper-raised'],
  ['ember-ink', 'ember'],
  ['danger', 'paper'],
  ['danger', 'paper-raised'],
  ['danger-ink', 'danger'],
  ['good', 'paper'],
  ['good-ink', 'good'],
  ['felt-ink', 'felt'],
  ['felt-ink', 'felt-deep'],
  ['felt-ink-soft', 'felt'],
  ['moon-ink', 'moon'],
  ['wood-ink', 'wood'],
] as const;

describe.each(palettes)('the %s palette', (palette) => {
  test.each(times)('text can be read by %s', (time) => {
    for (const [text, ground] of texts) {
      const found = contrast(token(text, time, palette), token(ground, time, palette));
      expect(found, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(times)('edges and the focus can be seen by %s', (time) => {
    for (const name of ['line-strong', 'focus']) {
      for (const ground of ['paper', 'paper-raised']) {
        const found = contrast(token(name, time, palette), token(ground, time, palette));
        expect(found, `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

test.each(Object.keys(eyes))('no two seats look alike with %s', (eye) => {
  const { [eye]: matrix } = eyes;
  if (matrix === undefined) throw new Error(`nobody has ${eye}`);
  for (const [one, other] of pairs) {
    const found = distance(token(`seat-${one}`, 'day'), token(`seat-${other}`, 'day'), matrix);
    expect(found, `seats ${one} and ${other}`).toBeGreaterThanOrEqual(0.1);
  }
});

test.each(times)('every seat shows on the felt by %s', (time) => {
  for (const [eye, matrix] of Object.entries(eyes)) {
    for (const seat of seats) {
      const found = distance(token(`seat-${seat}`, time), token('felt', time), matrix);
      expect(found, `seat ${seat} with ${eye}`).toBeGreaterThanOrEqual(0.1);
    }
  }
});

test('a number can be read on every seat', () => {
  for (const seat of seats) {
    const found = contrast(token(`seat-${seat}-ink`, 'day'), token(`seat-${seat}`, 'day'));
    expect(found, `seat ${seat}`).toBeGreaterThanOrEqual(4.5);
  }
});
