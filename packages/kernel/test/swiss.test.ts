import { describe, expect, test } from 'vitest';
import { swissSpelling, withSwiss } from '../src/index.ts';

const en = {
  close: 'Close',
  many: ['big', 'small'],
  greets: (name: string): string => `“Hello, ${name}!”`,
  seat: { of: (seat: number, nameOf: (seat: number) => string): string => `Seat of ${nameOf(seat)}` },
  told: ({ nameOf }: { readonly nameOf: (seat: number) => string }): string => `Close to ${nameOf(1)}`,
  listed: (names: readonly string[]): readonly string[] => names.map((name) => `big ${name}`),
};

const de: typeof en = {
  close: 'Schließen',
  many: ['groß', 'klein'],
  greets: (name) => `„Grüß dich, ${name}!“`,
  seat: { of: (seat, nameOf) => `Außen sitzt ${nameOf(seat)}` },
  told: ({ nameOf }) => `Schließt sich ${nameOf(1)} an`,
  listed: (names) => names.map((name) => `große ${name}`),
};

const words = withSwiss({ en, de });
const swiss = words['de-CH'];

describe('German for Switzerland', () => {
  test('has ss for ß, and its own quotation marks', () => {
    expect(swissSpelling('„Heißt das ‚groß‘?“')).toBe('«Heisst das ‹gross›?»');
  });

  test('is made from German words, also deep inside and from what functions say', () => {
    expect(swiss.close).toBe('Schliessen');
    expect(swiss.many).toEqual(['gross', 'klein']);
    expect(swiss.greets('Anna')).toBe('«Grüss dich, Anna!»');
    expect(swiss.seat.of(1, () => 'Bo')).toBe('Aussen sitzt Bo');
  });

  test('leaves names as people write them', () => {
    expect(swiss.greets('Strauß')).toBe('«Grüss dich, Strauß!»');
    expect(swiss.seat.of(1, () => 'Groß')).toBe('Aussen sitzt Groß');
    expect(swiss.told({ nameOf: () => 'Groß' })).toBe('Schliesst sich Groß an');
    expect(swiss.listed(['Weiß', 'Bo'])).toEqual(['grosse Weiß', 'grosse Bo']);
  });

  test('leaves the written languages alone, and is made once', () => {
    expect(words.en).toBe(en);
    expect(words.de).toBe(de);
    expect(words['de-CH']).toBe(swiss);
  });
});
