import type { Seat } from '@rudel/kernel';
import { characterOf } from './cards.ts';
import type { Card, Character, Pair } from './cards.ts';
import { listOf, placesOf } from './deck.ts';
import { questions } from './questions.ts';
import type { Question } from './questions.ts';
import { hasActed, hasSuspected } from './rounds.ts';
import { goalsOf, suspicionsOf } from './suspicions.ts';
import { mayPay } from './tokens.ts';
import type { Move, View } from './types.ts';

/** All legal moves of the view's own seat, in a fixed order. */
export function legal(view: View): readonly Move[] {
  const { eye } = view;
  if (eye === 'table' || !isAsked(view, eye)) return [];
  switch (view.shown.phase) {
    case 'lay':
      return laysOf(pairOf(view, eye));
    case 'take':
      return [
        { kind: 'take', side: 'left' },
        { kind: 'take', side: 'right' },
      ];
    case 'final':
      return [...suspectsOf(view, eye), { kind: 'abstain' }];
    default:
      return actionsOf(view, eye);
  }
}

/** Whether a seat, the view's own, is to decide something. */
export function isAsked({ shown, boards }: View, seat: Seat): boolean {
  switch (shown.phase) {
    case 'play':
    case 'take':
      return shown.turn === seat;
    case 'lay':
      return shown.looking === seat;
    case 'final':
      return boards[seat] === null;
    default:
      return false;
  }
}

/** The cards of a seat that sees them. */
export const pairOf = (view: View, seat: Seat): Pair => view.pairs[seat] as readonly Card[] as Pair;

/** The question cards of a seat that sees them. */
export const handOf = (view: View, seat: Seat): readonly Question[] =>
  view.hands[seat] as readonly Question[];

/** Whom a seat plays and whom it looks for, as it sees itself. */
export const ownCharacter = (view: View, seat: Seat): Character => characterOf(pairOf(view, seat));
export const ownGoals = (view: View, seat: Seat): readonly Character[] =>
  goalsOf(ownCharacter(view, seat), view.shown.options);

function laysOf([one, other]: Pair): Move[] {
  const straight: Move = { kind: 'lay', left: one, right: other };
  return one === other ? [straight] : [straight, { kind: 'lay', left: other, right: one }];
}

/** One action a turn; whoever can take none passes (woof 2.3). */
function actionsOf(view: View, seat: Seat): readonly Move[] {
  const actions = [
    ...looksFor(view, seat),
    ...asksOf(view, seat),
    ...(mayBeEarly(view, seat) ? suspectsOf(view, seat) : []),
  ];
  return actions.length > 0 ? actions : [{ kind: 'pass' }];
}

/** Whether a seat has the tokens for whatever a look may show (woof 3.4). */
export function mayLook(view: View, seat: Seat): boolean {
  return mayPay(view.shown, view.shown.log, seat, ownCharacter(view, seat) === 'P');
}

function looksFor(view: View, seat: Seat): Move[] {
  if (!mayLook(view, seat)) return [];
  return listOf(placesOf(view.shown.seats))
    .filter((place) => place !== seat)
    .map((at) => ({ kind: 'look', at }));
}

function asksOf(view: View, seat: Seat): Move[] {
  const hand = handOf(view, seat);
  const others = listOf(view.shown.seats).filter((other) => other !== seat);
  return questions
    .filter((question) => hand.includes(question))
    .flatMap((question) => others.map((at): Move => ({ kind: 'ask', at, question })));
}

/** Whether a seat may suspect before the round is over: not in its first turn, not with a red token (woof 5.1). */
export const mayBeEarly = ({ shown }: Pick<View, 'shown'>, seat: Seat): boolean =>
  hasActed(shown, seat) && shown.red[seat] === false && !hasSuspected(shown, seat);

function suspectsOf(view: View, seat: Seat): Move[] {
  return suspicionsOf(seat, view.shown.seats, ownGoals(view, seat)).map(([first, second]) => ({
    kind: 'suspect',
    first,
    second,
  }));
}

/** Whether a seat can take none of the three actions. */
export function isStuck(view: View, seat: Seat): boolean {
  return !mayLook(view, seat) && handOf(view, seat).length === 0 && !mayBeEarly(view, seat);
}
