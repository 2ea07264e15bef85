import type { Farewell } from '@rudel/protocol';
import type { ClaimedTable, StoredTable } from '@rudel/store';
import type { RoomPorts } from '../room-ports.ts';
import type { Playable } from '../table/playable.ts';
import { DecisionClock } from '../time/decision-clock.ts';
import { deadlineFrom } from '../time/time-left.ts';
import { Ledger } from '../writing/ledger.ts';
import { accountIn } from './account.ts';
import type { Account } from './account.ts';
import { playableOf, restored } from './history.ts';

/** Why a table has no ledger: it is not kept here, everybody has left it for good, it was closed from outside, or its game is not on the shelf. */
export type NoLedger = Extract<Farewell, 'missing' | 'unknown' | 'dissolved' | 'unopened'>;

/** A table that was claimed, with what its checkpoint says. */
type Opened = ClaimedTable & { readonly account?: Account | null };

/** Claims a kept table for whoever opens it here: nobody else can write to it any longer. Fails with `PromiseBroken`. */
export async function claimLedger(ports: RoomPorts, id: string): Promise<Ledger | NoLedger> {
  const claimed = await ports.store.claim(id, ports.owner);
  return ledgerOf(ports, claimed === null ? null : await accounted(ports, claimed));
}

/** A table with the account that was kept of it; where that is of no use, with all that led there instead. */
async function accounted({ store, games }: RoomPorts, claimed: ClaimedTable): Promise<Opened | null> {
  const playable = playableOf(claimed, games);
  if (claimed.checkpoint === null || playable === undefined) return claimed;
  const account = accountIn(claimed, playable);
  if (account !== null) return { ...claimed, account };
  const stored = await store.load(claimed.id);
  return stored === null ? null : { ...stored, epoch: claimed.epoch, checkpoint: null };
}

/** Reads a table again that was claimed before; its clock goes on. If it is somebody else's by now, the next thing that is written tells. */
export async function reopenLedger(ports: RoomPorts, before: Ledger): Promise<Ledger | NoLedger> {
  const stored = await ports.store.load(before.id);
  return ledgerOf(
    ports,
    stored === null ? null : { ...stored, epoch: before.epoch, checkpoint: null },
    before,
  );
}

/** The ledger of a table for somebody who only looks into it. */
export async function lookedInto(ports: RoomPorts, id: string): Promise<Ledger | NoLedger> {
  const stored = await ports.store.load(id);
  return ledgerOf(ports, stored === null ? null : { ...stored, epoch: 0, checkpoint: null });
}

/** The ledger of a kept table, or how somebody who asks for it is sent away. */
async function ledgerOf(
  ports: RoomPorts,
  stored: Opened | null,
  before: Ledger | null = null,
): Promise<Ledger | NoLedger> {
  if (stored === null) return 'missing';
  const playable = playableOf(stored, ports.games);
  if (stored.closed) return (await isDeserted(ports, stored, playable)) ? 'unknown' : 'dissolved';
  if (playable === undefined) {
    ports.report('game-missing', { table: stored.id });
    return 'unopened';
  }
  const table = await restored(stored, playable, ports.breathe);
  const clock = before?.clock ?? new DecisionClock(ports.clockwork);
  const deadline = deadlineOf(ports, stored, clock.now, before);
  return new Ledger(ports, playable, stored, table, { clock, deadline });
}

/** Whether everybody has left a closed table; otherwise whoever runs the server has closed it. */
async function isDeserted(
  { breathe }: RoomPorts,
  stored: Opened,
  playable: Playable | undefined,
): Promise<boolean> {
  if (playable === undefined) return false;
  const { state } = await restored(stored, playable, breathe);
  return state.people.size === 0;
}

function deadlineOf(
  { calendar, pace }: RoomPorts,
  { entries, size }: StoredTable,
  now: number,
  before: Ledger | null,
): number | null {
  const last = entries.at(-1);
  const deadline = last === undefined ? null : deadlineFrom(last, calendar, now, pace.idle);
  return deadline === null ? null : (before?.deadlineWith(size.entries) ?? deadline);
}
