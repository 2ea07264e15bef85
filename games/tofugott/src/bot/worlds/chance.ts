import type { Rng } from '@rudel/kernel';
import { flat } from '../know/profile.ts';
import type { Profile } from '../know/profile.ts';

const span = 2 ** 32;

/** A number between 0 and 1, neither of them. */
const fraction = (rng: Rng): number => (rng.int(span) + 0.5) / span;

/** A number of the standard normal distribution. */
export const gaussian = (rng: Rng): number =>
  Math.sqrt(-2 * Math.log(fraction(rng))) * Math.cos(2 * Math.PI * fraction(rng));

/** A profile that nothing but chance has made, about as far from flat as `spread` says. */
export const chanceProfile = (spread: number, rng: Rng): Profile => flat.map(() => spread * gaussian(rng));

/** The place of a weight, drawn so that each is as likely as it is heavy. */
export function drawnBy(weights: readonly number[], rng: Rng): number {
  let left = fraction(rng) * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return at === -1 ? weights.findLastIndex((weight) => weight > 0) : at;
}

/** The place of the heaviest weight. */
export const heaviest = (weights: readonly number[]): number => weights.indexOf(Math.max(...weights));
