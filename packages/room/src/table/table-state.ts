import type { AnyOptions, Outcome, Sealed, Seat } from '@rudel/kernel';
import type { Clock, PersonId, TablePhase } from '@rudel/protocol';
import type { Playable } from '../ports.ts';

export type PersonState = {
  readonly id: PersonId;
  readonly name: string;
  /** What this person adds to the lot of the next match. */
  readonly contribution: string;
};

export type SeatState =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }
  | {
      readonly kind: 'person';
      readonly person: PersonId;
      /** The level of the bot that plays until the owner is back. */
      readonly standIn: string | null;
      /** Whether the host has let another device take this seat since the match began. */
      readonly handedOver: boolean;
    };

/** The match that runs, or has run last. */
export type MatchState = {
  /** Counted from 1. */
  readonly number: number;
  readonly options: AnyOptions;
  readonly state: Sealed;
  /** How many chance events there were. */
  readonly draws: number;
  /** What the seats have added to the lot, fixed at the start. */
  readonly contributions: readonly string[];
  /** Through whose eye each person has looked in this match: nobody may see two hands. */
  readonly seenBy: ReadonlyMap<PersonId, Seat>;
  /** How many people had ever come when it began: whoever comes later may have looked through another's eyes before. */
  readonly arrivals: number;
  /** Who came later and plays all the same, because the host knows them. */
  readonly admitted: ReadonlySet<PersonId>;
};

/** All that a table's log says. */
export type TableState = {
  readonly playable: Playable;
  /** In their notation. */
  readonly options: string;
  readonly clock: Clock;
  readonly listed: boolean;
  readonly host: PersonId;
  /** In the order of arrival. */
  readonly people: ReadonlyMap<PersonId, PersonState>;
  /** How many people have ever come. */
  readonly arrivals: number;
  readonly seats: readonly SeatState[];
  /** Whom the host has silenced until the next match begins. */
  readonly silenced: ReadonlySet<PersonId>;
  readonly phase: TablePhase;
  /** What binds the table to the secret of its next or running match. */
  readonly commitment: string;
  readonly results: readonly Outcome[];
  /** How many of them are from before the host changed the table last. */
  readonly earlier: number;
  readonly match: MatchState | null;
};

export const mostPeople = 64;

/** People are called by the order of their arrival. */
export const personArrived = (nth: number): PersonId => `p${nth}`;
const arrivalOf = (person: PersonId): number => Number(person.slice(1));

/** Where somebody sits; null for a watcher. */
export function seatOf({ seats }: TableState, person: PersonId): Seat | null {
  const seat = seats.findIndex((one) => one.kind === 'person' && one.person === person);
  return seat < 0 ? null : seat;
}

/**
 * Whether somebody came after the deal and may not take a bot's seat before the host says so. Nobody can be known again who
 * leaves and comes back by the invitation; without this one could look at one hand after another.
 */
export function isLate({ phase, match, host }: TableState, person: PersonId): boolean {
  if (phase !== 'playing' || match === null || person === host) return false;
  return arrivalOf(person) > match.arrivals && !match.admitted.has(person);
}

/** Whether people speak in free text in this game. */
export function hasTalk({ playable }: TableState): boolean {
  return playable.game.player.whyNotTalk !== undefined;
}

export function levelsOf({ playable }: TableState): readonly string[] {
  return playable.bots.map(({ name }) => name);
}

/** The level of the bot that sits in for somebody. */
export function bestLevel(state: TableState): string {
  return levelsOf(state).at(-1) ?? 'random';
}

/** What the seats add to the lot of a match that starts now. */
export function contributionsOf({ seats, people }: TableState): readonly string[] {
  return seats.map((seat) => (seat.kind === 'person' ? (people.get(seat.person)?.contribution ?? '') : ''));
}

/** How the match that was played last has ended; null while it runs. */
export function outcomeOf({ phase, results, match }: TableState): Outcome | null {
  return phase === 'over' && match !== null ? (results[match.number - 1] ?? null) : null;
}
