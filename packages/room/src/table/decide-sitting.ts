import type { Seat } from '@rudel/kernel';
import type { PersonId } from '@rudel/protocol';
import { granted, refused } from './decision.ts';
import type { Decision, Moment } from './decision.ts';
import type { RoomReason } from './refusals.ts';
import { isToldMore } from './table-state.ts';
import type { TableState } from './table-state.ts';

/** How often somebody may ask in one match. */
const mostAsks = 3;

/** Whether somebody takes a seat of the running match back through whose eye they have looked before. */
const isOwnHand = ({ match }: TableState, person: PersonId, at: Seat): boolean =>
  match?.seenBy.get(person) === at;

/** Why somebody cannot sit here, whatever the host says; null where they can. */
function whyNotSit(state: TableState, person: PersonId, at: Seat): RoomReason | null {
  const seat = state.seats[at];
  if (seat === undefined) return 'no-such-seat';
  if (seat.kind === 'person') return seat.person === person ? 'own-seat' : 'seat-taken';
  if (state.phase !== 'playing') return seat.kind === 'open' ? null : 'seat-taken';
  if (isOwnHand(state, person, at)) return null;
  if (state.match?.seenBy.has(person) === true) return 'seen-another-hand';
  return isToldMore(state, at) ? 'told-more' : null;
}

/**
 * Whether it takes the host's word. Nobody can be known again who opens another window or comes back by the invitation: without it
 * one could look at one hand after another.
 */
function needsWord(state: TableState, person: PersonId, at: Seat): boolean {
  if (state.phase !== 'playing' || person === state.host) return false;
  return !isOwnHand(state, person, at) && state.match?.admitted.has(person) !== true;
}

/** Somebody takes a seat: an open one, or during a match that of a bot. */
export function decideSit({ state }: Moment, person: PersonId, at: Seat): Decision {
  const why = whyNotSit(state, person, at);
  if (why !== null) return refused(why);
  return needsWord(state, person, at) ? refused('host-word') : granted({ kind: 'sat', person, seat: at });
}

/** Somebody would like to play for a bot; who needs nobody's word sits down at once. */
export function decideAsk(moment: Moment, person: PersonId, at: Seat): Decision {
  const { state } = moment;
  if (state.phase !== 'playing' || state.match === null) return refused('no-match');
  const why = whyNotSit(state, person, at);
  if (why !== null || !needsWord(state, person, at)) return decideSit(moment, person, at);
  const { asking, asks } = state.match;
  if (asking.get(person) === at) return granted();
  if ((asks.get(person) ?? 0) >= mostAsks) return refused('asked-enough');
  return granted({ kind: 'asked', person, seat: at });
}

/** What somebody asked for is off. */
export function decideUnask({ match }: TableState, person: PersonId): Decision {
  return match?.asking.has(person) === true ? granted({ kind: 'unasked', person }) : granted();
}

export function decideDecline(state: TableState, other: PersonId): Decision {
  return state.people.has(other) ? decideUnask(state, other) : refused('no-such-person');
}

/** Somebody plays for the bot they have asked for, from now on. */
export function decideAdmit({ state, isHere }: Moment, other: PersonId, wanted: Seat | undefined): Decision {
  if (!state.people.has(other)) return refused('no-such-person');
  const seat = state.phase === 'playing' ? state.match?.asking.get(other) : undefined;
  if (seat === undefined || (wanted ?? seat) !== seat) return refused('not-asking');
  if (!isHere(other)) return refused('not-here');
  const why = whyNotSit(state, other, seat);
  if (why !== null) return refused(why);
  return granted({ kind: 'admitted', person: other, seat }, { kind: 'sat', person: other, seat });
}
