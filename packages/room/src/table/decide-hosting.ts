import { levelCalled } from '@rudel/bots';
import type { Seat } from '@rudel/kernel';
import type { PersonId } from '@rudel/protocol';
import { freeBotName } from './bot-names.ts';
import { granted, refused } from './decision.ts';
import type { Decision, Moment } from './decision.ts';
import type { TableEntry } from './entry.ts';
import { levelsOf } from './table-state.ts';
import type { TableState } from './table-state.ts';

/** A bot on a seat that nobody owns; the one that sits there keeps its name. During a match only the level can change. */
export function decideBot({ state, rng }: Moment, at: Seat, called: string): Decision {
  const level = levelCalled(state.playable, called);
  const seat = state.seats[at];
  if (seat === undefined) return refused('no-such-seat');
  if (!levelsOf(state).includes(level)) return refused('no-such-level', level);
  if (seat.kind === 'person') return refused('seat-taken');
  const name = seat.kind === 'bot' ? seat.name : freeBotName(state, rng);
  return granted({ kind: 'bot', seat: at, level, name });
}

export function decideOpen(state: TableState, at: Seat): Decision {
  const seat = state.seats[at];
  if (seat === undefined) return refused('no-such-seat');
  if (seat.kind !== 'bot') return refused('no-bot-there');
  return state.phase === 'playing' ? refused('match-running') : granted({ kind: 'opened', seat: at });
}

/** The eyes of a match that is over belong to its seats: with other seats it is left behind. */
export function decideSeats(state: TableState, count: number): Decision {
  if (state.phase === 'playing') return refused('match-running');
  if (!state.playable.game.seats.includes(count)) return refused('wrong-number-of-seats', String(count));
  const seats: TableEntry = { kind: 'seats', count };
  return state.phase === 'over' ? granted({ kind: 'reopened' }, seats) : granted(seats);
}

/** Back to the lobby after a match: everybody keeps their seat, and all can be changed before the next. */
export function decideReopen({ phase }: TableState): Decision {
  if (phase === 'playing') return refused('match-running');
  return phase === 'over' ? granted({ kind: 'reopened' }) : granted();
}

/** Options are kept as their notation writes them. */
export function decideOptions(state: TableState, text: string): Decision {
  if (state.phase === 'playing') return refused('match-running');
  const { options } = state.playable.game;
  const parsed = options.parse(text);
  return parsed.ok
    ? granted({ kind: 'options', text: options.format(parsed.value) })
    : refused('bad-options', parsed.error);
}

export function decideHost(state: TableState, person: PersonId, other: PersonId): Decision {
  if (person === other) return refused('yourself');
  return state.people.has(other) ? granted({ kind: 'host', person: other }) : refused('no-such-person');
}

/** Somebody is kept from speaking until the next match begins. */
export function decideSilence(state: TableState, person: PersonId, other: PersonId): Decision {
  if (person === other) return refused('yourself');
  if (!state.people.has(other)) return refused('no-such-person');
  return state.silenced.has(other) ? granted() : granted({ kind: 'silenced', person: other });
}

export function decideUnsilence(state: TableState, other: PersonId): Decision {
  if (!state.people.has(other)) return refused('no-such-person');
  return state.silenced.has(other) ? granted({ kind: 'unsilenced', person: other }) : granted();
}
