import type { Bot, BotsByLevel } from '@rudel/bots';
import type { DogTypes } from '../types.ts';
import { hinter } from './choose/hint.ts';
import { plainBot } from './choose/plain.ts';
import { strongBot } from './choose/strong.ts';
import { easyParameters, mediumParameters } from './parameters.ts';
import { reviewer } from './review/reviewer.ts';

/** The bots that know Dog, the weakest first, by the names of how they play. */
export const dogBots: readonly Bot<DogTypes>[] = [plainBot('greedy', mediumParameters), strongBot];

export const bots: BotsByLevel<DogTypes> = {
  levels: {
    easy: plainBot('easy', easyParameters),
    medium: plainBot('medium', mediumParameters),
    strong: strongBot,
  },
  aliases: { greedy: 'medium' },
  hinter,
  reviewer,
};

export { consider, considerIn } from './choose/consider.ts';
export type { Considered } from './choose/consider.ts';
export { KnownDeal } from './worlds/deals.ts';
