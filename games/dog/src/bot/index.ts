import type { Bot, BotsByLevel } from '@rudel/bots';
import type { DogTypes } from '../types.ts';
import { easyBot, greedyBot } from './choose/plain.ts';
import { weights } from './parameters.ts';

/** The bots that know Dog, the weakest first. */
export const dogBots: readonly Bot<DogTypes>[] = [greedyBot(weights)];

/** `strong` is as good as it gets, which is no better than `medium` yet. */
export const bots: BotsByLevel<DogTypes> = {
  levels: { easy: easyBot(weights), medium: greedyBot(weights), strong: greedyBot(weights) },
  aliases: { greedy: 'medium' },
};
