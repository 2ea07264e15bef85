import type { Bot, BotsByLevel } from '@rudel/bots';
import type { WoofTypes } from '../types.ts';
import { easyBot, greedyBot } from './greedy.ts';
import { strongBot } from './strong.ts';

/** The bots that know Woof!!, the weakest first. */
export const woofBots: readonly Bot<WoofTypes>[] = [greedyBot, strongBot];

export const bots: BotsByLevel<WoofTypes> = {
  levels: { easy: easyBot, medium: greedyBot, strong: strongBot },
  aliases: { greedy: 'medium' },
};

export { statedChance } from './stated-chance.ts';
