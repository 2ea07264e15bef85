import type { Seat } from '@rudel/kernel';
import { partnerOf } from '../../board.ts';
import { cardsLeft } from '../../cards.ts';
import type { Card, View } from '../../types.ts';

/** The cards that a seat has not seen: neither in its hand, nor laid, nor discarded, nor given by it. */
export function unseenBy({ shown, hands, gifts }: View, eye: Seat): Card[] {
  const gift = gifts[eye] as Card | null;
  const laid = shown.played[partnerOf(eye)] as readonly Card[];
  const given = shown.phase === 'play' && gift !== null && !laid.includes(gift) ? [gift] : [];
  const own = hands[eye] as readonly Card[];
  return cardsLeft(shown.options.deck, [shown.tray, ...shown.played, own, given]);
}
