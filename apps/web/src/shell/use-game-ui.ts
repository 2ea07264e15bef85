import { useEffect, useState } from 'preact/hooks';
import type { GameUi } from '../games/game-ui.ts';
import { gameUi } from './games.ts';

/** The drawing of a game; null until it is there. */
export function useGameUi(game: string | null): GameUi | null | 'failed' {
  const [ui, setUi] = useState<GameUi | null | 'failed'>(null);
  useEffect(() => {
    if (game === null) return;
    void gameUi(game).then(
      (found) => setUi(found ?? 'failed'),
      () => setUi('failed'),
    );
  }, [game]);
  return ui;
}
