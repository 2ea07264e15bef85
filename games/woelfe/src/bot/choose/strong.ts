import { Effort } from '@rudel/bots';
import type { Bot, Budget } from '@rudel/bots';
import type { Rng, Seat } from '@rudel/kernel';
import type { Move, View, WoelfeTypes } from '../../types.ts';
import { plansOf } from '../know/plan.ts';
import { strongParameters } from '../parameters.ts';
import { guessesOf } from '../worlds/guesses.ts';
import type { Guesses } from '../worlds/guesses.ts';
import { Search } from './search.ts';

const { mostIterations, mostMs } = strongParameters;

/** More than so much is not worth waiting for, however long one may think. */
function effortOf(budget: Budget): Effort {
  if (budget.kind === 'iterations') return new Effort(budget);
  return new Effort({ ...budget, ms: Math.min(budget.ms, mostMs) }, mostIterations);
}

/** The best move of a view's seat, found by playing every choice on in worlds that it guesses. */
export function bestMove(view: View, eye: Seat, guesses: Guesses, rng: Rng, budget: Budget): Move {
  const plans = plansOf(view);
  const [first] = plans;
  if (first === undefined) throw new Error('nobody is asked here');
  if (plans.length === 1) return first.move;
  const effort = effortOf(budget);
  const search = new Search(view, eye, rng);
  if (search.isGoblinIdle(guesses)) return { kind: 'pass' };
  return search.best(plans, guesses.likely(effort), effort).move;
}

/** Plays every choice on in worlds that are as likely as what the others have done, and takes the best. */
export const strongBot: Bot<WoelfeTypes> = {
  name: 'strong',
  choose(view, rng, budget) {
    const { eye } = view;
    if (eye === 'table') throw new Error('the table does not play');
    return bestMove(view, eye, guessesOf(view, eye, rng), rng, budget);
  },
};
