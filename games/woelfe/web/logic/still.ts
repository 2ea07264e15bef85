import { verdictOf, wolvesIn } from '@rudel/woelfe/page';
import type { Glimpse, GlimpseOf, Shown, Trick } from '@rudel/woelfe/page';

/** What lies in the middle while nothing moves. */
export type Still =
  | { readonly kind: 'trick'; readonly trick: Trick; readonly isTaken: boolean }
  /** Between two rounds: what the last one came to. */
  | { readonly kind: 'counted'; readonly round: number }
  | { readonly kind: 'opening' };

/** The trick on the table, else the one taken last, else what the last round came to. */
export function stillOf({ trick, tricks, points }: Shown): Still {
  const taken = tricks.at(-1);
  if (trick !== null) return { kind: 'trick', trick, isTaken: false };
  if (taken !== undefined) return { kind: 'trick', trick: taken, isTaken: true };
  return points.length > 0 ? { kind: 'counted', round: points.length } : { kind: 'opening' };
}

/** A finished trick with its verdict, as it was told. */
export function toldOf(trick: Trick, seats: number): GlimpseOf<'trick'> {
  return { kind: 'trick', wolves: wolvesIn(trick), trick, ...verdictOf(trick, seats) };
}

export type Scored = GlimpseOf<'sidesScored'> | GlimpseOf<'bidsScored'>;

/** The rounds that were counted, each with its last trick, as far as they were noticed. */
export function roundsIn(log: readonly Glimpse[]): readonly RoundTold[] {
  const rounds: RoundTold[] = [];
  let last: GlimpseOf<'trick'> | null = null;
  for (const glimpse of log) {
    if (glimpse.kind === 'trick') last = glimpse;
    else if (glimpse.kind === 'sidesScored' || glimpse.kind === 'bidsScored')
      rounds.push({ round: glimpse.round, scored: glimpse, last });
  }
  return rounds;
}

export type RoundTold = {
  readonly round: number;
  readonly scored: Scored;
  readonly last: GlimpseOf<'trick'> | null;
};
