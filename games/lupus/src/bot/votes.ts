import type { Rng, Seat } from '@rudel/kernel';
import type { Move } from '../types.ts';
import { tokensAt } from '../votes.ts';
import { bestOf } from './choosing.ts';
import type { Scene } from './scene.ts';

/** A token that others have laid already draws a little. */
const company = 0.004;

/** Whom a seat would see hanged most, of some. */
export const mostSuspect = ({ worth, policy }: Scene, seats: readonly Seat[], rng: Rng): Seat =>
  bestOf(seats, (seat) => worth[seat] ?? 0, rng, policy.whim);

export function tokenFor({ shown, worth, others, policy, common }: Scene, rng: Rng): Move {
  const tokens = tokensAt(shown.days.at(-1)?.first ?? '', common.heard.players);
  const drawn = (seat: Seat): number => (worth[seat] ?? 0) + company * (tokens[seat] ?? 0);
  return { kind: 'vote', at: bestOf(others, drawn, rng, policy.whim) };
}

export function verdictFor(scene: Scene, rng: Rng): Move {
  const suspects = scene.shown.days.at(-1)?.suspects ?? [];
  return { kind: mostSuspect(scene, suspects, rng) === suspects[0] ? 'paw' : 'tuft' };
}
