import type { Outcome, Seat } from '@rudel/kernel';

/** How often each team has won at this table. */
export type Tally = { readonly seats: readonly Seat[]; readonly wins: number };

/** The teams with their wins over all matches so far, in the order of their first seats. */
export function tallyOf(teams: readonly (readonly Seat[])[], results: readonly Outcome[]): readonly Tally[] {
  return teams.map((seats) => ({
    seats,
    wins: results.filter(({ winners }) => winners.some((seat) => seats.includes(seat))).length,
  }));
}
