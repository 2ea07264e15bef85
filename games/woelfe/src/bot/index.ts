import type { Bot } from '@rudel/bots';
import type { WoelfeTypes } from '../types.ts';
import { greedyBot } from './greedy.ts';
import { strongBot } from './strong.ts';

/** The bots that know Wölfe, the weakest first. */
export const woelfeBots: readonly Bot<WoelfeTypes>[] = [greedyBot, strongBot];

export { bestMove } from './strong.ts';
export { onlyWorld } from './worlds.ts';
export type { World } from './worlds.ts';
export { woelfeBots as bots };
