import { useEffect, useState } from 'preact/hooks';
import type { TableDoc } from '@rudel/protocol';
import type { Host } from '@rudel/session/host';
import { screenBook, seatBook } from '@rudel/session/seat-book';
import type { KnownTable } from '@rudel/session/seat-book';
import type { Session } from '@rudel/session/session';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { lazyPart } from '@rudel/ui/lazy-part';
import { idOfHead } from '../games.ts';
import { startAtOnce } from '../hosts.ts';
import { lazyPage } from '../lazy-page.tsx';
import { useScreenHand } from '../screen/screen-hand.ts';
import { useGameUi } from '../use-game-ui.ts';
import { Waiting } from '../waiting.tsx';
import { useSession } from './use-session.ts';

const Lobby = lazyPage(async () => (await import('../lobby/lobby.tsx')).Lobby);
const Ended = lazyPage(async () => (await import('../../table/ended-panel.tsx')).EndedPanel);
const ShutPage = lazyPage(async () => (await import('./shut-page.tsx')).ShutPage);
const NotAtTable = lazyPage(async () => (await import('./not-at-table.tsx')).NotAtTable);
/** What is heard and how light it is: it may come later than all that is seen. */
const Air = lazyPart(async () => (await import('../../atmosphere/air.tsx')).Air);
const TableScreen = lazyPage(async () => (await import('../../table/table-screen.tsx')).TableScreen);
const OnStage = lazyPage(async () => (await import('../../stage/on-stage.tsx')).OnStage);

/** A table: its lobby, or the match that runs or was played last. */
export function TablePage({ table, isScreen }: { table: string; isScreen: boolean }) {
  const book = isScreen ? screenBook : seatBook;
  // What the book said on arrival: a place that ends is forgotten while its end is still told here.
  const [known] = useState(() => book.find(table));
  const sitting = useSession(book, known);
  if (known === undefined) return <NotAtTable />;
  if (sitting === null) return <Waiting />;
  return <Sitting {...sitting} known={known} isScreen={isScreen} />;
}

/** Begins the match that was asked for when the table was opened. */
function useStartAtOnce(session: Session, table: TableDoc | null): void {
  const person = session.you.value?.person;
  useEffect(() => {
    if (table === null || table.phase !== 'lobby' || table.host !== person) return;
    if (startAtOnce.delete(table.id)) void session.wish({ kind: 'start' });
  }, [table, person]);
}

/** At a big screen nobody taps: it shows what goes on. */
function useGoingOn(session: Session, isScreen: boolean): void {
  const isBehind = isScreen && session.ahead.value !== null;
  useEffect(() => {
    if (isBehind) session.goOn();
  }, [isBehind]);
}

/** How many matches are over, as far as this page has seen the table, or this device before. */
const finishedAt = (table: TableDoc | null, known: KnownTable): number =>
  table?.results.length ?? known.finished ?? 0;

type SittingProps = { session: Session; host: Host; known: KnownTable; isScreen: boolean };

function Sitting({ session, host, known, isScreen }: SittingProps) {
  const table = session.table.value;
  const link = session.link.value;
  const ui = useGameUi(table === null ? null : idOfHead(table.game));
  const isStarting = table !== null && startAtOnce.has(table.id);
  useStartAtOnce(session, table);
  useGoingOn(session, isScreen);
  useScreenHand(table, !isScreen && host.kind === 'server');
  if (link.kind === 'shut') return <ShutPage link={link} onTry={() => session.tryAgain()} />;
  if (link.kind === 'ended')
    return <Ended why={link.why} host={host.kind} table={known.table} finished={finishedAt(table, known)} />;
  if (ui === 'failed') return <Waiting failed onRetry={() => location.reload()} />;
  if (table === null || ui === null || isStarting) return <Waiting />;
  if (!isScreen && table.phase === 'lobby')
    return <Lobby session={session} host={host} ui={ui} table={table} />;
  return (
    <>
      <Laid session={session} host={host} ui={ui} table={table} isScreen={isScreen} />
      <Air session={session} ui={ui} isScreen={isScreen} />
    </>
  );
}

type LaidProps = Pick<SittingProps, 'session' | 'host' | 'isScreen'> & {
  readonly ui: AnyGameUi;
  readonly table: TableDoc;
};

/** A table as it is laid on a screen for everybody, or on somebody's own device. */
function Laid({ isScreen, ...laid }: LaidProps) {
  return isScreen ? <OnStage {...laid} /> : <TableScreen {...laid} />;
}
