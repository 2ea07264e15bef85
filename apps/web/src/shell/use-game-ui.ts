import { useEffect, useState } from 'preact/hooks';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { gameUi } from './games.ts';

/** The drawing of a game; null until it is there. */
export function useGameUi(game: string | null): AnyGameUi | null | 'failed' {
  const [ui, setUi] = useState<AnyGameUi | null | 'failed'>(null);
  useEffect(() => {
    if (game === null) return;
    void gameUi(game).then(
      (found) => setUi(found ?? 'failed'),
      () => setUi('failed'),
    );
  }, [game]);
  return ui;
}
