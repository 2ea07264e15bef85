import type { View } from '@rudel/lupus/page';
import type { LupusWords } from '../words.ts';

/** What is said when time ran out for a seat at such a view. */
export function lapsedIn({ shown: { phase } }: View, { lapsed }: LupusWords): string {
  if (phase === 'call') return lapsed.call;
  return phase === 'vote' || phase === 'verdict' ? lapsed.vote : lapsed.else;
}
