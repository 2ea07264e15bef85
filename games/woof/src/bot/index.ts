import type { Bot, BotsByLevel } from '@rudel/bots';
import type { WoofTypes } from '../types.ts';
import { easyBot, greedyBot } from './choose/plain.ts';
import { strongBot } from './choose/strong.ts';

/** The bots that know Woof!!, the weakest first. */
export const woofBots: readonly Bot<WoofTypes>[] = [greedyBot, strongBot];

export const bots: BotsByLevel<WoofTypes> = {
  levels: { easy: easyBot, medium: greedyBot, strong: strongBot },
  aliases: { greedy: 'medium' },
};

export { statedChance } from './value/stated-chance.ts';
