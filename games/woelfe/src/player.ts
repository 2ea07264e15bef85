import type { PlayerRules, Seat } from '@rudel/kernel';
import { moveNotation } from './move-notation.ts';
import { isAsked, legal } from './moves.ts';
import { seatsOf } from './rounds.ts';
import { sight } from './sight.ts';
import type { View, WoelfeTypes } from './types.ts';
import { whyNot } from './why-not.ts';

/** Where several decide at once an eye knows of itself only whether it has answered. */
function asked(view: View): readonly Seat[] {
  const { eye, shown } = view;
  if (shown.phase !== 'announce' && shown.phase !== 'goblin') return shown.turn === null ? [] : [shown.turn];
  const isInvited = (seat: Seat): boolean =>
    shown.phase === 'announce' || (shown.goblins[seat] as number) > 0;
  return seatsOf(shown.seats).filter((seat) => (seat === eye ? isAsked(view, seat) : isInvited(seat)));
}

/** Wölfe as one eye may know it: all that the browser and a bot need. */
export const woelfePlayer: PlayerRules<WoelfeTypes> = {
  asked,
  legal,
  whyNot,
  listed: (_view, move) => move,
  move: moveNotation,
  sight,
};
