import type { PlayerRules, Seat } from '@rudel/kernel';
import { moveNotation } from './move-notation.ts';
import { legal, mustDecide } from './moves.ts';
import { sight } from './sight.ts';
import { activeOf, nextCard, questionOf, seatsOf, turnersOf } from './turns.ts';
import type { Move, TofugottTypes, View } from './types.ts';
import { whyNot } from './why-not.ts';

/** While all decide at once an eye knows of itself only whether it has; of the others it counts everybody (tofugott 2.4). */
function asked(view: View): readonly Seat[] {
  const { eye, shown } = view;
  const active = activeOf(shown);
  if (active === null) return [];
  if (shown.phase === 'keep') return [active];
  if (shown.phase !== 'guess') return turnersOf(shown);
  return seatsOf(shown.seats).filter((seat) => {
    if (seat === eye) return mustDecide(view, seat);
    return seat !== active || questionOf(shown) === 1;
  });
}

/** An own card may be shown with any words or none; the list has it once. */
function listed({ eye, shown }: View, move: Move): Move {
  return move.kind === 'show' && nextCard(shown)?.owner === eye ? { kind: 'show', line: null } : move;
}

/** Tofugott as one eye may know it: all that the browser and a bot need. */
export const tofugottPlayer: PlayerRules<TofugottTypes> = {
  asked,
  legal,
  whyNot,
  listed,
  move: moveNotation,
  sight,
};
