import type { NameOf, Seat } from '@rudel/kernel';
import { characters, pictureOf, signOf } from '../cards.ts';
import type { Card, Character, Sign } from '../cards.ts';
import { isAbstention } from '../suspicions.ts';
import type { Glimpse, GoalVerdict, CardPlace, Pointer, View } from '../types.ts';

/** A list as the language writes it: a, b and c. */
export function joined(language: string, items: readonly string[]): string {
  return new Intl.ListFormat(language).format(items);
}

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

export type GlimpseOf<K extends Glimpse['kind']> = Extract<Glimpse, { readonly kind: K }>;

/** How places are called: seats by their names, the one that nobody sits at by a word of its own. */
export type PlaceName = (place: CardPlace) => string;

export function placeNames(middle: CardPlace | null, word: string, nameOf: NameOf): PlaceName {
  return (place) => (place === middle ? word : nameOf(place));
}

/** What a card pretends to be: another character, nothing that could be told, or what it is. */
export function disguiseOf(card: Card): Exclude<Sign, '?'> | 'unknown' | null {
  const sign = signOf(card);
  if (sign === '?') return 'unknown';
  return sign === pictureOf(card) ? null : sign;
}

/** Whether this seat has decided at the end of a round to suspect nobody. */
export function hasAbstained({ boards }: View, seat: Seat): boolean {
  const board = boards[seat] ?? null;
  return board !== null && board !== '?' && isAbstention(board);
}

/** The goals with their pointers, in the words of a language. */
export function pointersTold(
  goals: readonly Character[],
  board: readonly Pointer[],
  told: (goal: Character, pointer: Pointer) => string,
): string {
  return goals.map((goal, nth) => told(goal, board[nth] ?? 'x')).join(', ');
}

/** Who plays what, character by character from the highest down. */
export function byCharacter(
  played: readonly Character[],
): readonly (readonly [Character, readonly CardPlace[]])[] {
  return characters
    .toReversed()
    .map((character): readonly [Character, readonly CardPlace[]] => [
      character,
      played.flatMap((one, place) => (one === character ? [place] : [])),
    ])
    .filter(([, places]) => places.length > 0);
}

export const mark = ({ isRight }: Pick<GoalVerdict, 'isRight'>): string => (isRight ? '✓' : '✗');

/** Whether the winners have as many points as somebody else, and only fewer error tokens. */
export function isByErrors({ seats, scores }: GlimpseOf<'won'>): boolean {
  const best = scores[seats[0] ?? 0];
  return scores.some((score, seat) => score === best && !seats.includes(seat));
}
