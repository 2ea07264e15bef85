import { notation, unreadable } from '@rudel/kernel';
import type { Notation, PlayerRules, WhyNot } from '@rudel/kernel';
import { sight } from './notation.ts';
import type { Fingers, Move, Reason, View } from './types.ts';

const move: Notation<Move> = notation(
  ({ hand, fingers }) => `${hand}${fingers}`,
  (text) => {
    const [, hand, fingers] =
      /^([LR])(\d|10)$/.exec(text) ?? unreadable('A move is L or R and 0 to 10 fingers.');
    return { hand: hand === 'R' ? 'R' : 'L', fingers: Number(fingers) };
  },
);

const isAsked = (view: View): boolean =>
  view.eye !== 'table' && view.isDealt && view.shown === null && view.round <= view.options.rounds;

const mostFingers = (view: View): number => (view.options.hands === 'one' ? 5 : 10);

function whyNot(view: View, { fingers }: Move): WhyNot<Reason> | null {
  if (!isAsked(view)) return { reason: 'not-asked', rule: '2.1' };
  if (fingers > mostFingers(view)) return { reason: 'too-many', rule: '2.2', about: [String(fingers)] };
  return fingers === view.card ? { reason: 'own-card', rule: '2.3' } : null;
}

export const player: PlayerRules<Fingers> = {
  asked: (view) => (isAsked(view) ? [Number(view.eye)] : []),
  legal: (view) =>
    Array.from({ length: mostFingers(view) + 1 }, (_, fingers): Move => ({ hand: 'L', fingers })).filter(
      (one) => whyNot(view, one) === null,
    ),
  whyNot,
  listed: (_, { fingers }) => ({ hand: 'L', fingers }),
  move,
  sight,
};
