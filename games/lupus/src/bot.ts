import type { Bot } from '@rudel/bots';
import { greedyBot } from './bot/greedy.ts';
import { strongPolicy } from './bot/policy.ts';
import { talker } from './bot/talker.ts';
import { strongWeights } from './bot/weights.ts';
import type { LupusTypes } from './types.ts';

/** The bots that know Lupus in Tabula, the weakest first. */
export const lupusBots: readonly Bot<LupusTypes>[] = [
  greedyBot,
  talker('strong', strongWeights, strongPolicy),
];
