import { useEffect, useMemo } from 'preact/hooks';
import type { Eye, NameOf, Seat } from '@rudel/kernel';
import type { GameUi } from '../games/game-ui.ts';
import { deviceShelf } from '../session/seat-book.ts';
import type { MatchNow, Session } from '../session/session.ts';
import { browserSurroundings } from '../session/surroundings.ts';
import { language, motion } from '../settings/settings.ts';
import { nameAt } from './names.ts';
import { TablePlay } from './play.ts';
import type { Complaint, StandingPort } from './play.ts';
import { wishShelf } from './wish-shelf.ts';
import { tableWords } from './words/table-words.ts';

const mayMove = (): boolean => document.visibilityState === 'visible' && motion.peek() === 'full';

/** The name of a seat in a match on this device; null for who watches. */
function ownerOf(session: Session, { match, view }: MatchNow): string | null {
  return view.eye === 'table' ? null : `${session.table.peek()?.id} ${match} ${view.eye}`;
}

/** What the game may answer for a seat; nobody leaves such a wish for who watches. */
function standingOf({ standing, game }: GameUi, owner: string | null): StandingPort | null {
  if (standing === undefined || owner === null) return null;
  return { answers: standing, shelf: wishShelf(deviceShelf(), owner, game, standing) };
}

const namesKnown = new WeakMap<Session, Map<Seat, string>>();

/** Who sits where; whoever has stood up since the match is still called by their name. */
function namesIn(session: Session): NameOf {
  const last = namesKnown.get(session) ?? new Map<Seat, string>();
  namesKnown.set(session, last);
  return (seat) => {
    const name = nameAt(session.table.value, seat) ?? last.get(seat);
    if (name === undefined) return tableWords[language.value].table.nameless(seat + 1);
    last.set(seat, name);
    return name;
  };
}

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
        nameOf: namesIn(session),
        language,
        time: browserSurroundings,
        mayMove,
        complain,
        longestScene: ui.longestScene,
        standing: standingOf(ui, ownerOf(session, match)),
        keptUnder: ownerOf(session, match),
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
