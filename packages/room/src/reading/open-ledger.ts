import type { Farewell } from '@rudel/protocol';
import type { StoredTable } from '@rudel/store';
import type { RoomPorts } from '../room-ports.ts';
import { deadlineFrom } from '../time/time-left.ts';
import { Ledger } from '../writing/ledger.ts';
import { playableOf, restored } from './history.ts';

/** Why a table has no ledger: it is not kept here, everybody has left it for good, or its game is not on the shelf. */
export type NoLedger = Extract<Farewell, 'missing' | 'unknown' | 'unopened'>;

/**
 * The ledger of a kept table, or how somebody who asks for it is sent away. Where the table is read again, `before` is what it was before: its clock
 * goes on. Fails with `PromiseBroken`.
 */
export async function openLedger(
  ports: RoomPorts,
  id: string,
  before: Ledger | null = null,
): Promise<Ledger | NoLedger> {
  const stored = await ports.store.load(id);
  if (stored === null) return 'missing';
  if (stored.closed) return 'unknown';
  const playable = playableOf(stored, ports.games);
  if (playable === undefined) {
    ports.report('game-missing', { table: id });
    return 'unopened';
  }
  const table = await restored(stored, playable, ports.breathe);
  return new Ledger(ports, playable, stored, table, deadlineOf(ports, stored, before));
}

function deadlineOf(
  { calendar, clockwork, pace }: RoomPorts,
  { entries, size }: StoredTable,
  before: Ledger | null,
): number | null {
  const last = entries.at(-1);
  const deadline = last === undefined ? null : deadlineFrom(last, calendar, clockwork.now(), pace.idle);
  return deadline === null ? null : (before?.deadlineWith(size.entries) ?? deadline);
}
