import { covers } from '@rudel/shelf/covers';

/** The picture of a game by its id; nothing for one that is not on the shelf. */
export function GamePicture({ game }: { game: string }) {
  const Picture = covers.get(game)?.Picture;
  return Picture === undefined ? null : <Picture />;
}
