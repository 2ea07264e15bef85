import { cards } from '../../cards.ts';
import type { Card } from '../../cards.ts';

/** Some of the fourteen kinds of card, a bit for each. */
export type CardSet = number;

type Bits = { readonly [C in Card]: CardSet };

export const bitOf: Bits = Object.fromEntries(cards.map((card, index) => [card, 1 << index])) as Bits;

export function setOf(hand: readonly Card[]): CardSet {
  let set = 0;
  for (const card of hand) set |= bitOf[card];
  return set;
}
