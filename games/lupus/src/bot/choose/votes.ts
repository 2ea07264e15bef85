import type { Rng, Seat } from '@rudel/kernel';
import { tokensAt, tokensOf } from '../../day/votes.ts';
import type { Move } from '../../types.ts';
import { accusedIn, todayOf } from '../know/today.ts';
import { habits } from '../parameters/habits.ts';
import type { Basis } from '../value/basis.ts';
import { bestOf } from './choosing.ts';

const { company, ownWord, ownToken } = habits.voting;

/** Whom a seat would see hanged most, of some. */
export const mostSuspect = ({ worth }: Basis, seats: readonly Seat[], rng: Rng): Seat =>
  bestOf(seats, (seat) => worth[seat] ?? 0, rng);

/** How much a seat is drawn to lay its token at each. */
export function tokenWorth({ shown, eye, worth, common }: Basis): (seat: Seat) => number {
  const tokens = tokensAt(shown.days.at(-1), common.heard.players);
  const accused = accusedIn(todayOf(shown, eye));
  return (seat) => (worth[seat] ?? 0) + company * (tokens[seat] ?? 0) + (accused.has(seat) ? ownWord : 0);
}

export const tokenFor = (basis: Basis, rng: Rng): Move => ({
  kind: 'vote',
  at: bestOf(basis.others, tokenWorth(basis), rng),
});

/** The second vote follows the first and what was said, unless the defence has changed much. */
export function verdictWorth({ shown, eye, worth }: Basis): (seat: Seat) => number {
  const day = shown.days.at(-1);
  const token = day === undefined ? null : tokensOf(day)[eye];
  const accused = accusedIn(todayOf(shown, eye));
  return (seat) => (worth[seat] ?? 0) + (seat === token ? ownToken : 0) + (accused.has(seat) ? ownWord : 0);
}

export function verdictFor(basis: Basis, rng: Rng): Move {
  const suspects = basis.shown.days.at(-1)?.suspects ?? [];
  return { kind: bestOf(suspects, verdictWorth(basis), rng) === suspects[0] ? 'paw' : 'tuft' };
}
