import type { Bot, BotsByLevel } from '@rudel/bots';
import type { DogTypes } from '../types.ts';
import { plainBot } from './choose/plain.ts';
import { easyParameters, mediumParameters } from './parameters.ts';

/** The bots that know Dog, the weakest first, by the names of how they play. */
export const dogBots: readonly Bot<DogTypes>[] = [plainBot('greedy', mediumParameters)];

/** `strong` is as good as it gets, which is no better than `medium` yet. */
export const bots: BotsByLevel<DogTypes> = {
  levels: {
    easy: plainBot('easy', easyParameters),
    medium: plainBot('medium', mediumParameters),
    strong: plainBot('strong', mediumParameters),
  },
  aliases: { greedy: 'medium' },
};
