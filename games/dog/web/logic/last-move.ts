import { isNest, nestPlace, startOf } from '@rudel/dog/page';
import type { Glimpse, Hit, Place } from '@rudel/dog/page';
import type { Seat } from '@rudel/kernel';
import { wayOf } from './ways.ts';

/** What was last played, as a mark that stays on the board. */
export type LastMove = {
  readonly seat: Seat;
  readonly ways: readonly (readonly Place[])[];
  readonly hits: readonly Hit[];
};

export function lastMoveOf(glimpses: readonly Glimpse[]): LastMove | null {
  for (const glimpse of glimpses.toReversed()) {
    if (glimpse.kind === 'exit') {
      const { stone, seat, hits } = glimpse;
      return { seat, ways: [[nestPlace(stone), startOf(stone)]], hits };
    }
    if (glimpse.kind === 'drove') {
      const ways = glimpse.legs.map((leg) => wayOf(leg.seat, leg.from, leg.to));
      return { seat: glimpse.seat, ways, hits: glimpse.hits };
    }
    if (glimpse.kind === 'swapped')
      return { seat: glimpse.seat, ways: [[glimpse.mine, glimpse.theirs]], hits: [] };
  }
  return null;
}

/** The places at which the stones of the last move came to rest. */
export const endsOf = ({ ways }: LastMove): readonly Place[] =>
  ways.flatMap((way) => way.slice(-1)).filter((place) => !isNest(place));

/** What was noticed since the cards were last exchanged: where no scene was shown yet, what happened last is in it. */
export function sinceExchange(log: readonly Glimpse[]): readonly Glimpse[] {
  return log.slice(log.findLastIndex(({ kind }) => kind === 'exchanged' || kind === 'dealt') + 1);
}
