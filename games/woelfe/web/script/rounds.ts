import type { Seat } from '@rudel/kernel';
import type { GlimpseOf } from '@rudel/woelfe/page';

/** Whether it is the hunters who have won a round. */
export const isByHunters = ({ winners, hunters }: GlimpseOf<'sidesScored'>): boolean =>
  winners.length === hunters.length && winners.every((seat) => hunters.includes(seat));

/** Who made just as many tricks as they had bid. */
export const bidsKept = ({ bids, tricks }: GlimpseOf<'bidsScored'>): readonly Seat[] =>
  bids.flatMap((bid, seat) => (bid === tricks[seat] ? [seat] : []));
