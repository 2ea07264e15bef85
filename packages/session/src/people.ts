import type { Seat } from '@rudel/kernel';
import type { PersonId, SeatDoc, TableDoc } from '@rudel/protocol';
import type { Presence } from '@rudel/ui/play';

/** The name of whoever sits on a seat; null for a free seat. */
export function nameAt(table: TableDoc | null, seat: Seat): string | null {
  const doc = table?.seats[seat];
  return doc === undefined || doc.kind === 'open' ? null : doc.name;
}

/** Where somebody sits; null for spectators. */
export function seatOfPerson(table: TableDoc, person: PersonId): Seat | null {
  const seat = table.seats.findIndex((doc) => doc.kind === 'person' && doc.person === person);
  return seat === -1 ? null : seat;
}

/** What somebody does at the table: plays in the match that runs, sits there between matches, or watches. */
export function roleAtTable(table: TableDoc, person: PersonId): 'playing' | 'sitting' | 'watching' {
  if (seatOfPerson(table, person) === null) return 'watching';
  return table.phase === 'playing' ? 'playing' : 'sitting';
}

export function nameOfPerson(table: TableDoc, person: PersonId): string | null {
  const sitting = table.seats.find((doc) => doc.kind === 'person' && doc.person === person);
  if (sitting?.kind === 'person') return sitting.name;
  return table.watchers.find((watcher) => watcher.person === person)?.name ?? null;
}

/** Whether a bot decides for this seat at the moment, one of the table or a program from outside. */
export function isPlayedByBot(doc: SeatDoc): boolean {
  return doc.kind === 'bot' || (doc.kind === 'person' && (doc.standIn !== null || isProgramHere(doc)));
}

/** Whether a program from outside sits on a seat and is there. */
const isProgramHere = (doc: Extract<SeatDoc, { readonly kind: 'person' }>): boolean =>
  doc.program === true && !doc.away;

/** How a seat is there now. */
export function presenceIn(table: TableDoc | null, seat: Seat): Presence {
  const doc = table?.seats[seat] ?? { kind: 'open' };
  if (doc.kind !== 'person') return doc.kind;
  if (doc.away || doc.standIn !== null) return 'away';
  return doc.program === true ? 'bot' : 'here';
}
