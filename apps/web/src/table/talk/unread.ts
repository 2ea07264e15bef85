import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Session } from '@rudel/session/session';
import { isMuted } from '../remarks.ts';
import { isPersonMuted } from './muted-people.ts';

/** How far somebody has read: the line of a match. */
type Read = { readonly match: number; readonly n: number };

const shelfOf = (table: string): string => `rudel.read.${table}`;

function stored(table: string): Read {
  try {
    const [match = 0, n = 0] = (sessionStorage.getItem(shelfOf(table)) ?? '').split(' ').map(Number);
    return { match, n };
  } catch {
    return { match: 0, n: 0 };
  }
}

/** Counts what others have said since somebody last looked, also over a reload of the page. */
export type Unread = { readonly count: ReadonlySignal<number>; read(): void };

export function unreadOf(session: Session): Unread {
  const read = signal<Read | null>(null);
  const count = computed(() => {
    const table = session.table.value;
    if (table === null || isMuted.value) return 0;
    const { match, n } = read.value ?? stored(table.id);
    const last = match === table.match ? n : 0;
    const own = session.you.value?.person;
    return session.talk.value.filter(
      (line) => line.n > last && line.person !== own && !isPersonMuted(table.id, line.person),
    ).length;
  });
  return {
    count,
    read() {
      const table = session.table.peek();
      if (table === null) return;
      read.value = { match: table.match, n: session.talk.peek().at(-1)?.n ?? 0 };
      try {
        sessionStorage.setItem(shelfOf(table.id), `${read.value.match} ${read.value.n}`);
      } catch {
        // Without storage a reload counts anew.
      }
    },
  };
}
