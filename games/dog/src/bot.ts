import type { Bot } from '@rudel/bots';
import type { DogTypes } from './types.ts';

/** The bots that know Dog, the weakest first. */
export const dogBots: readonly Bot<DogTypes>[] = [];
