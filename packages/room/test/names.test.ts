import { describe, expect, test } from 'vitest';
import type { Client } from './around/client.ts';
import { seated } from './around/tables.ts';
import { World } from './around/world.ts';

const seatNames = ({ doc }: Client): string[] =>
  doc.seats.map((seat) => (seat.kind === 'open' ? '-' : seat.name));

describe('names at a table', () => {
  test.each([
    ['Cyrillic', 'Anna', '\u0410nn\u0430'],
    ['Greek', 'Nina', '\u039Dina'],
    ['full width', 'Anna', 'Ａｎｎａ'],
    ['mathematics', 'Anna', '𝓐𝓷𝓷𝓪'],
    ['a joiner', 'Anna', 'An\u200Dna'],
    ['a blank', 'Anna', 'An\u2009na'],
    ['accents', 'Anna', 'A\u0323n\u0303\u0301na'],
    ['a stroke', 'Bo', 'Bø'],
    ['a small L', 'Ilse', 'llse'],
    ['a capital i', 'Ilse', 'IIse'],
    ['a zero', 'Otto', '0tto'],
    ['Cyrillic in small letters', 'Mia', 'm\u0456\u0430'],
    ['capitals of its own', 'Ελένη', 'ΕΛΈΝΗ'],
  ])('nobody is mistaken for another: %s', async (_, name, other) => {
    const world = new World('look-alikes');
    const [anna] = (await seated(world, [other], { name })) as [Client];
    expect(seatNames(anna).slice(0, 2)).toEqual([name, `${other.replace('\u2009', ' ').normalize('NFC')} 2`]);
  });

  test.each([
    ['Hans', 'Nans'],
    ['Ali', 'Ale'],
    ['Ира', 'Ида'],
    ['रवि', 'रवी'],
    ['かな', 'がな'],
    ['👩🏽\u200D🚀', '👩🏿\u200D🔬'],
  ])('%s and %s are two names', async (name, other) => {
    const world = new World('not-alike');
    const [anna] = (await seated(world, [other], { name })) as [Client];
    expect(seatNames(anna).slice(0, 2)).toEqual([name, other]);
  });
});
