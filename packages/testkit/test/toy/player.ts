import { notation, refusalsBy, unreadable } from '@rudel/kernel';
import type { Notation, PlayerRules, Seat, WhyNot } from '@rudel/kernel';
import { sight } from './notation.ts';
import { ruleOf } from './reasons.ts';
import type { Reason } from './reasons.ts';
import type { Fingers, Move, View } from './types.ts';

const move: Notation<Move> = notation(
  ({ hand, fingers }) => `${hand}${fingers}`,
  (text) => {
    const [, hand, fingers] =
      /^([LR])(\d|10)$/.exec(text) ?? unreadable('A move is L or R and 0 to 10 fingers.');
    return { hand: hand === 'R' ? 'R' : 'L', fingers: Number(fingers) };
  },
);

const isShowing = (view: View): boolean => view.isDealt && view.round <= view.options.rounds;

export const isAsked = (view: View): boolean =>
  view.eye !== 'table' && isShowing(view) && view.shown === null;

/** Nobody can tell which of the others have shown, so all of them may be deciding still. */
function asked(view: View): readonly Seat[] {
  const all = Array.from({ length: view.seats }, (_, seat) => seat);
  return isShowing(view) ? all.filter((seat) => seat !== view.eye || isAsked(view)) : [];
}

const mostFingers = (view: View): number => (view.options.hands === 'one' ? 5 : 10);

const refused = refusalsBy(ruleOf);

function whyNot(view: View, { fingers }: Move): WhyNot<Reason> | null {
  if (!isAsked(view)) return refused('not-asked');
  if (fingers > mostFingers(view)) return refused('too-many', String(fingers));
  return fingers === view.card ? refused('own-card') : null;
}

export const player: PlayerRules<Fingers> = {
  asked,
  legal: (view) =>
    Array.from({ length: mostFingers(view) + 1 }, (_, fingers): Move => ({ hand: 'L', fingers })).filter(
      (one) => whyNot(view, one) === null,
    ),
  whyNot,
  listed: (_, { fingers }) => ({ hand: 'L', fingers }),
  move,
  sight,
};
