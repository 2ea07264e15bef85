import { ownGoals } from '../../moves.ts';
import type { Suspicion, View } from '../../types.ts';
import { strongParameters } from '../parameters.ts';
import { believed } from '../worlds/believed.ts';
import { oddsOf } from './suspicion-odds.ts';

/** How likely the strong bot in a seat takes a suspicion of its own to be right. */
export function statedChance(view: View, board: Suspicion): number {
  const { eye } = view;
  if (eye === 'table') throw new RangeError('Only a seat suspects.');
  return oddsOf(believed(view, eye, strongParameters), board, eye, ownGoals(view, eye));
}
