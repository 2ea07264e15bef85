import { describe, expect, test } from 'vitest';
import { choicesOf, narrowed, numbered } from '../src/play/choices.ts';
import type { Listed } from '../src/play/choices.ts';

const listed = (text: string, label: string): Listed<string> => ({ move: text, text, label });

const seven = [1, 2, 3, 4, 5, 6].flatMap((steps) =>
  ['a', 'b'].map((name) =>
    listed(
      `7:10>${10 + steps},${name}>${name}${7 - steps}`,
      `Seven: field 10 → field ${10 + steps}, ${name} the rest`,
    ),
  ),
);
const five = listed('5:10>15', 'Five: field 10 → field 15');

describe('choices', () => {
  test('a short list is shown as it is', () => {
    expect(choicesOf([five]).map(({ title }) => title)).toEqual(['Five: field 10 → field 15']);
    expect(choicesOf([])).toEqual([]);
  });

  test('a long list is grouped by the first part in which its moves differ', () => {
    const titles = choicesOf([five, ...seven]).map(({ title }) => title);
    expect(titles).toEqual(['Five: field 10 → field 15', 'Seven: field 10 → field … (12)']);
    const inner = choicesOf(seven);
    expect(inner.map(({ title }) => title)).toContain('Seven: field 10 → field 11 … (2)');
    expect(inner.flatMap(({ moves }) => moves)).toEqual(seven);
    expect(narrowed(seven, '7:10>')).toEqual(seven);
  });

  test('a joker comes before what it is named', () => {
    const jokers = ['2', '3', '4', '5', '6', '8', '9', '10', 'Q', 'K'].map((rank) =>
      listed(`X=${rank}:1>2`, `Joker as ${rank}: go`),
    );
    expect(choicesOf([five, ...jokers]).map(({ title }) => title)).toEqual([five.label, 'Joker as … (10)']);
  });

  test('moves that cannot be grouped stay a list', () => {
    const plain = Array.from({ length: 20 }, (_, nth) => listed(`vote ${nth}`, `Vote for ${nth}`));
    expect(choicesOf(plain)).toHaveLength(20);
  });
});

describe('narrowing', () => {
  test('by the beginning of a move, part by part', () => {
    expect(narrowed([five, ...seven], '7:10>11,')).toHaveLength(2);
    expect(narrowed([five, ...seven], '7')).toHaveLength(12);
    expect(narrowed([five, ...seven], '7:10>1')).toEqual([]);
  });

  test('by a word of the label', () => {
    expect(narrowed([five, ...seven], 'FIVE')).toEqual([five]);
    expect(narrowed([five, ...seven], 'b the rest')).toHaveLength(6);
  });
});

describe('numbered lines', () => {
  test('stand in columns where they fit', () => {
    expect(numbered(['one', 'two', 'three', 'four', 'five'])).toEqual([
      ' 1) one     4) four',
      ' 2) two     5) five',
      ' 3) three',
    ]);
    expect(numbered(['x'.repeat(70), 'y', 'z', 'w', 'v'])).toHaveLength(5);
    expect(numbered([])).toEqual([]);
  });

  test('a column is as wide as its own lines', () => {
    expect(numbered(['a long line', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 24)).toEqual([
      ' 1) a long line   5) e',
      ' 2) b             6) f',
      ' 3) c             7) g',
      ' 4) d             8) h',
    ]);
  });

  test('a line that is too long goes on below itself', () => {
    expect(numbered(['swap this with that', 'no'], 16)).toEqual([' 1) swap this', '    with that', ' 2) no']);
  });
});
