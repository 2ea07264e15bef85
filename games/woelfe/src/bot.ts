import type { Bot } from '@rudel/bots';
import { greedyBot } from './bot/greedy.ts';
import { strongBot } from './bot/strong.ts';
import type { WoelfeTypes } from './types.ts';

/** The bots that know Wölfe, the weakest first. */
export const woelfeBots: readonly Bot<WoelfeTypes>[] = [greedyBot, strongBot];

export { bestMove } from './bot/strong.ts';
export { onlyWorld } from './bot/worlds.ts';
export type { World } from './bot/worlds.ts';
