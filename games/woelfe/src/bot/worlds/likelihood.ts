import type { Seat } from '@rudel/kernel';
import { hasSides } from '../../rounds.ts';
import type { View } from '../../types.ts';
import { BidLikelihood } from './bid-likelihood.ts';
import type { World } from './guesses.ts';
import { SideLikelihood } from './side-likelihood.ts';

/** Tells how likely the others did what they did, as a logarithm, with the dice of a world. */
export interface Likelihood {
  /** Worlds that are weighed for one iteration of a search. */
  readonly pace: number;
  /** Tells of a world; `plain` is then how likely each of the others plays plainly. */
  of(world: World): number;
  readonly plain: Float64Array;
}

export const likelihoodOf = ({ shown }: View, eye: Seat): Likelihood =>
  hasSides(shown) ? new SideLikelihood(shown, eye) : new BidLikelihood(shown, eye);
