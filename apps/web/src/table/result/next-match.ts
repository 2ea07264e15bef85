import type { Seat } from '@rudel/kernel';
import type { TableDoc, You } from '@rudel/protocol';

/** What somebody can do for the next match at a table whose match is over. */
export type NextMatch =
  | { readonly kind: 'again' }
  /** The host may put bots on the seats that were given up, and play again. */
  | { readonly kind: 'fill'; readonly open: readonly Seat[] }
  | { readonly kind: 'sit'; readonly seat: Seat }
  /** Nothing, until somebody takes the free seats. */
  | { readonly kind: 'seats'; readonly open: number }
  /** Nothing, until somebody with a seat begins. */
  | { readonly kind: 'wait' };

export function nextMatchFor(table: TableDoc, you: You | null, mayPlay: boolean): NextMatch {
  const open = table.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  const [free] = open;
  const isSeated = you !== null && you.seat !== null;
  if (free !== undefined && mayPlay && you !== null && !isSeated) return { kind: 'sit', seat: free };
  if (you?.person === table.host) return free === undefined ? { kind: 'again' } : { kind: 'fill', open };
  if (!isSeated) return { kind: 'wait' };
  return free === undefined ? { kind: 'again' } : { kind: 'seats', open: open.length };
}
