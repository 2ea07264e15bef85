import type { Bot } from '@rudel/bots';
import { legal } from '../../moves.ts';
import type { DogTypes } from '../../types.ts';
import { consider } from './consider.ts';

/** Plays every choice on in deals that may be true, and takes the best. */
export const strongBot: Bot<DogTypes> = {
  name: 'strong',
  choose(view, rng, budget) {
    const [only, ...others] = legal(view);
    if (only === undefined) throw new Error('nobody is asked here');
    if (others.length === 0) return only;
    return consider(view, rng, budget)[0]?.move ?? only;
  },
};
