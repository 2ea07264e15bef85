import type { Bot } from '@rudel/bots';
import { companion } from './bot/companion.ts';
import { attentiveReader, carefulReader, hastyReader } from './bot/reader.ts';
import type { TofugottTypes } from './types.ts';

/**
 * The bots that know Tofugott, the weakest first. All are good company; they differ in how well they read people: by what
 * comes to mind, with care, or by what somebody has shown of their taste as well.
 */
export const tofugottBots: readonly Bot<TofugottTypes>[] = [
  companion('novice', hastyReader),
  companion('greedy', carefulReader),
  companion('strong', attentiveReader),
];

export { chanceProfile } from './bot/chance.ts';
export { companion } from './bot/companion.ts';
export { tasteFor } from './bot/persona.ts';
export type { Persona } from './bot/persona.ts';
export { blended, scaledTo } from './bot/profile.ts';
export type { Profile } from './bot/profile.ts';
export { attentiveReader, carefulReader, hastyReader, plainReader } from './bot/reader.ts';
export type { Reader } from './bot/reader.ts';
export { traits } from './traits/traits.ts';
