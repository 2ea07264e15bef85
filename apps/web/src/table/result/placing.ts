import type { Outcome, Seat } from '@rudel/kernel';

/** Who came where: seats that win together share a place, and so do those with the same score. */
export type Placing = {
  readonly place: number;
  readonly seats: readonly Seat[];
  readonly score: number;
};

/** The places of a match that is over, the first first. Winners are first, whatever broke a tie of scores. */
export function placingsOf(
  teams: readonly (readonly Seat[])[],
  { winners, scores }: Outcome,
): readonly Placing[] {
  const ranked = teams.map((seats) => ({
    seats,
    score: seats.reduce((sum, seat) => sum + (scores[seat] ?? 0), 0),
    hasWon: seats.some((seat) => winners.includes(seat)),
  }));
  type Ranked = (typeof ranked)[number];
  const isBefore = (one: Ranked, other: Ranked): boolean =>
    one.hasWon === other.hasWon ? one.score > other.score : one.hasWon;
  return ranked
    .map((own) => ({
      place: 1 + ranked.filter((other) => isBefore(other, own)).length,
      seats: own.seats,
      score: own.score,
    }))
    .toSorted((one, other) => one.place - other.place);
}
