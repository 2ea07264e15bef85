import type { Bot, BotsByLevel } from '@rudel/bots';
import type { WoofTypes } from '../types.ts';
import { plainBot } from './choose/plain.ts';
import { strongBot } from './choose/strong.ts';
import { easy, medium } from './parameters.ts';

/** The bots that know Woof!!, the weakest first, by the names of how they play. */
export const woofBots: readonly Bot<WoofTypes>[] = [plainBot('greedy', medium), strongBot];

export const bots: BotsByLevel<WoofTypes> = {
  levels: { easy: plainBot('easy', easy), medium: plainBot('medium', medium), strong: strongBot },
  aliases: { greedy: 'medium' },
};

export { statedChance } from './value/stated-chance.ts';
