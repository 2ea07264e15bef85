import type { Seat } from '@rudel/kernel';
import type { CardPlace, GlimpseOf } from '@rudel/woof/page';

/** What of a round that lies open is worth being said: who played a wolf, and who has seen through it. */
export type Essence = { readonly wolves: readonly CardPlace[]; readonly right: readonly Seat[] };

export const essenceOf = ({ characters, verdicts }: GlimpseOf<'revealed'>): Essence => ({
  wolves: characters.flatMap((character, place) => (character === 'W' ? [place] : [])),
  right: verdicts.flatMap(({ isRight }, seat) => (isRight ? [seat] : [])),
});
