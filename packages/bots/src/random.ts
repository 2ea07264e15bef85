import { pick } from '@rudel/kernel';
import type { GameTypes, PlayerRules } from '@rudel/kernel';
import type { Bot } from './bot.ts';

/** Any legal move, all equally likely. */
export function randomBot<G extends GameTypes>(rules: PlayerRules<G>): Bot<G> {
  return { name: 'random', choose: (view, rng) => pick(rules.legal(view), rng) };
}
