import { partnerOf } from '@rudel/dog/page';
import type { Card, View } from '@rudel/dog/page';

/** The slot of the first such card in one's hand, or −1. */
const slotOf = (hand: readonly Card[], card: string | null | undefined): number =>
  (hand as readonly string[]).indexOf(card ?? '');

/** The slot of the card that is given away in this exchange, or −1. */
export function givenSlot({ eye, gifts, shown }: View, hand: readonly Card[]): number {
  return eye === 'table' || shown.phase !== 'exchange' ? -1 : slotOf(hand, gifts[eye]);
}

/** The slot of the card that came in the exchange, until one's first move, or −1. */
export function receivedSlot({ eye, gifts, shown }: View, hand: readonly Card[]): number {
  if (eye === 'table' || shown.phase !== 'play' || shown.played[eye]?.length !== 0) return -1;
  return slotOf(hand, gifts[partnerOf(eye)]);
}
