import { withSwiss } from '@rudel/kernel';
import { catalogues, drawings } from '@rudel/shelf/web';
import type { Catalogue } from '@rudel/ui/catalogue';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { language } from '@rudel/ui/settings';

export { catalogues };

/** What is known of a game before anything of it is loaded; undefined for one that is not on the shelf. */
export const catalogueOf = (game: string): Catalogue | undefined => catalogues.find(({ id }) => id === game);

/** A game by its name, whatever its id. */
export function gameName(game: string): string {
  const name = catalogueOf(game)?.name;
  return name === undefined ? game : withSwiss(name)[language.value];
}

/** The levels of a game's bots, the weakest first. */
export const levelsOf = (game: string): readonly string[] => catalogueOf(game)?.levels ?? [];

/** A game's drawing; null for one that is not on the shelf. */
export async function gameUi(game: string): Promise<AnyGameUi | null> {
  return (await drawings.get(game)?.()) ?? null;
}

/** The id in a game's head: `dog` of `dog/1`. */
export const idOfHead = (head: string): string => head.split('/')[0] ?? head;
