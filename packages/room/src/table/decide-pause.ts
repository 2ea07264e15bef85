import type { PersonId } from '@rudel/protocol';
import { granted, refused } from './decision.ts';
import type { Decision } from './decision.ts';
import { seatOf } from './table-state.ts';
import type { TableState } from './table-state.ts';

/** Whoever plays, or hosts without playing, may stop play and let it go on. */
const mayPause = (state: TableState, person: PersonId): boolean =>
  seatOf(state, person) !== null || state.host === person;

export function decidePause(state: TableState, person: PersonId): Decision {
  if (state.phase !== 'playing') return refused('no-match');
  if (!mayPause(state, person)) return refused('not-seated');
  return state.paused === null ? granted({ kind: 'paused', person }) : granted();
}

export function decideResume(state: TableState, person: PersonId): Decision {
  if (!mayPause(state, person)) return refused('not-seated');
  return state.paused === null ? granted() : granted({ kind: 'unpaused', person });
}
