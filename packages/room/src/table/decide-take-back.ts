import type { PersonId } from '@rudel/protocol';
import type { Acts } from './acts.ts';
import { granted, refused } from './decision.ts';
import type { Decision } from './decision.ts';
import { countPeople, seatOf } from './table-state.ts';
import type { TableState } from './table-state.ts';

/** How many acts came before the last one of a seat; null where it has not decided anything. */
function beforeLastOf(acts: Acts, seat: number): number | null {
  for (let at: Acts | null = acts; at !== null; at = at.before) if (at.last?.by === seat) return at.count - 1;
  return null;
}

/** Whoever plays alone decides their last decision anew, as often as they like. */
export function decideTakeBack(state: TableState, person: PersonId): Decision {
  const { phase, match } = state;
  if (phase !== 'playing' || match === null) return refused('no-match');
  const seat = seatOf(state, person);
  if (seat === null) return refused('not-seated');
  if (state.paused !== null) return refused('paused');
  if (match.acts === null || match.seenBy.size > 1 || countPeople(state) > 1) return refused('not-alone');
  const acts = beforeLastOf(match.acts, seat);
  return acts === null ? refused('nothing-decided') : granted({ kind: 'takenback', person, acts });
}
