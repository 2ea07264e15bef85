import { cards } from '../../cards.ts';
import type { Card } from '../../cards.ts';
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
