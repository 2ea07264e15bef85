import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Farewell } from '@rudel/protocol';
import type { Host } from '../../host/host.ts';
import { named } from '../../session/named.ts';
import { openSession } from '../../session/open-session.ts';
import type { KnownTable, SeatBook } from '../../session/seat-book.ts';
import type { Session } from '../../session/session.ts';
import { askName } from '../ask-name.ts';
import { hostOf } from '../hosts.ts';

export type Sitting = { readonly session: Session; readonly host: Host };

/** After these the token opens nothing any more: a table that is really there has said so. */
const forGood: ReadonlySet<Farewell> = new Set(['unknown', 'moved', 'kicked']);

/**
 * Keeps the book true: a place that is gone is forgotten, one at a table that is shut is marked. Offline, `moved` only means that
 * another page of this device goes on.
 */
function keepBook(book: SeatBook, known: KnownTable, session: Session): () => void {
  return effect(() => {
    const link = session.link.value;
    if (link.kind === 'shut') book.note(known, link.why);
    else if (link.kind === 'open') book.note(known, null);
    else if (link.kind === 'ended' && forGood.has(link.why)) {
      if (known.host === 'server' || link.why !== 'moved') book.forgetPlace(known);
    }
  });
}

/** Opens a session as soon as its host is there; what it returns leaves again. */
function sitDown(book: SeatBook, known: KnownTable, arrived: (sitting: Sitting) => void): () => void {
  let isHere = true;
  let leave: (() => void) | null = null;
  void hostOf(known.host).then((host) => {
    if (!isHere) return;
    const live = openSession(host, { table: known.table, token: known.token });
    const session = named(live, book, known, askName);
    book.put(known);
    const stopWatching = keepBook(book, known, session);
    leave = () => {
      stopWatching();
      session.close();
    };
    arrived({ session, host });
  });
  return () => {
    isHere = false;
    leave?.();
  };
}

/** Sits down with what this device remembers; null until the host is there. */
export function useSession(book: SeatBook, known: KnownTable | undefined): Sitting | null {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  useEffect(
    () => (known === undefined ? undefined : sitDown(book, known, setSitting)),
    [known?.table, known?.token],
  );
  return sitting;
}
