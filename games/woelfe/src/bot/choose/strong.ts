import type { Bot, Budget } from '@rudel/bots';
import type { Rng, Seat } from '@rudel/kernel';
import type { Move, View, WoelfeTypes } from '../../types.ts';
import { guessesOf } from '../worlds/guesses.ts';
import type { Guesses } from '../worlds/guesses.ts';
import { consider } from './consider.ts';

/** The best move of a view's seat, by worlds that it guesses. */
export function bestMove(view: View, eye: Seat, guesses: Guesses, rng: Rng, budget: Budget): Move {
  const [best] = consider(view, eye, guesses, rng, budget);
  if (best === undefined) throw new Error('nobody is asked here');
  return best.plan.move;
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
