import { ownGoals } from '@rudel/woof/page';
import type { Character, View } from '@rudel/woof/page';

/** Whom the eye itself looks for; nothing for spectators and before cards are dealt. */
export function goalsIn(view: View): readonly Character[] {
  const { eye } = view;
  return eye === 'table' || view.pairs[eye]?.length !== 2 ? [] : ownGoals(view, eye);
}
