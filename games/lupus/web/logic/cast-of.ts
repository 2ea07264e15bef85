import { cardsOf, playersOf } from '@rudel/lupus/page';
import type { Role, Shown } from '@rudel/lupus/page';

/** How many of each character are in play, as was announced. */
export function castOf(shown: Shown): readonly { readonly role: Role; readonly count: number }[] {
  const cards = cardsOf(shown.deck, playersOf(shown));
  return [...new Set(cards)].map((role) => ({ role, count: cards.filter((one) => one === role).length }));
}
