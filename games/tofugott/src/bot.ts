import type { Bot } from '@rudel/bots';
import { greedyBot } from './bot/greedy.ts';
import type { TofugottTypes } from './types.ts';

/** The bots that know Tofugott, the weakest first. */
export const tofugottBots: readonly Bot<TofugottTypes>[] = [greedyBot];
