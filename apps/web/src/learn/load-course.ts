import type { AnyGame } from '@rudel/kernel';
import { courseOf } from '@rudel/lessons';
import type { Lesson } from '@rudel/lessons';
import { lazyShelf } from '@rudel/shelf/lazy';

const texts = import.meta.glob<string>('../../../../games/*/lessons/*.txt', {
  query: '?raw',
  import: 'default',
});

/** The lessons of a game, the first first. */
export async function courseFor(game: string): Promise<readonly Lesson[]> {
  const own = Object.entries(texts).filter(([path]) => path.includes(`/games/${game}/lessons/`));
  const read = await Promise.all(own.map(async ([path, load]) => [path, await load()] as const));
  return courseOf(Object.fromEntries(read));
}

/** A game with its table, which a lesson needs; null for one that is not on the shelf. */
export async function gameToLearn(game: string): Promise<AnyGame | null> {
  return (await lazyShelf.get(game)?.())?.game ?? null;
}
