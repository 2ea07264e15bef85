import type { Bot } from '@rudel/bots';
import { greedyBot } from './bot/greedy.ts';
import { weights } from './bot/weights.ts';
import type { DogTypes } from './types.ts';

/** The bots that know Dog, the weakest first. */
export const dogBots: readonly Bot<DogTypes>[] = [greedyBot(weights)];
