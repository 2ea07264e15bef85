import type { AnyOptions, Outcome, Sealed, Seat } from '@rudel/kernel';
import type { BotPace, Clock, PersonId, TablePhase } from '@rudel/protocol';
import type { Acts } from './acts.ts';
import type { Playable } from './playable.ts';

export type PersonState = {
  readonly id: PersonId;
  readonly name: string;
  /** What this person adds to the lot of the next match. */
  readonly contribution: string;
  /** A program from outside that has come like a person; absent for people. */
  readonly program?: true;
};

export type SeatState =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }
  | {
      readonly kind: 'person';
      readonly person: PersonId;
      /** The level of the bot that plays until the owner is back. */
      readonly standIn: string | null;
    };

/** The match that runs, or has run last. */
export type MatchState = {
  /** Counted from 1. */
  readonly number: number;
  readonly options: AnyOptions;
  /** Where it began. */
  readonly first: Sealed;
  /** Whether that was a position of its own. */
  readonly playsOn: boolean;
  readonly state: Sealed;
  /** How many chance events there were. */
  readonly draws: number;
  /** All its acts, where somebody has played alone from its beginning and may take decisions back; else null. */
  readonly acts: Acts | null;
  /** How often somebody has. */
  readonly takenBack: number;
  /** What the seats have added to the lot, fixed at the start. */
  readonly contributions: readonly string[];
  /** Through whose eye each person has looked in this match: nobody may see two hands. */
  readonly seenBy: ReadonlyMap<PersonId, Seat>;
  /** Who would like to play for which bot. */
  readonly asking: ReadonlyMap<PersonId, Seat>;
  /** How often each person has asked. */
  readonly asks: ReadonlyMap<PersonId, number>;
  /** Whom the host of an earlier table has let play for any bot. */
  readonly admitted: ReadonlySet<PersonId>;
  /** To which seats the host has made a key for another device. */
  readonly handedOver: ReadonlySet<Seat>;
  /** Which seats somebody has taken from a bot. */
  readonly steppedIn: ReadonlySet<Seat>;
};

/** All that a table's log says. */
export type TableState = {
  readonly playable: Playable;
  /** In their notation. */
  readonly options: string;
  /** Where the next match begins, as a position; null where it begins as its game does. */
  readonly position: string | null;
  readonly clock: Clock;
  /** How long bots pause. */
  readonly pace: BotPace;
  /** Whether people may ask for hints where several play. */
  readonly hints: boolean;
  readonly listed: boolean;
  readonly host: PersonId;
  /** In the order of arrival. */
  readonly people: ReadonlyMap<PersonId, PersonState>;
  /** The highest number of anybody who has ever come, or more. */
  readonly arrivals: number;
  readonly seats: readonly SeatState[];
  /** Whom the host has silenced until the next match begins. */
  readonly silenced: ReadonlySet<PersonId>;
  /** Who would play another match, after the end of one. */
  readonly ready: ReadonlySet<PersonId>;
  /** Who watches and would play from the next match on, in the order in which they said so. */
  readonly joining: ReadonlySet<PersonId>;
  /** Who has asked for a pause; null while people play. */
  readonly paused: PersonId | null;
  readonly phase: TablePhase;
  /** What binds the table to the secret of its next or running match. */
  readonly commitment: string;
  readonly results: readonly Outcome[];
  /** How many of them are from before the host changed the table last. */
  readonly earlier: number;
  readonly match: MatchState | null;
};

export const mostPeople = 64;

/** How many people a log has numbers for, with some to spare for those on the way. */
export const mostArrivals = 999_000;

/** People are called by the order in which they were let in; a number may be left out. */
export const personArrived = (nth: number): PersonId => `p${nth}`;
export const arrivalOf = (person: PersonId): number => Number(person.slice(1));

/** Where somebody sits; null for a watcher. */
export function seatOf({ seats }: TableState, person: PersonId): Seat | null {
  const seat = seats.findIndex((one) => one.kind === 'person' && one.person === person);
  return seat < 0 ? null : seat;
}

/** How many people have a seat. */
export const countPeople = ({ seats }: Pick<TableState, 'seats'>): number =>
  seats.filter(({ kind }) => kind === 'person').length;

/** Whether a seat is told more than its own secrets in the match that runs. */
export function isToldMore({ phase, match, playable }: TableState, seat: Seat): boolean {
  if (phase !== 'playing' || match === null) return false;
  const { player, table } = playable.game;
  return player.toldMore?.(table.view(match.state, 'table')).includes(seat) ?? false;
}

/** Whether people speak in free text in this game. */
export function hasTalk({ playable }: TableState): boolean {
  return playable.game.player.whyNotTalk !== undefined;
}

const isBot = (seat: SeatState): boolean =>
  seat.kind === 'bot' || (seat.kind === 'person' && seat.standIn !== null);

/** Whether bots play in the match that runs, for themselves or for somebody who is away. */
export function hasBots({ phase, seats }: TableState): boolean {
  return phase === 'playing' && seats.some(isBot);
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
