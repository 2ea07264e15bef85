import type { Bot } from '@rudel/bots';
import type { DogTypes } from '../types.ts';
import { greedyBot } from './greedy.ts';
import { weights } from './weights.ts';

/** The bots that know Dog, the weakest first. */
export const dogBots: readonly Bot<DogTypes>[] = [greedyBot(weights)];
export { dogBots as bots };
