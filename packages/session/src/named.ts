import type { Wish } from '@rudel/protocol';
import type { KnownTable, SeatBook } from './seat-book.ts';
import type { WishResult, Session } from './session.ts';

/** What only somebody with a name does. */
const forNamed: ReadonlySet<Wish['kind']> = new Set(['sit', 'ask', 'say', 'talk']);

/** Asks whoever is at this device for a name; null if they would rather not say. */
export type AskName = () => Promise<string | null>;

/** A session of somebody who came only to look: whoever wants to speak, to sit down or to ask for a seat is asked for a name first. */
export function named(session: Session, book: SeatBook, { table }: KnownTable, ask: AskName): Session {
  const wish = async (wanted: Wish): Promise<WishResult> => {
    const place = book.find(table);
    if (place?.isNameless !== true || !forNamed.has(wanted.kind)) return session.wish(wanted);
    const name = await ask();
    if (name === null) return { kind: 'stale' };
    const answer = await session.wish({ kind: 'name', name });
    if (answer.kind !== 'done') return answer;
    book.put({ ...place, isNameless: false });
    return session.wish(wanted);
  };
  return { ...session, wish };
}
