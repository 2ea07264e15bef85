import type { NameOf, Seat } from '@rudel/kernel';
import { countOf, kindsAmong } from '../dice.ts';
import type { Kind } from '../dice.ts';
import { formatFace } from '../faces.ts';
import type { Glimpse, SidesResult } from '../types.ts';

/** A list as the language writes it: a, b and c. */
export function joined(language: string, items: readonly string[]): string {
  return new Intl.ListFormat(language).format(items);
}

/** Dice by kind, in the words of a language for this many of one kind. */
export function diceNamed(
  language: string,
  dice: readonly Kind[],
  some: (kind: Kind, count: number) => string,
): string {
  return joined(
    language,
    kindsAmong(dice).map((kind) => some(kind, countOf(dice, kind))),
  );
}

/** A face for the eye: a real minus, and a word for the symbol. */
export function faceNamed(kind: Kind, face: number, symbol: string): string {
  const text = formatFace(kind, face);
  return text === '*' ? symbol : text.replace('-', '−');
}

/** A number for the eye, with a real minus. */
export const numberNamed = (value: number): string => String(value).replace('-', '−');

export const namesOf = (language: string, seats: readonly Seat[], nameOf: NameOf): string =>
  joined(language, seats.map(nameOf));

/** The seat of whoever reads; null for everybody. */
export type Me = Seat | null | undefined;

/** The seats without the reader's own, by their names: "You and …". */
export const othersOf = (language: string, seats: readonly Seat[], nameOf: NameOf, me: Me): string =>
  namesOf(
    language,
    seats.filter((seat) => seat !== me),
    nameOf,
  );

/** The wolves of the winning side and those of the other. */
export function wolvesBySide({ winners, wolves }: SidesResult): readonly [number, number] {
  let [own, other] = [0, 0];
  for (const [seat, count] of wolves.entries()) {
    if (winners.includes(seat)) own += count;
    else other += count;
  }
  return [own, other];
}

/** The pips that a die can show, for its label. */
export const pips: { readonly [K in Kind]: string } = {
  W: '1–3',
  G: '2–4',
  B: '3–5',
  H: '4–6',
  M: '1–5, ✱',
  F: '1–6',
  Y: '±1–3',
  P: '1–6',
};

export type GlimpseOf<K extends Glimpse['kind']> = Extract<Glimpse, { readonly kind: K }>;

/** What else decided a trick besides the number it was won with. */
export type Circumstance = 'poisoned' | 'bothPoisoned' | 'oneFox' | 'twoFoxes' | 'earlier';

export function circumstancesOf({ by, place, values, poisoned, trick }: GlimpseOf<'trick'>): Circumstance[] {
  if (by === 'symbol' || by === 'first') return [];
  const found: Circumstance[] = [];
  if (poisoned.length > 0) found.push(poisoned.length > 1 ? 'bothPoisoned' : 'poisoned');
  if (trick.dice.some(({ kind }) => kind === 'F')) found.push(by === 'lowest' ? 'oneFox' : 'twoFoxes');
  if (values.filter((value) => value === values[place]).length > 1) found.push('earlier');
  return found;
}
