import type { Bot } from '@rudel/bots';
import type { WoofTypes } from '../types.ts';
import { greedyBot } from './greedy.ts';
import { strongBot } from './strong.ts';

/** The bots that know Woof!!, the weakest first. */
export const woofBots: readonly Bot<WoofTypes>[] = [greedyBot, strongBot];

export { statedChance } from './stated-chance.ts';
export { woofBots as bots };
