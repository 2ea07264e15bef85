import type { Bot, BotsByLevel } from '@rudel/bots';
import type { TofugottTypes } from '../types.ts';
import { companion } from './choose/companion.ts';
import { hinter } from './choose/hint.ts';
import { attentiveReader, carefulReader, hastyReader } from './choose/reader.ts';

/**
 * The bots that know Tofugott, the weakest first. All are good company; they differ in how well they read people: by what
 * comes to mind, with care, or by what somebody has shown of their taste as well.
 */
export const tofugottBots: readonly Bot<TofugottTypes>[] = [
  companion('novice', hastyReader),
  companion('greedy', carefulReader),
  companion('strong', attentiveReader),
];

export const bots: BotsByLevel<TofugottTypes> = {
  levels: {
    easy: companion('easy', hastyReader),
    medium: companion('medium', carefulReader),
    strong: companion('strong', attentiveReader),
  },
  aliases: { novice: 'easy', greedy: 'medium' },
  hinter,
};

export { chanceProfile } from './worlds/chance.ts';
export { companion } from './choose/companion.ts';
export { tasteFor } from './value/persona.ts';
export type { Persona } from './value/persona.ts';
export { blended, scaledTo } from './know/profile.ts';
export type { Profile } from './know/profile.ts';
export { attentiveReader, carefulReader, hastyReader, plainReader } from './choose/reader.ts';
export type { Reader } from './choose/reader.ts';
export { traits } from './know/traits/traits.ts';
