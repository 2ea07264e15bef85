import type { Seat } from '@rudel/kernel';
import type { Character } from './cards.ts';
import { listOf, placesOf } from './deck.ts';
import type { CardPlace } from './deck.ts';
import type { Options } from './options.ts';
import type { Pointer, Suspicion } from './types.ts';

type Goals = { readonly [C in Character]: readonly Character[] };

/** Whom each character looks for, by dogs' second goal (woof 1.5). */
const goals: { readonly [G in Options['dogGoal']]: Goals } = {
  hunter: { S: ['D', 'H'], D: ['W', 'H'], H: ['W', 'D'], P: ['W', 'S'], W: ['S'] },
  shepherd: { S: ['D', 'H'], D: ['W', 'P'], H: ['W', 'D'], P: ['W', 'S'], W: ['S'] },
};

export const goalsOf = (character: Character, { dogGoal }: Options): readonly Character[] =>
  goals[dogGoal][character];

export const abstention: Suspicion = ['x', 'x'];

export const isAbstention = ([first, second]: Suspicion): boolean => first === 'x' && second === 'x';

/** What is wrong with a pointer. */
export type PointerFault = 'pointer-missing' | 'own-number' | 'no-such-number' | 'no-second-goal';

/** Why a pointer cannot stand like this, for a goal or for none; null if it can (woof 5.2). */
export function pointerFault(
  pointer: Pointer,
  goal: Character | undefined,
  seat: Seat,
  seats: number,
): PointerFault | null {
  if (goal === undefined) return pointer === 'x' ? null : 'no-second-goal';
  if (pointer === 'x') return 'pointer-missing';
  if (pointer === seat) return 'own-number';
  return pointer === 'none' || pointer < placesOf(seats) ? null : 'no-such-number';
}

/** All that the first pointer and the second can be set to, in order. */
export function suspicionsOf(seat: Seat, seats: number, wanted: readonly Character[]): readonly Suspicion[] {
  const others: readonly CardPlace[] = listOf(placesOf(seats)).filter((place) => place !== seat);
  const pointers: readonly Pointer[] = [...others, 'none'];
  const seconds: readonly Pointer[] = wanted.length > 1 ? pointers : ['x'];
  return pointers.flatMap((first) => seconds.map((second): Suspicion => [first, second]));
}

/** Whether a seat with these goals can have set its board like this. */
export function isSettable(
  [first, second]: Suspicion,
  seat: Seat,
  seats: number,
  wanted: readonly Character[],
): boolean {
  return (
    pointerFault(first, wanted[0], seat, seats) === null &&
    pointerFault(second, wanted[1], seat, seats) === null
  );
}
