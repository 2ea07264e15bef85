import type { Seat } from '@rudel/kernel';
import { beliefsFrom } from '../../beliefs/beliefs.ts';
import type { Beliefs } from '../../beliefs/beliefs.ts';
import { factsOf } from '../../facts.ts';
import type { View } from '../../types.ts';
import type { StrongParameters } from '../parameters.ts';
import { leaningsFrom } from './leanings.ts';

/** What a seat makes of all it knows, and of what others have done. */
export function believed(view: View, seat: Seat, { reading }: Pick<StrongParameters, 'reading'>): Beliefs {
  const facts = factsOf(view);
  return beliefsFrom(
    view.shown,
    facts,
    reading.trust === 0 ? null : leaningsFrom(view.shown, facts, seat, reading),
  );
}
