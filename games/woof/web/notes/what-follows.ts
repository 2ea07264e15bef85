import { characters, possibleCharacters } from '@rudel/woof/page';
import type { View } from '@rudel/woof/page';

/** What is certain of a place and a character; null where both may be. */
export type Sure = 'yes' | 'no' | null;

/** What follows for sure from a view, place by place in the order of the characters; null before cards are dealt. */
export function sureAbout(view: View): readonly (readonly Sure[])[] | null {
  if (view.eye === 'table' || view.pairs[view.eye]?.length !== 2) return null;
  return possibleCharacters(view).map((possible) =>
    characters.map((character) => {
      if (!possible.includes(character)) return 'no';
      return possible.length === 1 ? 'yes' : null;
    }),
  );
}
