import { contributionNotation } from '@rudel/kernel';
import type { PersonId } from '@rudel/protocol';
import { freeBotName, freeName } from './bot-names.ts';
import { granted, refused } from './decision.ts';
import type { Decision, Moment } from './decision.ts';
import type { TableEntry } from './entry.ts';
import { bestLevel, seatOf } from './table-state.ts';
import type { PersonState, TableState } from './table-state.ts';

/** During a match a bot plays on for whoever gives up a seat. */
function botFor(moment: Moment, person: PersonId): readonly TableEntry[] {
  const seat = seatOf(moment.state, person);
  if (seat === null || moment.state.phase !== 'playing') return [];
  const name = freeBotName(moment.state, moment.rng);
  return [{ kind: 'bot', seat, level: bestLevel(moment.state), name }];
}

export function decideStand(moment: Moment, person: PersonId): Decision {
  if (seatOf(moment.state, person) === null) return refused('not-seated');
  return granted({ kind: 'stood', person }, ...botFor(moment, person));
}

/** Everybody else at a table, in the order of arrival; programs, which begin no match, behind all people. */
function othersThan({ people }: TableState, except: PersonId): readonly PersonState[] {
  const others = [...people.values()].filter(({ id }) => id !== except);
  return others.toSorted((one, other) => Number(one.program ?? false) - Number(other.program ?? false));
}

/** Who has been here longest, somebody connected before all others; null if nobody else is at the table. */
function nextHost({ state, isHere }: Moment, except: PersonId): PersonId | null {
  const others = othersThan(state, except);
  const people = others.filter(({ program }) => program !== true);
  return (people.find(({ id }) => isHere(id)) ?? others[0])?.id ?? null;
}

function hostAfter(moment: Moment, person: PersonId): readonly TableEntry[] {
  if (moment.state.host !== person) return [];
  const next = nextHost(moment, person);
  return next === null ? [] : [{ kind: 'host', person: next }];
}

export function decideLeave(moment: Moment, person: PersonId): Decision {
  return granted({ kind: 'left', person }, ...botFor(moment, person), ...hostAfter(moment, person));
}

/**
 * Whom hosting passes on to from a host who has been away for long; null where nobody is here for it. While a match runs that is somebody who
 * plays in it: a spectator would have the last word on who plays for a bot, and might be anybody's second window.
 */
export function heirOf(moment: Moment): PersonId | null {
  const { state, isHere } = moment;
  const others = othersThan(state, state.host).filter(({ id, program }) => isHere(id) && program !== true);
  return others.find(({ id }) => state.phase !== 'playing' || seatOf(state, id) !== null)?.id ?? null;
}

export function decideKick(moment: Moment, person: PersonId, other: PersonId): Decision {
  if (moment.state.host !== person) return refused('not-host');
  if (person === other) return refused('yourself');
  if (!moment.state.people.has(other)) return refused('no-such-person');
  return granted({ kind: 'kicked', person: other }, ...botFor(moment, other));
}

export function decideName({ state }: Moment, person: PersonId, name: string): Decision {
  return granted({ kind: 'named', person, name: freeName(state, name, person) });
}

/** What somebody adds to the lot of the next match, having seen the table's commitment to it. */
export function decideLot({ state }: Moment, person: PersonId, text: string): Decision {
  if (state.phase === 'playing') return refused('match-running');
  const contribution = contributionNotation.parse(text);
  if (!contribution.ok) return refused('bad-contribution');
  return granted({ kind: 'lot', person, contribution: contribution.value });
}

/** What somebody new brings along. */
export type Newcomer = {
  readonly person: PersonId;
  readonly name: string;
  readonly contribution: string;
  readonly watch: boolean;
  readonly program: boolean;
};

/** Somebody new, on the first open seat if there is one to play from. */
export function arrival(
  state: TableState,
  { person, name, contribution, watch, program }: Newcomer,
): readonly TableEntry[] {
  const joined: TableEntry = { kind: 'joined', person, contribution, name: freeName(state, name, null) };
  const come: readonly TableEntry[] = program ? [joined, { kind: 'program', person }] : [joined];
  const seat = state.seats.findIndex(({ kind }) => kind === 'open');
  const isSeated = !watch && seat >= 0 && state.phase !== 'playing';
  return isSeated ? [...come, { kind: 'sat', person, seat }] : come;
}
