import { expect, test } from 'vitest';
import { tell } from '@rudel/kernel';
import { dogPage } from '../src/page.ts';
import type { Glimpse } from '../src/types.ts';

const { words } = dogPage;
const nameOf = (seat: number): string => ['Anna', 'Bo', 'Cleo', 'Dan'][seat] ?? '';

const drove: Glimpse = {
  kind: 'drove',
  seat: 0,
  card: '5',
  as: '5',
  legs: [{ from: 10, to: 15, seat: 0 }],
  hits: [{ seat: 1, from: 15 }],
};
const folded: Glimpse = { kind: 'folded', seat: 0, cards: ['2'] };

test('whoever reads of their own move reads “you”', () => {
  expect(tell(words.en, drove, nameOf, 0)).toBe(
    'You play a five: field 10 → field 15 and send Bo’s stone on field 15 back to the nest.',
  );
  expect(tell(words.de, drove, nameOf, 0)).toBe(
    'Du spielst eine Fünf: Feld 10 → Feld 15 und schickst den Stein von Bo auf Feld 15 zurück ins Nest.',
  );
  expect(tell(words.en, folded, nameOf, 0)).toBe('You cannot play and lay down two.');
});

test('everybody else reads the name', () => {
  expect(tell(words.en, drove, nameOf, 1)).toBe(
    'Anna plays a five: field 10 → field 15 and sends Bo’s stone on field 15 back to the nest.',
  );
  expect(tell(words.en, drove, nameOf)).toBe(tell(words.en, drove, nameOf, 2));
});

test('the button says what it does', () => {
  expect(words.en.verb?.({ kind: 'give', card: 'A' }, {} as never)).toBe('Give');
  expect(words.de.verb?.({ kind: 'fold' }, {} as never)).toBe('Aussteigen');
});
