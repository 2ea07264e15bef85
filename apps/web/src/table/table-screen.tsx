import './table.css';
import './edge.css';
import './wide.css';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyGlimpse, Open } from '@rudel/kernel';
import type { TableDoc } from '@rudel/protocol';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { lazyPart } from '@rudel/ui/lazy-part';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import type { Host } from '../host/host.ts';
import type { MatchNow, Session } from '../session/session.ts';
import { Announcer } from './announcer.tsx';
import { useCues } from './cues.ts';
import type { Desk, Panel } from './desk.ts';
import { LinkBanner } from './link-banner.tsx';
import { useTold } from './log-list.tsx';
import type { Choice } from './move-groups.ts';
import { Panels } from './panels.tsx';
import type { TablePlay } from './play.ts';
import { useTableKeys } from './table-keys.ts';
import { TableSurface } from './table-surface.tsx';
import { LazyTalkNews } from './talk/lazy-talk.ts';
import { focusTalkBeside } from './talk/talk-beside.tsx';
import { hasTalk } from './talk/why-not-talk.ts';
import { forgetComplaint, sayComplaint, useDesk } from './use-desk.ts';
import { useTablePlay } from './use-table-play.ts';
import { tableWords } from './words/table-words.ts';

const loadResult = async () => (await import('./result/result-layer.tsx')).ResultLayer;
const ResultLayer = lazyPart(loadResult);
const SeatRequests = lazyPart(async () => (await import('./seat-requests.tsx')).SeatRequests);

export type TableScreenProps = { readonly session: Session; readonly ui: AnyGameUi; readonly host: Host };

/** A table with a match on it, for players and for watchers of any game. */
export function TableScreen({ session, ui, host }: TableScreenProps) {
  const words = useWords(tableWords);
  const link = session.link.value;
  const table = session.table.value;
  const match = session.match.value;
  if (table === null || match === null) {
    return (
      <main id="content" class="table-loading" aria-busy="true">
        <LinkBanner link={link} table={table} />
        <p role="status">{words.table.loading}</p>
      </main>
    );
  }
  const key = `${match.match} ${match.view.eye}`;
  return <MatchTable key={key} session={session} ui={ui} host={host} table={table} match={match} />;
}

type MatchTableProps = TableScreenProps & { readonly table: TableDoc; readonly match: MatchNow };

function MatchTable({ session, ui, host, table, match }: MatchTableProps) {
  const [panel, show] = useState<Panel | null>(null);
  const open = useCallback((wanted: Panel | null) => {
    if (wanted !== 'chat' || !focusTalkBeside()) show(wanted);
  }, []);
  const [rule, setRule] = useState<string | null>(null);
  const openRule = useCallback((wanted: string | null) => {
    setRule(wanted);
    open('rules');
  }, []);
  const desk = useDesk({ session, ui, host, table, open, openRule });
  const around = { ...desk, table: session.ahead.value?.table ?? table };
  const driven = useTablePlay(session, ui, match, (complaint) => sayComplaint(ui, complaint, openRule));
  useTableKeys(driven, open);
  const { play } = driven;
  const lines = useTold(ui, useRead(session, driven), play.nameOf);
  const choices = useChoices(desk, driven);
  const view = play.view.value;
  const status = play.stage.sentence?.value ?? ui.game.words[language.value].status(view, play.nameOf);
  const isAsked = driven.isAsked.value && play.stage.scene.value === null;
  const outcome = session.outcome.value;
  useCues(isAsked, outcome !== null && play.eye !== 'table' && outcome.winners.includes(play.eye));
  useForgottenComplaints(play.choice.draft.value, isAsked);
  useEffect(() => void loadResult().catch(() => {}), []);
  const choose = (move: Open): void => {
    open(null);
    play.choice.draft.value = move;
  };
  return (
    <div
      class="table-screen"
      data-game={ui.game.id}
      data-eye={play.eye === 'table' ? 'table' : 'seat'}
      onClickCapture={forgetComplaint}
    >
      <TableSurface desk={desk} driven={driven} status={status} lines={lines} lapsesAt={match.lapsesAt} />
      <Announcer lines={lines} status={status} isAsked={isAsked} />
      {hasTalk(desk) && <LazyTalkNews desk={desk} isOpen={panel === 'chat'} />}
      <SeatRequests desk={around} />
      <LinkBanner link={session.link.value} table={around.table} />
      <Panels desk={around} panel={panel} rule={rule} choices={choices} lines={lines} onChoose={choose} />
      {outcome !== null && play.stage.scene.value === null && (
        <ResultLayer desk={desk} outcome={outcome} match={match.match} eye={play.eye} nameOf={play.nameOf} />
      )}
    </div>
  );
}

/** A refusal is forgotten when something else is chosen, and with the decision it was about. */
function useForgottenComplaints(draft: Open | null, isAsked: boolean): void {
  useEffect(() => {
    if (draft !== null) forgetComplaint();
  }, [draft]);
  useEffect(() => forgetComplaint, [isAsked]);
}

/** The log, as far as the drawing has come to show it. */
function useRead({ log }: Session, { play }: TablePlay): readonly AnyGlimpse[] {
  const [all, count] = [log.value, play.stage.readSoFar?.value ?? null];
  return useMemo(() => (count === null ? all : all.slice(0, count)), [all, count]);
}

/** The legal moves in words. */
function useChoices(desk: Desk, { play }: TablePlay): readonly Choice[] {
  const words = desk.ui.game.words[language.value];
  const legal = play.choice.legal.value;
  return useMemo(
    () => legal.map((move) => ({ move, label: words.move(move, play.view.peek(), play.nameOf) })),
    [legal, words, play],
  );
}
