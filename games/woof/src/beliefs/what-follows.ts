import { characters } from '../cards.ts';
import { factsOf } from '../facts.ts';
import type { View } from '../types.ts';
import { beliefsFrom } from './beliefs.ts';

/** Whether a place plays a character for sure, for sure does not, or may. */
export type Follows = 'yes' | 'no' | null;

/**
 * What follows for sure from a view alone, for every place and character in the order of their values: no deal that
 * explains all that this eye knows says otherwise. Nothing follows while no cards are dealt.
 */
export function whatFollows(view: View): readonly (readonly Follows[])[] {
  if (view.pairs.every((pair) => pair.length === 0)) return view.pairs.map(() => characters.map(() => null));
  const beliefs = beliefsFrom(view.shown, factsOf(view));
  return beliefs.chances().map((chances) => {
    const open = chances.filter((chance) => chance > 0).length;
    return chances.map((chance) => (chance === 0 ? 'no' : open === 1 ? 'yes' : null));
  });
}
