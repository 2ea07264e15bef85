import { useEffect, useState } from 'preact/hooks';
import type { Host } from '../../host/host.ts';
import { openSession } from '../../session/open-session.ts';
import { seatBook } from '../../session/seat-book.ts';
import type { KnownTable } from '../../session/seat-book.ts';
import type { Session } from '../../session/session.ts';
import { hostOf } from '../hosts.ts';

export type Sitting = { readonly session: Session; readonly host: Host };

/** Opens a session as soon as its host is there; what it returns leaves again. */
function sitDown(known: KnownTable, arrived: (sitting: Sitting) => void): () => void {
  let isHere = true;
  let session: Session | null = null;
  void hostOf(known.host).then((host) => {
    if (!isHere) return;
    session = openSession(host, { table: known.table, token: known.token });
    seatBook.put(known);
    arrived({ session, host });
  });
  return () => {
    isHere = false;
    session?.close();
  };
}

/** Sits down with what this device remembers; null until the host is there. */
export function useSession(known: KnownTable | undefined): Sitting | null {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  useEffect(
    () => (known === undefined ? undefined : sitDown(known, setSitting)),
    [known?.table, known?.token],
  );
  return sitting;
}
