import type { Bot } from '@rudel/bots';
import { greedyBot } from './bot/greedy.ts';
import type { WoelfeTypes } from './types.ts';

/** The bots that know Wölfe, the weakest first. */
export const woelfeBots: readonly Bot<WoelfeTypes>[] = [greedyBot];
