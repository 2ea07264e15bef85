import type { Seat } from '@rudel/kernel';
import { silhouettes } from './silhouettes.ts';
import type { Silhouette } from './silhouettes.ts';
import type { OpenTurn, Shown } from './types.ts';

/** The questions on a card. */
export const questions = [1, 2, 3] as const;
export const lastQuestion = 3;

export const fewestSeats = 2;
export const mostSeats = 6;

const seatLists: readonly (readonly Seat[])[] = Array.from({ length: mostSeats + 1 }, (_, count) =>
  Array.from({ length: count }, (__, seat) => seat),
);

export const seatsOf = (count: number): readonly Seat[] => seatLists[count] as readonly Seat[];

/** How often everybody is active where the table does not say (tofugott 3.1). */
const recommended: { readonly [seats: number]: number } = { 2: 3, 3: 3, 4: 2, 5: 2, 6: 1 };

type Length = Pick<Shown, 'options' | 'seats'>;

export const turnsEachOf = ({ options, seats }: Length): number =>
  options.turnsEach === 'auto' ? (recommended[seats] ?? 1) : Number(options.turnsEach);

export const turnsOf = (length: Length): number => turnsEachOf(length) * length.seats;

/** How many cards a match needs: one a turn, and a second to choose from in the last (tofugott 5.2). */
export const cardsNeeded = (length: Length): number => turnsOf(length) + 1;

/** Who was active in a turn, counted from 0. */
export const activeIn = ({ starter, seats }: Pick<Shown, 'starter' | 'seats'>, turn: number): Seat =>
  ((starter ?? 0) + turn) % seats;

/** Who is active now; null before the first turn and after the last. */
export function activeOf(shown: Shown): Seat | null {
  if (shown.starter === null || shown.phase === 'tie' || shown.phase === 'over') return null;
  return activeIn(shown, shown.past.length);
}

/** All but the active player, clockwise from the left (tofugott 2.5). */
export function guessersFrom(active: Seat, seats: number): readonly Seat[] {
  return seatsOf(seats - 1).map((step) => (active + 1 + step) % seats);
}

/** The question that is guessed or shown now, counted from 1. */
export const questionOf = ({ worst }: Pick<OpenTurn, 'worst'>): number => worst.length + 1;

/** The silhouettes that may still be the best answer to a question: eight, then six, then four (tofugott 2.4). */
export function openSilhouettes(turn: OpenTurn, question: number = questionOf(turn)): readonly Silhouette[] {
  const { aside, best, worst } = turn;
  const earlier = question - 1;
  return silhouettes.filter(
    (one) =>
      !aside.includes(one) && !best.slice(0, earlier).includes(one) && !worst.slice(0, earlier).includes(one),
  );
}

/** The silhouettes that are neither set aside nor shown as an answer yet. */
export function coveredSilhouettes({ aside, best, worst }: OpenTurn): readonly Silhouette[] {
  const open = [...aside, ...best, ...worst];
  return silhouettes.filter((one) => !open.includes(one));
}

/** A face-down card that is shown next: a seat's guess, or the best or worst answer of the active player. */
export type NextCard =
  | { readonly kind: 'guess'; readonly owner: Seat }
  | { readonly kind: 'best' | 'worst'; readonly owner: Seat };

/** Which card is shown next; null where none is (tofugott 2.5). */
export function nextCard(shown: Shown): NextCard | null {
  const active = activeOf(shown);
  if (shown.phase !== 'show' || active === null) return null;
  const guesses = shown.guesses.at(-1) ?? [];
  const owner = guessersFrom(active, shown.seats).find((seat) => guesses[seat] === null);
  if (owner !== undefined) return { kind: 'guess', owner };
  return { kind: shown.best.length > shown.worst.length ? 'worst' : 'best', owner: active };
}

/** Who may turn over the next card: its owner, and where people talk aloud the active player too (tofugott 6.2). */
export function turnersOf(shown: Shown): readonly Seat[] {
  const card = nextCard(shown);
  if (card === null) return [];
  const active = activeOf(shown);
  if (shown.options.talk === 'typed' || active === null || active === card.owner) return [card.owner];
  return [card.owner, active].toSorted((one, other) => one - other);
}
