import { useEffect, useState } from 'preact/hooks';
import type { Host } from '@rudel/session/host';
import { keepBook } from '@rudel/session/keep-book';
import { named } from '@rudel/session/named';
import { openSession } from '@rudel/session/open-session';
import type { KnownTable, SeatBook } from '@rudel/session/seat-book';
import type { Session } from '@rudel/session/session';
import { askName } from '../ask-name.ts';
import { hostOf } from '../hosts.ts';

export type Sitting = { readonly session: Session; readonly host: Host };

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
