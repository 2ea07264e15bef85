import { beliefsFrom } from './beliefs/beliefs.ts';
import type { Beliefs } from './beliefs/beliefs.ts';
import { characters } from './cards.ts';
import type { Character } from './cards.ts';
import { factsOf } from './facts.ts';
import type { Fact } from './facts.ts';
import type { Shown, View } from './types.ts';

/** The deals that an eye cannot rule out: whether there are any, how likely they are, and one drawn by lot. */
export type Deals = Pick<Beliefs, 'isPossible' | 'draw' | 'chances'>;

/** The deals behind a view, made ready once; of a round in which cards are dealt. Nobody's choices tell anything. */
export function dealsOf(view: View): Deals {
  return dealsFrom(view.shown, factsOf(view));
}

/** The deals that some facts leave open, whoever knows them. */
export function dealsFrom(shown: Pick<Shown, 'options' | 'seats'>, facts: readonly Fact[]): Deals {
  return beliefsFrom(shown, facts);
}

/** For every place the characters that it may still play, as far as an eye can know: what follows for sure, and no more. */
export function possibleCharacters(view: View): readonly (readonly Character[])[] {
  const chances = dealsOf(view).chances();
  return chances.map((some) => characters.filter((_, nth) => (some[nth] as number) > 0));
}
