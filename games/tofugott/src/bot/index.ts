import type { Bot, BotsByLevel } from '@rudel/bots';
import type { TofugottTypes } from '../types.ts';
import { companion } from './companion.ts';
import { attentiveReader, carefulReader, hastyReader } from './reader.ts';

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
};

export { chanceProfile } from './chance.ts';
export { companion } from './companion.ts';
export { tasteFor } from './persona.ts';
export type { Persona } from './persona.ts';
export { blended, scaledTo } from './profile.ts';
export type { Profile } from './profile.ts';
export { attentiveReader, carefulReader, hastyReader, plainReader } from './reader.ts';
export type { Reader } from './reader.ts';
export { traits } from './traits/traits.ts';
