import type { Seat } from '@rudel/kernel';
import type { View } from '../../types.ts';
import { unseenBy } from '../know/unseen.ts';
import type { Weights } from '../parameters.ts';
import { oddsOf } from '../worlds/odds.ts';
import type { Odds } from '../worlds/odds.ts';
import type { StoneValues } from './stone-values.ts';

/** All that a decision rests on: it stays the same while a seat compares its plays. */
export type Basis = {
  readonly eye: Seat;
  readonly weights: Weights;
  readonly values: StoneValues;
  /** By seat; its own hand a seat knows. */
  readonly odds: readonly Odds[];
};

export function basisOf(view: View, eye: Seat, weights: Weights, values: StoneValues): Basis {
  const unseen = unseenBy(view, eye);
  const odds = view.hands.map((hand) => oddsOf(unseen, hand.length + weights.laterCards));
  return { eye, weights, values, odds };
}
