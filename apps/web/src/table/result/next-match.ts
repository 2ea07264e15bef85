import type { Seat } from '@rudel/kernel';
import type { PersonId, TableDoc, You } from '@rudel/protocol';

/** What somebody can do for the next match at a table whose match is over. */
export type NextMatch =
  | { readonly kind: 'again' }
  /** Others are still reading: one can say that one is ready. */
  | { readonly kind: 'ready' }
  /** One is ready, and these are not. */
  | { readonly kind: 'awaits'; readonly others: readonly PersonId[] }
  /** The host may put bots on the seats that were given up, and play again. */
  | { readonly kind: 'fill'; readonly open: readonly Seat[] }
  | { readonly kind: 'sit'; readonly seat: Seat }
  /** Nothing, until somebody takes the free seats. */
  | { readonly kind: 'seats'; readonly open: number }
  /** Nothing, until somebody with a seat begins. */
  | { readonly kind: 'wait' };

/** The seats that are free, but for those that whoever joins will have. */
function openIn({ seats, joining = [] }: TableDoc): readonly Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : [])).slice(joining.length);
}

export function nextMatchFor(table: TableDoc, you: You | null, mayPlay: boolean): NextMatch {
  const open = openIn(table);
  const isSeated = you !== null && you.seat !== null;
  const [seat] = open;
  if (seat !== undefined && mayPlay && you !== null && !isSeated) return { kind: 'sit', seat };
  if (you?.person === table.host) return seat === undefined ? { kind: 'again' } : { kind: 'fill', open };
  if (!isSeated) return { kind: 'wait' };
  return seat === undefined ? readinessOf(table, you.person) : { kind: 'seats', open: open.length };
}

function readinessOf(table: TableDoc, me: PersonId): NextMatch {
  const others = waitedFor(table).filter((person) => person !== me);
  if (others.length === 0) return { kind: 'again' };
  return table.ready?.includes(me) === true ? { kind: 'awaits', others } : { kind: 'ready' };
}

/** Who sits here, is here, and is not ready. */
function waitedFor({ seats, ready = [] }: TableDoc): readonly PersonId[] {
  return seats.flatMap((seat) =>
    seat.kind === 'person' && !seat.away && !ready.includes(seat.person) ? [seat.person] : [],
  );
}
