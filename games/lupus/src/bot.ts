import type { Bot } from '@rudel/bots';
import type { Seat } from '@rudel/kernel';
import { Believer } from './bot/belief.ts';
import { greedyBot } from './bot/greedy.ts';
import { novicePolicy, strongPolicy } from './bot/policy.ts';
import { sceneOf } from './bot/scene.ts';
import { talker } from './bot/talker.ts';
import { noviceWeights, strongWeights } from './bot/weights.ts';
import type { LupusTypes, View } from './types.ts';

/** The bots that know Lupus in Tabula, the weakest first. */
export const lupusBots: readonly Bot<LupusTypes>[] = [
  greedyBot,
  talker('novice', noviceWeights, novicePolicy),
  talker('strong', strongWeights, strongPolicy),
];

const believer = new Believer(strongWeights);

/** How likely `strong` holds each seat to be a wolf, by the view of its own seat. */
export const suspicionsIn = (view: View, eye: Seat): Float64Array =>
  sceneOf(view, eye, believer, strongPolicy).wolf;
