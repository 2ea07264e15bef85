import type { PlayerRules, Seat } from '@rudel/kernel';
import { moveNotation } from './move-notation.ts';
import { isAskedInSecret, legal, mayClose, needsOpening } from './moves.ts';
import { narratorSeat, pacerOf } from './narrators.ts';
import { playerSeats, seatsBelow } from './seats.ts';
import { answering, isSecret } from './secret.ts';
import { sight } from './sight.ts';
import type { LupusTypes, View } from './types.ts';
import { whyNot } from './why-not.ts';

/** Whoever may be deciding; of itself an eye knows for sure whether it is asked. */
function asked(view: View): readonly Seat[] {
  const { eye, shown } = view;
  const maybe = seatsBelow(shown.seats).filter((seat) => seat !== eye && mayBeAsked(view, seat));
  const isAsked = eye !== 'table' && legal(view).length > 0;
  return isAsked ? [...maybe, eye].toSorted((one, other) => one - other) : maybe;
}

function mayBeAsked({ shown }: View, seat: Seat): boolean {
  if (shown.phase === 'lots' || shown.phase === 'over') return false;
  if (shown.phase === 'deck') return seat === narratorSeat(shown);
  const isPacing = seat === pacerOf(shown) && (needsOpening(shown) || mayClose(shown));
  if (isPacing || needsOpening(shown)) return isPacing;
  if (shown.phase === 'talk') return playerSeats(shown).includes(seat);
  return isSecret(shown) ? answering(shown).includes(seat) : shown.turn === seat;
}

/** Lupus in Tabula as one eye may know it: all that the browser and a bot need. */
export const lupusPlayer: PlayerRules<LupusTypes> = {
  asked,
  legal,
  whyNot,
  listed: (_view, move) => move,
  move: moveNotation,
  sight,
};

export { isAskedInSecret };
