import { talker } from '../bot/choose/talker.ts';
import { noviceAmong, policyAmong } from '../bot/parameters/policies.ts';
import { noviceWeights, weightsBy } from '../bot/worlds/weights.ts';
import type { Fitted } from '../bot/worlds/weights.ts';
import { split } from './village.ts';
import type { LupusBot } from './village.ts';

/** Somebody who takes suspicions as they are: whatever experience teaches is made later. */
export const inexperienced = [
  [0, 0],
  [1, 1],
] as const;

/** Villages of strong players who believe by some numbers, and such with wolves as novices play them. */
export function playersBy(fitted: Fitted): { readonly strong: LupusBot; readonly mixed: LupusBot } {
  const weights = weightsBy(fitted);
  const strong = talker('strong', (players) => ({
    weights,
    policy: policyAmong(players),
    experience: inexperienced,
  }));
  const novice = talker('novice', (players) => ({
    weights: noviceWeights(players, weights),
    policy: noviceAmong(players),
    experience: inexperienced,
  }));
  return { strong, mixed: split(strong, novice) };
}
