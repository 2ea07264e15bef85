import { isGameId } from '../shell/games.ts';
import { scenes } from './scenes.tsx';

/** The picture of a game by its id; nothing for one without a picture. */
export function GameScene({ game }: { game: string }) {
  const Scene = isGameId(game) ? scenes[game] : null;
  return Scene === null ? null : <Scene />;
}
