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

export function tokenFor({ shown, eye, worth, others, common }: Basis, rng: Rng): Move {
  const tokens = tokensAt(shown.days.at(-1), common.heard.players);
  const accused = accusedIn(todayOf(shown, eye));
  const drawn = (seat: Seat): number =>
    (worth[seat] ?? 0) + company * (tokens[seat] ?? 0) + (accused.has(seat) ? ownWord : 0);
  return { kind: 'vote', at: bestOf(others, drawn, rng) };
}

/** The second vote follows the first and what was said, unless the defence has changed much. */
export function verdictFor({ shown, eye, worth }: Basis, rng: Rng): Move {
  const day = shown.days.at(-1);
  const suspects = day?.suspects ?? [];
  const token = day === undefined ? null : tokensOf(day)[eye];
  const accused = accusedIn(todayOf(shown, eye));
  const drawn = (seat: Seat): number =>
    (worth[seat] ?? 0) + (seat === token ? ownToken : 0) + (accused.has(seat) ? ownWord : 0);
  return { kind: bestOf(suspects, drawn, rng) === suspects[0] ? 'paw' : 'tuft' };
}
