import type { Seat } from '@rudel/kernel';
import type { Glimpse, Silhouette, TieRound } from '@rudel/tofugott/page';

/** In milliseconds: how long the last question is looked at, and each card of the tie-break. */
export const pace = { counted: 2200, shuffled: 900, card: 700, turn: 450, found: 1800 } as const;

/** After so long even a tie-break of many cards is cut. */
export const longestScene = 20_000;

/** One moment of the end: the last question lies open, or so much of the tie-break. */
export type EndShot = {
  readonly at: number;
  readonly tie: readonly TieRound[] | null;
  /** The last cards are still on their way round: nobody has won yet. */
  readonly isTurning: boolean;
};

export type Ending = { readonly shots: readonly EndShot[]; readonly lasts: number };

/** Plans the end of a match: the last cards, then the tie-break card by card. Null for what is not the end. */
export function endingOf(glimpses: readonly Glimpse[]): Ending | null {
  const told = glimpses;
  if (!told.some(({ kind }) => kind === 'won')) return null;
  const shots: EndShot[] = [{ at: 0, tie: null, isTurning: false }];
  let rounds: readonly TieRound[] = [];
  let now: number = pace.counted;
  for (const glimpse of told) {
    if (glimpse.kind !== 'tied' && glimpse.kind !== 'turned') continue;
    rounds =
      glimpse.kind === 'tied'
        ? [...rounds, begun(glimpse.seats)]
        : [...rounds.slice(0, -1), turned(rounds.at(-1) ?? begun(glimpse.seats), glimpse.silhouettes)];
    shots.push({ at: now, tie: rounds, isTurning: glimpse.kind === 'turned' });
    now += glimpse.kind === 'tied' ? pace.shuffled : pace.card;
  }
  if (rounds.length === 0) return { shots, lasts: now };
  const last = now - pace.card;
  shots.push({ at: last + pace.turn, tie: rounds, isTurning: false });
  return { shots, lasts: last + pace.found };
}

const begun = (seats: readonly Seat[]): TieRound => ({ seats, turned: seats.map(() => []) });

function turned(round: TieRound, cards: readonly Silhouette[]): TieRound {
  const after = round.turned.map((before, at) => [...before, cards[at] as Silhouette]);
  return { seats: round.seats, turned: after };
}
