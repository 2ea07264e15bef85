import type { Seat } from '@rudel/kernel';
import type { Admission, PersonId } from '@rudel/protocol';
import { freshToken, hashOf } from '../keys.ts';
import type { LiveTable } from '../live-table.ts';
import type { OrRefusal } from '../rooms-port.ts';
import { granted } from '../table/decision.ts';
import { httpRefusal } from '../table/refusals.ts';
import type { RoomReason } from '../table/refusals.ts';
import { isToldMore } from '../table/table-state.ts';
import type { TableState } from '../table/table-state.ts';
import type { Fate } from '../writing/writer.ts';
import type { PlaceClaim } from './handovers.ts';

const no = <T>(reason: RoomReason, ...about: readonly string[]): OrRefusal<T> => ({
  ok: false,
  refusal: httpRefusal(reason, ...about),
});

const reasonOf = (fate: Fate): RoomReason => (fate === 'no-room' ? 'disk-full' : 'trouble');

/** How long somebody has to wait who changes too much; null where it is counted. Null stands for whoever comes in. */
function secondsToWait({ crowd, now }: LiveTable, person: PersonId | null): string | null {
  const wait = crowd.change(person, now);
  return wait === 0 ? null : String(Math.ceil(wait / 1000));
}

/** The number of the match that runs; null where none does. */
export function runningMatch({ phase, match }: TableState): number | null {
  return phase === 'playing' ? (match?.number ?? null) : null;
}

/** The host's key to the seat of somebody who is away. */
export async function handedOver(
  table: LiveTable,
  host: PersonId,
  seat: Seat,
): Promise<OrRefusal<PlaceClaim>> {
  const { head, state } = table.ledger;
  const owner = head.seats[seat];
  if (owner?.kind !== 'person' || head.host !== host) return no('not-yours');
  if (!table.crowd.isAway(owner.person)) return no('not-away');
  if (isToldMore(head, seat)) return no('told-more');
  const wait = secondsToWait(table, host);
  if (wait !== null) return no('too-fast', wait);
  const fate = await table.writer.write(granted({ kind: 'handover', person: owner.person }), null);
  if (fate !== 'written') return no(reasonOf(fate));
  return { ok: true, value: { person: owner.person, during: runningMatch(state) ?? 0 } };
}

/** Another device takes over: from now on its token is the person's only one. */
export async function takenOver(
  table: LiveTable,
  { person, during }: PlaceClaim,
): Promise<OrRefusal<Admission>> {
  const { state, head, book, id } = table.ledger;
  const isInTime = during === null || during === (runningMatch(state) ?? 0);
  if (!isInTime || !head.people.has(person)) return no('key-spent');
  const moved = granted({ kind: 'moved', person });
  const reason = book.whyNot(moved.entries);
  if (reason !== null) return no(reason);
  const wait = secondsToWait(table, null);
  if (wait !== null) return no('too-fast', wait);
  const token = freshToken(table.ports.randomBytes);
  const fate = await table.writer.write(moved, null, { tokens: [{ person, hash: hashOf(token) }] });
  return fate === 'written' ? { ok: true, value: { table: id, person, token } } : no(reasonOf(fate));
}
