import type { Seat } from '@rudel/kernel';
import { drivenBy, inNest, isFresh, isOnRing, partnerOf } from '../../board.ts';
import type { Stone } from '../../board.ts';
import { opensNest } from '../../cards.ts';
import type { Card, View } from '../../types.ts';
import { leanings } from '../learned/leanings.ts';
import { situationNumber } from './situations.ts';
import type { Situation } from './situations.ts';

const even: readonly number[] = Array.from({ length: 14 }, () => 1);

/** By seat and kind of card, how much likelier a card is held than any other unseen one. */
export function leaningsOf(view: View, eye: Seat): readonly (readonly number[])[] {
  const { shown, hands } = view;
  if (shown.phase !== 'play') return hands.map(() => even);
  return hands.map((_, seat) => leanings[situationNumber(situationOf(view, eye, seat))] ?? even);
}

function situationOf({ shown, gifts }: View, eye: Seat, seat: Seat): Situation {
  const { board, played } = shown;
  const driven = drivenBy(board, seat);
  const stones = board.slice(driven * 4, driven * 4 + 4);
  return {
    laid: (played[seat] as readonly Card[]).length,
    isOut: stones.some((stone: Stone) => isOnRing(stone)),
    mayLeave: stones[0] === inNest && !isFresh(board, driven),
    tie: seat === partnerOf(eye) ? tieBy(gifts[seat] as Card | null) : 'opponent',
  };
}

function tieBy(gift: Card | null): Situation['tie'] {
  return gift !== null && (gift === 'X' || opensNest(gift)) ? 'gaveStarter' : 'gaveOther';
}
