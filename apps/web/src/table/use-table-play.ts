import { useEffect, useMemo } from 'preact/hooks';
import type { Eye } from '@rudel/kernel';
import type { GameUi } from '../games/game-ui.ts';
import type { MatchNow, Session } from '../session/session.ts';
import { browserSurroundings } from '../session/surroundings.ts';
import { language, motion } from '../settings/settings.ts';
import { nameAt } from './names.ts';
import { TablePlay } from './play.ts';
import type { Complaint } from './play.ts';
import { tableWords } from './words/table-words.ts';

const mayMove = (): boolean => document.visibilityState === 'visible' && motion.peek() === 'full';

/** The play of the match that runs, made anew for another match or another eye. */
export function useTablePlay(
  session: Session,
  ui: GameUi,
  match: MatchNow,
  complain: (complaint: Complaint) => void,
): TablePlay {
  const eye: Eye = match.view.eye;
  const table = useMemo(
    () =>
      new TablePlay({
        session,
        game: ui.game,
        eye,
        view: match.view,
        nameOf: (seat) =>
          nameAt(session.table.value, seat) ?? tableWords[language.value].table.nameless(seat + 1),
        language,
        time: browserSurroundings,
        mayMove,
        complain,
      }),
    [session, ui, match.match, eye],
  );
  useEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') table.skip();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      table.stop();
    };
  }, [table]);
  return table;
}
