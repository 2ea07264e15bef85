import type { Bot, BotsByLevel } from '@rudel/bots';
import type { WoelfeTypes } from '../types.ts';
import { hinter } from './choose/hint.ts';
import { easyBot, greedyBot } from './choose/plain.ts';
import { strongBot } from './choose/strong.ts';
import { reviewer } from './review/reviewer.ts';

/** The bots that know Wölfe, the weakest first. */
export const woelfeBots: readonly Bot<WoelfeTypes>[] = [greedyBot, strongBot];

export const bots: BotsByLevel<WoelfeTypes> = {
  levels: { easy: easyBot, medium: greedyBot, strong: strongBot },
  aliases: { greedy: 'medium' },
  hinter,
  reviewer,
};

export { bestMove } from './choose/strong.ts';
export { onlyWorld } from './worlds/guesses.ts';
export type { World } from './worlds/guesses.ts';
