import { useEffect } from 'preact/hooks';
import type { TableDoc } from '@rudel/protocol';
import type { Host } from '../../host/host.ts';
import { seatBook } from '../../session/seat-book.ts';
import type { Session } from '../../session/session.ts';
import { idOfHead } from '../games.ts';
import { lazyPage } from '../lazy-page.tsx';
import { startAtOnce } from '../start-at-once.ts';
import { useGameUi } from '../use-game-ui.ts';
import { Waiting } from '../waiting.tsx';
import { useSession } from './use-session.ts';

const Lobby = lazyPage(async () => (await import('../lobby/lobby.tsx')).Lobby);
const Ended = lazyPage(async () => (await import('../../table/link-banner.tsx')).EndedPanel);
const NotAtTable = lazyPage(async () => (await import('./not-at-table.tsx')).NotAtTable);
const TableScreen = lazyPage(async () => (await import('../../table/table-screen.tsx')).TableScreen);

/** A table: its lobby before the first match, the match itself from then on. */
export function TablePage({ table }: { table: string }) {
  const known = seatBook.find(table);
  const sitting = useSession(known);
  if (known === undefined) return <NotAtTable />;
  if (sitting === null) return <Waiting />;
  return <Sitting session={sitting.session} host={sitting.host} />;
}

/** Begins the match that was asked for when the table was opened. */
function useStartAtOnce(session: Session, table: TableDoc | null): void {
  const person = session.you.value?.person;
  useEffect(() => {
    if (table === null || table.phase !== 'lobby' || table.host !== person) return;
    if (startAtOnce.delete(table.id)) void session.wish({ kind: 'start' });
  }, [table, person]);
}

function Sitting({ session, host }: { session: Session; host: Host }) {
  const table = session.table.value;
  const link = session.link.value;
  const ui = useGameUi(table === null ? null : idOfHead(table.game));
  const isStarting = table !== null && startAtOnce.has(table.id);
  useStartAtOnce(session, table);
  if (table === null && link.kind === 'ended') return <Ended why={link.why} />;
  if (ui === 'failed') return <Waiting failed onRetry={() => location.reload()} />;
  if (table === null || ui === null || isStarting) return <Waiting />;
  if (table.phase === 'lobby') return <Lobby session={session} host={host} ui={ui} table={table} />;
  return <TableScreen session={session} ui={ui} host={host} />;
}
