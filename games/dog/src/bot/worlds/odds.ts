import type { Seat } from '@rudel/kernel';
import { partnerOf } from '../../board.ts';
import { cards, cardsLeft } from '../../cards.ts';
import type { Card, View } from '../../types.ts';
import type { CardSet } from '../know/card-set.ts';

/** How likely a hand is to hold some card of a set. */
export type Odds = (set: CardSet) => number;

/** The odds of this many cards drawn from those unseen. */
export function oddsOf(unseen: readonly Card[], drawn: number): Odds {
  const counts = cards.map((card) => unseen.filter((other) => other === card).length);
  return (set) => {
    let count = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1)
      count += counts[31 - Math.clz32(rest & -rest)] as number;
    return count === 0 ? 0 : 1 - (1 - count / unseen.length) ** drawn;
  };
}

/** The cards that a seat has not seen: neither in its hand, nor laid, nor discarded, nor given by it. */
export function unseenBy({ shown, hands, gifts }: View, eye: Seat): Card[] {
  const gift = gifts[eye] as Card | null;
  const laid = shown.played[partnerOf(eye)] as readonly Card[];
  const given = shown.phase === 'play' && gift !== null && !laid.includes(gift) ? [gift] : [];
  const own = hands[eye] as readonly Card[];
  return cardsLeft(shown.options.deck, [shown.tray, ...shown.played, own, given]);
}
