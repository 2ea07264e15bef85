import type { PersonId } from '@rudel/protocol';
import { granted } from '../table/decision.ts';
import type { TableEntry } from '../table/entry.ts';
import { seatOf } from '../table/table-state.ts';
import type { Writer } from '../writing/writer.ts';

/** What is to be written when somebody comes back; as a rule nothing. */
export function returning({ ledger, crowd, now }: Writer, person: PersonId): readonly TableEntry[] {
  const { seats, phase } = ledger.head;
  const entries: TableEntry[] = [];
  const seat = seatOf(ledger.head, person);
  const place = seat === null ? undefined : seats[seat];
  if (seat !== null && place?.kind === 'person' && place.standIn !== null)
    entries.push({ kind: 'back', seat });
  const isLate = ledger.deadline !== null && ledger.deadline <= now;
  if (isLate && crowd.isEmpty && phase === 'playing') entries.push({ kind: 'resumed' });
  return entries;
}

/** Writes down that somebody is back; false where that could not be done. Without room on the disk they wait and see. */
export async function welcomeBack(writer: Writer, person: PersonId): Promise<boolean> {
  const entries = returning(writer, person);
  if (entries.length === 0) return true;
  const fate = await writer.write(granted(...entries), null);
  return fate === 'written' || fate === 'no-room';
}

/** There is room on the disk again: whoever came meanwhile is back, and the decision that runs has all its time anew. */
export async function goOnWithRoom(writer: Writer): Promise<void> {
  const { state, deadline } = writer.ledger;
  const here = [...state.people.keys()].filter((person) => writer.crowd.isHere(person));
  const entries: TableEntry[] = here.flatMap((person) => returning(writer, person));
  if (deadline !== null && state.phase === 'playing') entries.push({ kind: 'resumed' });
  if (entries.length > 0) await writer.write(granted(...entries), null);
}
