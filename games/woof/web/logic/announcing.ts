import { cards, deckOf, ownCharacter, signOf } from '@rudel/woof/page';
import type { View } from '@rudel/woof/page';
import type { Announcing } from '../words/woof-words.ts';

/** What the eye announces when it looks: a shepherd cries wolf, but for “?” (woof 3.2, 3.3). */
export function announcingIn(view: View): Announcing {
  const { eye, shown } = view;
  if (eye === 'table' || view.pairs[eye]?.length !== 2 || ownCharacter(view, eye) !== 'P') return 'truth';
  const deck = deckOf(shown.options, shown.seats);
  return cards.some((card) => deck[card] > 0 && signOf(card) === '?') ? 'wolf-but-unknown' : 'wolf';
}
