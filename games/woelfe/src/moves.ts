import type { Seat } from '@rudel/kernel';
import { countOf, kindsAmong } from './dice.ts';
import type { Kind } from './dice.ts';
import { hasSides, seatsOf, sizeOf } from './rounds.ts';
import { ownSide } from './sides.ts';
import type { Side } from './sides.ts';
import type { Move, Shown, View } from './types.ts';

/** All legal moves of the view's own seat, in a fixed order. */
export function legal(view: View): readonly Move[] {
  const { eye, shown } = view;
  if (eye === 'table') return [];
  if (shown.phase === 'announce' || shown.phase === 'goblin')
    return isAsked(view, eye) ? answersOf(view, eye) : [];
  if (shown.turn !== eye) return [];
  switch (shown.phase) {
    case 'bid':
      return bidsOf(shown).map((tricks) => ({ kind: 'bid', tricks }));
    case 'lay':
      return seatsOf(shown.seats)
        .filter((seat) => seat !== eye)
        .map((at) => ({ kind: 'lay', at }));
    default:
      return [...criesOf(view, eye), ...rollsOf(handOf(view, eye))];
  }
}

/** The dice of a seat that sees them. */
export const handOf = (view: View, seat: Seat): readonly Kind[] => view.hands[seat] as readonly Kind[];

/** Whether a seat may still answer in a phase where several decide at once. */
export function isAsked({ shown, answers }: View, seat: Seat): boolean {
  const isInvited = shown.phase === 'announce' || (shown.goblins[seat] as number) > 0;
  return isInvited && answers[seat] === null;
}

function answersOf(view: View, seat: Seat): Move[] {
  if (view.shown.phase === 'goblin') return [{ kind: 'goblin' }, { kind: 'pass' }];
  return holdsBoth(handOf(view, seat)) ? [{ kind: 'double' }, { kind: 'pass' }] : [{ kind: 'pass' }];
}

export const holdsBoth = (hand: readonly Kind[]): boolean => countOf(hand, 'H') === 2;

export function rollsOf(hand: readonly Kind[]): Move[] {
  return kindsAmong(hand).map((die) => ({ kind: 'roll', die }));
}

/** The bids that are open to the seat whose turn it is (woelfe 5.3). */
export function bidsOf(shown: Shown): number[] {
  const size = sizeOf(shown.round, shown.seats);
  const barred = barredBid(shown);
  return Array.from({ length: size + 1 }, (_, bid) => bid).filter((bid) => bid !== barred);
}

/** The bid with which the last bidder would make bids and tricks even; null for all others. */
export function barredBid({ bids, round, seats }: Shown): number | null {
  const made = bids.filter((bid) => bid !== null);
  if (made.length < seats - 1) return null;
  return sizeOf(round, seats) - made.reduce((sum, bid) => sum + bid, 0);
}

/** What each side may declare (woelfe 4.2). */
export const cries: { readonly [S in Side]: 'fever' | 'rabies' } = { hunter: 'fever', dweller: 'rabies' };

function criesOf(view: View, seat: Seat): Move[] {
  const { shown } = view;
  if (shown.options.fever === 'no' || !hasSides(shown) || !isFirstDie(shown)) return [];
  const kind = cries[ownSide(view, seat)];
  return shown[kind] === null ? [{ kind }] : [];
}

/** Whether the seat whose turn it is has not rolled in this round yet. */
export const isFirstDie = ({ tricks }: Shown): boolean => tricks.length === 0;
