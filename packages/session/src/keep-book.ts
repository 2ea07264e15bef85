import { effect } from '@preact/signals';
import type { Farewell } from '@rudel/protocol';
import type { KnownTable, SeatBook } from './seat-book.ts';
import type { Session } from './session.ts';

/** After these the token opens nothing any more: a table that is really there has said so. */
const forGood: ReadonlySet<Farewell> = new Set(['unknown', 'moved', 'kicked', 'dissolved']);

/**
 * Keeps the book true: a place that is gone is forgotten, one at a table that is shut is marked, and how many of its matches are over is
 * noted. Offline, `moved` only means that another page of this device goes on.
 */
export function keepBook(
  book: SeatBook,
  known: KnownTable,
  session: Pick<Session, 'link' | 'table'>,
): () => void {
  return effect(() => {
    const link = session.link.value;
    const table = session.table.value;
    if (table !== null) book.note(known, { finished: table.results.length });
    // During a match whoever tells of a new host notes it.
    if (table?.phase === 'lobby') book.note(known, { isHost: table.host === known.person });
    if (link.kind === 'shut') book.note(known, { shut: link.why });
    else if (link.kind === 'open') book.note(known, { shut: undefined });
    else if (link.kind === 'ended' && forGood.has(link.why)) {
      if (known.host === 'server' || link.why !== 'moved') book.forgetPlace(known);
    }
  });
}
