import { oddsOf } from '../beliefs/suspicion-odds.ts';
import { ownGoals } from '../moves.ts';
import type { Suspicion, View } from '../types.ts';
import { believed } from './believed.ts';
import { usualHabits } from './habits.ts';

/** How likely the strong bot in a seat takes a suspicion of its own to be right. */
export function statedChance(view: View, board: Suspicion): number {
  const { eye } = view;
  if (eye === 'table') throw new RangeError('Only a seat suspects.');
  return oddsOf(believed(view, eye, usualHabits), board, eye, ownGoals(view, eye));
}
