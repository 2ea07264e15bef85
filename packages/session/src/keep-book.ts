import { effect } from '@preact/signals';
import type { Farewell } from '@rudel/protocol';
import type { KnownTable, SeatBook } from './seat-book.ts';
import type { Session } from './session.ts';

/** After these the token opens nothing any more: a table that is really there has said so. */
const forGood: ReadonlySet<Farewell> = new Set(['unknown', 'moved', 'kicked', 'dissolved']);

/**
 * Keeps the book true: a place that is gone is forgotten, one at a table that is shut is marked. Offline, `moved` only means that
 * another page of this device goes on.
 */
export function keepBook(book: SeatBook, known: KnownTable, session: Pick<Session, 'link'>): () => void {
  return effect(() => {
    const link = session.link.value;
    if (link.kind === 'shut') book.note(known, link.why);
    else if (link.kind === 'open') book.note(known, null);
    else if (link.kind === 'ended' && forGood.has(link.why)) {
      if (known.host === 'server' || link.why !== 'moved') book.forgetPlace(known);
    }
  });
}
