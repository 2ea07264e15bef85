import type { Seat } from '@rudel/kernel';
import { saidBy } from '@rudel/lupus/page';
import type { Role, Shown } from '@rudel/lupus/page';

/** Which character a seat speaks as, by its last word: a claim, or a report of what only that character does; else null. */
export function claimAt(shown: Shown, seat: Seat): Role | null {
  for (const { what } of saidBy(shown, seat).toReversed()) {
    if (what.kind === 'claim') return what.role;
    if (what.kind === 'report') return what.as;
  }
  return null;
}
