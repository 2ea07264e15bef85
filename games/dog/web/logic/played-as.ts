import { seats } from '@rudel/dog/page';
import type { Card, Glimpse } from '@rudel/dog/page';

/** What each seat's cards were played as in a round, in their order. A hand that was laid down stands for nothing. */
export function playedAs(log: readonly Glimpse[], round: number): readonly (readonly Card[])[] {
  const from = log.findLastIndex((glimpse) => glimpse.kind === 'dealt' && glimpse.round === round);
  const after = log.slice(from + 1);
  const next = after.findIndex((glimpse) => glimpse.kind === 'dealt');
  const inRound = from < 0 ? [] : after.slice(0, next < 0 ? after.length : next);
  return seats.map((seat) =>
    inRound.flatMap((glimpse) => ('as' in glimpse && glimpse.seat === seat ? [glimpse.as] : [])),
  );
}
