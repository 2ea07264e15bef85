import type { Bot, BotsByLevel } from '@rudel/bots';
import type { DogTypes } from '../types.ts';
import { plainBot } from './choose/plain.ts';
import { easy, medium } from './parameters.ts';

/** The bots that know Dog, the weakest first, by the names of how they play. */
export const dogBots: readonly Bot<DogTypes>[] = [plainBot('greedy', medium)];

/** `strong` is as good as it gets, which is no better than `medium` yet. */
export const bots: BotsByLevel<DogTypes> = {
  levels: {
    easy: plainBot('easy', easy),
    medium: plainBot('medium', medium),
    strong: plainBot('strong', medium),
  },
  aliases: { greedy: 'medium' },
};
