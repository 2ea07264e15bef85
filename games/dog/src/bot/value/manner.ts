import { FRESH, standings } from '../know/fast-places.ts';
import type { HabitParameters } from '../parameters.ts';

/** How somebody plays by habit, ready for use: what a stone is worth by its standing, and what cards are kept for, in fields of the ring. */
export type Manner = Omit<HabitParameters, 'keep'> & {
  readonly worth: Float64Array;
  readonly keep: Float64Array;
};

const nest = 64;
const backZone = 4;

export function mannerOf(parameters: HabitParameters): Manner {
  const worth = Float64Array.from({ length: standings }, (_, standing) => worthAt(standing, parameters));
  return { ...parameters, worth, keep: Float64Array.from(parameters.keep) };
}

/** A stone that stands on its start in an ordinary way has the round behind it (dog 5.2). */
function worthAt(standing: number, { out, fourBack, home, depth }: HabitParameters): number {
  if (standing === nest) return 0;
  if (standing === FRESH) return out;
  if (standing > nest) return out + nest + home + depth * (standing - nest - 1);
  if (standing === 0) return out + nest;
  return out + standing + (standing <= backZone ? fourBack : 0);
}
