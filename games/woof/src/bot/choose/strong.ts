import type { Bot } from '@rudel/bots';
import { pick } from '@rudel/kernel';
import { legal } from '../../moves.ts';
import type { WoofTypes } from '../../types.ts';
import { strongParameters } from '../parameters.ts';
import type { StrongParameters } from '../parameters.ts';
import { consider } from './consider.ts';

/**
 * Knows exactly how likely every deal is, and looks one turn ahead: what the best suspicion will be worth after each look
 * or question, while others may be faster. It suspects early when nothing is worth more than that.
 */
export function strongWith(name: string, habits: StrongParameters): Bot<WoofTypes> {
  return {
    name,
    choose(view, rng, budget) {
      const moves = legal(view);
      const { eye: seat, shown } = view;
      if (seat === 'table' || moves.length === 1 || shown.phase === 'lay' || shown.phase === 'take')
        return pick(moves, rng);
      return consider(view, seat, moves, habits, rng, budget)[0]?.move ?? pick(moves, rng);
    },
  };
}

export const strongBot: Bot<WoofTypes> = strongWith('strong', strongParameters);
