import type { PersonId } from '@rudel/protocol';
import { granted, refused } from './decision.ts';
import type { Decision } from './decision.ts';
import { seatOf } from './table-state.ts';
import type { SeatState, TableState } from './table-state.ts';

/** Whether the game is played with so many seats, by the options that stand. */
const mayHave = ({ playable }: TableState, count: number): boolean => playable.game.seats.includes(count);

/** With a place for one more: a free seat, else that of a bot, else a seat more where the game has room. Null where there is none. */
function withOneMore(seats: readonly SeatState[], person: PersonId, mayGrow: boolean): SeatState[] | null {
  const own: SeatState = { kind: 'person', person, standIn: null };
  const free = seats.findIndex(({ kind }) => kind === 'open');
  const at = free >= 0 ? free : seats.findLastIndex(({ kind }) => kind === 'bot');
  if (at >= 0) return seats.with(at, own);
  return mayGrow ? [...seats, own] : null;
}

/**
 * The table as its next match will have it: whoever wanted to join sits there, as far as there are places. Who has won before is of other people then.
 */
export function withJoiners(state: TableState): TableState {
  let { seats } = state;
  const joining = new Set(state.joining);
  for (const person of state.joining) {
    const more = withOneMore(seats, person, mayHave(state, seats.length + 1));
    if (more === null) break;
    seats = more;
    joining.delete(person);
  }
  return seats === state.seats ? state : { ...state, seats, joining, earlier: state.results.length };
}

/** Somebody who watches would play from the next match on. */
export function decideJoin(state: TableState, person: PersonId): Decision {
  if (seatOf(state, person) !== null) return refused('own-seat');
  if (state.phase === 'lobby') return refused('no-match');
  if (state.joining.has(person)) return granted();
  const next = withJoiners({ ...state, joining: new Set([...state.joining, person]) });
  return next.joining.has(person) ? refused('no-place-next') : granted({ kind: 'joins', person });
}

export function decideUnjoin({ joining }: TableState, person: PersonId): Decision {
  return joining.has(person) ? granted({ kind: 'unjoins', person }) : granted();
}
