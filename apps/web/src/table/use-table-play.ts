import { computed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { guidedTables } from '@rudel/classroom/guided-tables';
import type { Eye, NameOf, Seat } from '@rudel/kernel';
import type { TalkLine } from '@rudel/protocol';
import { nameAt } from '@rudel/session/people';
import type { MatchNow, Session } from '@rudel/session/session';
import { TablePlay } from '@rudel/session/table-play';
import type { Complaint, WishPort } from '@rudel/session/table-play';
import { wishShelf } from '@rudel/session/wish-shelf';
import { deviceShelf } from '@rudel/ui/device-shelf';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import type { Vantage } from '@rudel/ui/play';
import { language, motion } from '@rudel/ui/settings';
import { browserSurroundings } from '@rudel/ui/surroundings';
import { isMuted } from './remarks.ts';
import { isPersonMuted } from './talk/muted-people.ts';
import { tableWords } from './words/table-words.ts';

const mayMove = (): boolean => document.visibilityState === 'visible' && motion.peek() === 'full';

/** The name of a seat in a match on this device; null for spectators. */
function ownerOf(session: Session, { match, view }: MatchNow): string | null {
  return view.eye === 'table' ? null : `${session.table.peek()?.id} ${match} ${view.eye}`;
}

function vantageOf(owner: string | null, session: Session): Vantage {
  if (owner === null) return { kind: 'spectator' };
  return {
    kind: 'seat',
    keptUnder: owner,
    isGuided: () => guidedTables.has(session.table.peek()?.id ?? ''),
  };
}

/** What the game may answer for a seat; nobody leaves such a wish for spectators. */
function wishPort({ wishes, game }: AnyGameUi, owner: string | null): WishPort | null {
  if (wishes === undefined || owner === null) return null;
  return { answers: wishes, shelf: wishShelf(deviceShelf(), owner, game, wishes) };
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

/** What people say, without those whom this device hides. */
const heardIn = ({ talk, table }: Session): ReadonlySignal<readonly TalkLine[]> =>
  computed(() =>
    isMuted.value ? [] : talk.value.filter(({ person }) => !isPersonMuted(table.value?.id ?? '', person)),
  );

/** The play of the match that runs, made anew for another match or another eye. */
export function useTablePlay(
  session: Session,
  ui: AnyGameUi,
  match: MatchNow,
  complain: (complaint: Complaint) => void,
  TalkField: ComponentType | null,
  isLesson = false,
): TablePlay {
  const eye: Eye = match.view.eye;
  const owner = isLesson ? null : ownerOf(session, match);
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
        longestScene: ui.table.longestScene,
        wishes: wishPort(ui, owner),
        vantage: isLesson ? { kind: 'lesson' } : vantageOf(owner, session),
        talk: heardIn(session),
        TalkField,
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
