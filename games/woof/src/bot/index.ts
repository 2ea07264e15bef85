import type { Bot, BotsByLevel } from '@rudel/bots';
import type { WoofTypes } from '../types.ts';
import { hinter } from './choose/hint.ts';
import { plainBot } from './choose/plain.ts';
import { strongBot } from './choose/strong.ts';
import { easyParameters, mediumParameters } from './parameters.ts';
import { reviewer } from './review/reviewer.ts';

/** The bots that know Woof!!, the weakest first, by the names of how they play. */
export const woofBots: readonly Bot<WoofTypes>[] = [plainBot('greedy', mediumParameters), strongBot];

export const bots: BotsByLevel<WoofTypes> = {
  levels: {
    easy: plainBot('easy', easyParameters),
    medium: plainBot('medium', mediumParameters),
    strong: strongBot,
  },
  aliases: { greedy: 'medium' },
  hinter,
  reviewer,
};

export { statedChance } from './value/stated-chance.ts';
