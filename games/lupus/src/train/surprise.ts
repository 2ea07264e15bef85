import { believed } from '../bot/worlds/believed.ts';
import { groundOf } from '../bot/worlds/evidence.ts';
import type { Weights } from '../bot/worlds/weights.ts';
import type { Moment } from './moments.ts';

/** What somebody knows for sure who knows no more than all do. */
export const nothing = { innocent: 0, guilty: 0, notSeer: 0 };

/** Whatever comes about is not held less likely than this: one moment in which nothing fits shall not outweigh all others. */
const leastChance = 0.002;

const surpriseOf = (chance: number): number => -Math.log(Math.max(leastChance, chance));

/** How much a truth surprises somebody who believes by some weights: as log loss, of who is a wolf by seat, and of who is the seer. */
export type Surprise = { readonly wolf: number; readonly seer: number };

function surpriseIn({ shown, heard, wolves, seer }: Moment, weights: Weights): Surprise {
  const belief = believed(groundOf(shown, heard, weights), nothing);
  const victims = new Set(heard.nights.flatMap(({ dead }) => dead));
  let [sum, seats] = [0, 0];
  for (const [seat, chance] of belief.wolf.entries()) {
    if (victims.has(seat)) continue;
    sum += surpriseOf(wolves.includes(seat) ? chance : 1 - chance);
    seats += 1;
  }
  return { wolf: sum / seats, seer: surpriseOf(belief.seer[seer] ?? 0) };
}

/** The mean over all moments. */
export function meanSurprise(moments: readonly Moment[], weights: Weights): Surprise {
  let [wolf, seer] = [0, 0];
  for (const moment of moments) {
    const one = surpriseIn(moment, weights);
    wolf += one.wolf;
    seer += one.seer;
  }
  return { wolf: wolf / moments.length, seer: seer / moments.length };
}
