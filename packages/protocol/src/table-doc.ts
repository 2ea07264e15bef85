import type { Outcome, Seat } from '@rudel/kernel';

/** Somebody at a table, for as long as the table lives: `p1`, `p2` … in the order of arrival. */
export type PersonId = string;

export const clocks = ['off', 'relaxed', 'brisk'] as const;
/** How long a decision may take. */
export type Clock = (typeof clocks)[number];

export const botPaces = ['calm', 'usual', 'quick'] as const;
/** How long bots pause before they act. */
export type BotPace = (typeof botPaces)[number];

export const tablePhases = ['lobby', 'playing', 'over'] as const;
/** Before the first match or a changed one, during a match, after one. */
export type TablePhase = (typeof tablePhases)[number];

/** Who else may know what a seat hides in the match that runs; it stays with the seat, whoever sits there. */
export type SeatMarks = {
  /** The host has made a key to this seat for another device since the match began. */
  readonly handedOver?: true;
  /** Somebody has taken this seat from a bot since the match began. */
  readonly steppedIn?: true;
};

/** A seat as everybody at the table sees it. */
export type SeatDoc =
  | { readonly kind: 'open' }
  | ({ readonly kind: 'bot'; readonly name: string; readonly level: string } & SeatMarks)
  | ({
      readonly kind: 'person';
      readonly person: PersonId;
      readonly name: string;
      /** Away: without a connection for longer than a moment. */
      readonly away: boolean;
      /** The level of the bot that sits in until the owner is back; null while the owner plays. */
      readonly standIn: string | null;
      /** A program from outside that has come like a person. Absent for people. */
      readonly program?: true;
    } & SeatMarks);

/** Somebody without a seat: a spectator, a screen, or a host who does not play. */
export type WatcherDoc = {
  readonly person: PersonId;
  readonly name: string;
  readonly away: boolean;
  /** The seat of a bot for which this person would like to play, if the host says so. Absent where there is none. */
  readonly asks?: Seat;
  /** The seat whose secrets this person has seen in the match that runs, and so the only one to play from. Absent where there is none. */
  readonly seen?: Seat;
  /** A program from outside. Absent for people. */
  readonly program?: true;
};

/** What everybody at a table knows of the table itself; of the match only that it runs or how it ended. */
export type TableDoc = {
  readonly id: string;
  /** The game and the version of its rules: `dog/1`. */
  readonly game: string;
  /** The options in their notation, `-` for the defaults. */
  readonly options: string;
  readonly clock: Clock;
  /** Absent where it is the usual one. */
  readonly pace?: BotPace;
  /** People may ask for hints, and everybody hears of it. Absent where only whoever plays alone with bots may. */
  readonly hints?: true;
  /** On the public list. */
  readonly listed: boolean;
  /** What an invitation link carries behind its `#`. */
  readonly invite: string;
  /** The short code to be said aloud. */
  readonly code: string;
  readonly phase: TablePhase;
  /** The number of the match that runs or has run last, counted from 1; 0 before the first. */
  readonly match: number;
  readonly host: PersonId;
  readonly seats: readonly SeatDoc[];
  readonly watchers: readonly WatcherDoc[];
  /** What binds the table to the secret of its next or running match. */
  readonly commitment: string;
  /** Whom the host has silenced until the next match begins; absent where nobody is. */
  readonly silenced?: readonly PersonId[];
  /** Who is ready for another match after this one, in the order in which they were; absent where nobody is. */
  readonly ready?: readonly PersonId[];
  /** Who watches and would play from the next match on, the first first; absent where nobody would. */
  readonly joining?: readonly PersonId[];
  /** How the finished matches ended, the first first. */
  readonly results: readonly Outcome[];
  /** How many of them are from before the host changed the table: others may have sat elsewhere. Absent where it never was changed. */
  readonly earlier?: number;
  /** Who has asked for a pause: nobody decides anything until somebody goes on. Absent while people play. */
  readonly paused?: PersonId;
  /** How often somebody has taken back a decision in the match that runs, or was played last: it is practice. Absent where nobody has. */
  readonly takenBack?: number;
  /** The match that runs, or was played last, began from a position: it is practice. Absent as a rule. */
  readonly playsOn?: true;
  /** The table waits for somebody who reads how the game goes: no clock runs, and no bot acts. Absent as a rule. */
  readonly waits?: true;
  /** Why nothing can be done at the moment that has to be kept: the disk of the server is full. Absent where all is well. */
  readonly trouble?: 'disk-full';
  /** So many tables ask their bots that those here may take long; absent as a rule. */
  readonly busy?: true;
};

/** What a stranger with an invitation is shown before joining. */
export type TableGlance = {
  readonly table: string;
  readonly game: string;
  readonly phase: TablePhase;
  readonly hostName: string;
  readonly seats: number;
  readonly openSeats: readonly Seat[];
};
