import './table.css';
import './edge.css';
import './wide.css';
import './short.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyGlimpse, Eye, Open } from '@rudel/kernel';
import type { TableDoc } from '@rudel/protocol';
import type { Host } from '@rudel/session/host';
import type { MatchNow, Session } from '@rudel/session/session';
import type { Complaint, TablePlay } from '@rudel/session/table-play';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { lazyPart } from '@rudel/ui/lazy-part';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { loadTableSentences } from '../words/table-sentence.ts';
import { Announcer } from './announcer.tsx';
import { useCues } from './cues.ts';
import type { Desk } from './desk.ts';
import { Guided } from './guided.tsx';
import { LinkBanner } from './link-banner.tsx';
import { useTold } from './log-list.tsx';
import type { Choice } from './move-groups.ts';
import { Panels } from './panels.tsx';
import { useTableKeys } from './table-keys.ts';
import { TableSurface } from './table-surface.tsx';
import { takingBack } from './take-back.ts';
import { LazyTalkNews, useTalkField } from './talk/lazy-talk.ts';
import { hasTalk } from './talk/why-not-talk.ts';
import { forgetComplaint, sayComplaint, useDesk } from './use-desk.ts';
import { usePanels } from './use-panels.ts';
import { useRead } from './use-read.ts';
import { useTablePlay } from './use-table-play.ts';
import { tableWords } from './words/table-words.ts';

const loadResult = async () => (await import('./result/result-layer.tsx')).ResultLayer;
const ResultLayer = lazyPart(loadResult);
const Meanwhile = lazyPart(async () => (await import('./meanwhile.tsx')).Meanwhile);
const PauseLayer = lazyPart(async () => (await import('./pause-layer.tsx')).PauseLayer);
const SignsInAir = lazyPart(async () => (await import('./signs/signs-in-air.tsx')).SignsInAir);
const SeatRequests = lazyPart(async () => (await import('./seat-requests.tsx')).SeatRequests);

/** What is needed in every match, but not at its beginning. */
function loadLater(): void {
  for (const load of [loadResult, loadTableSentences]) load().catch(() => {});
}

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
  const { panel, rule, open, openRule } = usePanels();
  const [isCovered, cover] = useState(false);
  const desk = useDesk({ session, ui, host, table, open, openRule });
  const around = { ...desk, table: session.ahead.value?.table ?? table };
  const complain = (complaint: Complaint): void => sayComplaint(ui, complaint, openRule);
  const driven = useTablePlay(session, ui, match, complain, useTalkField(desk));
  useTableKeys(driven, open, takingBack(desk));
  const { play } = driven;
  const read = useRead(session, driven);
  const lines = useTold(ui, read, play.nameOf, play.eye);
  const choices = useChoices(desk, driven);
  const status = play.stage.sentence?.value ?? ui.game.words[language.value].status(driven.told, play.nameOf);
  const isAsked = driven.isAsked.value && play.stage.scene.value === null;
  const outcome = play.stage.scene.value === null ? session.outcome.value : null;
  useCues(isAsked, outcome !== null && play.eye !== 'table' && outcome.winners.includes(play.eye));
  useForgottenComplaints(play.choice.draft.value, isAsked);
  useEffect(loadLater, []);
  const choose = (move: Open): void => {
    open(null);
    play.choice.draft.value = move;
  };
  return (
    <div
      class="table-screen"
      data-game={ui.game.id}
      data-eye={sideOf(play.eye)}
      onClickCapture={forgetComplaint}
    >
      <div class="table-under" inert={isCovered || isPaused(around)}>
        <TableSurface desk={desk} driven={driven} status={status} lines={lines} lapsesAt={match.lapsesAt} />
        <LinkBanner link={session.link.value} table={around.table} />
      </div>
      <Announcer lines={lines} status={status} isAsked={isAsked} />
      {hasTalk(desk) && <LazyTalkNews desk={desk} isOpen={panel === 'chat'} />}
      <Notices desk={around} driven={driven} read={read} />
      <Panels desk={around} panel={panel} rule={rule} choices={choices} lines={lines} onChoose={choose} />
      {outcome !== null && (
        <ResultLayer
          desk={desk}
          outcome={outcome}
          match={match.match}
          eye={play.eye}
          nameOf={play.nameOf}
          onCover={cover}
        />
      )}
    </div>
  );
}

const sideOf = (eye: Eye): 'table' | 'seat' => (eye === 'table' ? 'table' : 'seat');

const isPaused = ({ table }: Desk): boolean => table.paused !== undefined;

type NoticesProps = {
  readonly desk: Desk;
  readonly driven: TablePlay;
  readonly read: readonly AnyGlimpse[];
};

/** What people at the table want of each other, what somebody has missed, and what is explained. */
function Notices({ desk, driven, read }: NoticesProps) {
  const { eye, nameOf } = driven.play;
  return (
    <>
      {isPaused(desk) && <PauseLayer desk={desk} />}
      <SeatRequests desk={desk} />
      <SignsInAir session={desk.session} />
      <Meanwhile desk={desk} eye={eye} nameOf={nameOf} />
      <Guided desk={desk} driven={driven} read={read} />
    </>
  );
}

/** A refusal is forgotten when something else is chosen, and with the decision it was about. */
function useForgottenComplaints(draft: Open | null, isAsked: boolean): void {
  useEffect(() => {
    if (draft !== null) forgetComplaint();
  }, [draft]);
  useEffect(() => forgetComplaint, [isAsked]);
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

/** What a lesson lays its table with: lent as a whole, so that the table stays in one piece. */
export const lent = {
  Announcer,
  Panels,
  TableSurface,
  forgetComplaint,
  sayComplaint,
  useForgottenComplaints,
  usePanels,
  useRead,
  useTableKeys,
  useTablePlay,
  useTold,
};

export type Lent = typeof lent;
