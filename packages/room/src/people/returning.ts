import type { PersonId } from '@rudel/protocol';
import type { LiveTable } from '../live-table.ts';
import { granted } from '../table/decision.ts';
import type { TableEntry } from '../table/entry.ts';
import { seatOf } from '../table/table-state.ts';

/** What is to be written when somebody comes back; as a rule nothing. */
export function returning({ ledger, crowd }: LiveTable, person: PersonId): readonly TableEntry[] {
  const { seats, phase } = ledger.head;
  const entries: TableEntry[] = [];
  const seat = seatOf(ledger.head, person);
  const place = seat === null ? undefined : seats[seat];
  if (seat !== null && place?.kind === 'person' && place.standIn !== null)
    entries.push({ kind: 'back', seat });
  const isLate = ledger.deadline !== null && ledger.deadline <= ledger.clock.now;
  if (isLate && crowd.isEmpty && phase === 'playing') entries.push({ kind: 'resumed' });
  return entries;
}

/** Writes down that somebody is back; false where that could not be done. Without room on the disk they wait and see. */
export async function welcomeBack(table: LiveTable, person: PersonId): Promise<boolean> {
  const entries = returning(table, person);
  if (entries.length === 0) return true;
  const fate = await table.writer.write(granted(...entries), null);
  return fate === 'written' || fate === 'no-room';
}

/** There is room on the disk again: whoever came meanwhile is back, and the decision that runs has all its time anew. */
export async function goOnWithRoom(table: LiveTable): Promise<void> {
  const { state, deadline } = table.ledger;
  const here = [...state.people.keys()].filter((person) => table.crowd.isHere(person));
  const entries: TableEntry[] = here.flatMap((person) => returning(table, person));
  if (deadline !== null && state.phase === 'playing') entries.push({ kind: 'resumed' });
  if (entries.length > 0) await table.writer.write(granted(...entries), null);
}
