import type { Bot } from '@rudel/bots';
import { greedyBot } from './bot/greedy.ts';
import { strongBot } from './bot/strong.ts';
import type { WoofTypes } from './types.ts';

/** The bots that know Woof!!, the weakest first. */
export const woofBots: readonly Bot<WoofTypes>[] = [greedyBot, strongBot];

export { statedChance } from './bot/stated-chance.ts';
