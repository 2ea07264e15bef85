import type { Act, Outcome, Seat } from '@rudel/kernel';
import type { BotPace, Clock, PersonId } from '@rudel/protocol';

/** One line of a table's log: something that has happened. */
export type TableEntry =
  | {
      readonly kind: 'created';
      readonly game: string;
      readonly seats: number;
      readonly clock: Clock;
      readonly options: string;
    }
  | { readonly kind: 'commits'; readonly match: number; readonly commitment: string }
  | {
      readonly kind: 'joined';
      readonly person: PersonId;
      readonly contribution: string;
      /** Nothing in the log, as with `named`: it stands beside it. Earlier logs have it. */
      readonly name: string;
    }
  /** Whoever has just joined is a program from outside. */
  | { readonly kind: 'program'; readonly person: PersonId }
  | { readonly kind: 'named'; readonly person: PersonId; readonly name: string }
  | { readonly kind: 'lot'; readonly person: PersonId; readonly contribution: string }
  | { readonly kind: 'sat'; readonly person: PersonId; readonly seat: Seat }
  /** Somebody would like to play for a bot in the match that runs. */
  | { readonly kind: 'asked'; readonly person: PersonId; readonly seat: Seat }
  /** That is off: taken back, or not now. */
  | { readonly kind: 'unasked'; readonly person: PersonId }
  | { readonly kind: 'stood'; readonly person: PersonId }
  | { readonly kind: 'left'; readonly person: PersonId }
  | { readonly kind: 'kicked'; readonly person: PersonId }
  /** Another device has taken over. */
  | { readonly kind: 'moved'; readonly person: PersonId }
  /** The host has made a key to the seat of somebody away. */
  | { readonly kind: 'handover'; readonly person: PersonId }
  | { readonly kind: 'host'; readonly person: PersonId }
  /** The host lets somebody play for a bot in the match that runs; without a seat for any, as earlier tables had it. */
  | { readonly kind: 'admitted'; readonly person: PersonId; readonly seat?: Seat }
  /** The host keeps somebody from speaking until the next match begins. */
  | { readonly kind: 'silenced'; readonly person: PersonId }
  | { readonly kind: 'unsilenced'; readonly person: PersonId }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: string; readonly name: string }
  | { readonly kind: 'opened'; readonly seat: Seat }
  | { readonly kind: 'standin'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'back'; readonly seat: Seat }
  | { readonly kind: 'seats'; readonly count: number }
  | { readonly kind: 'options'; readonly text: string }
  | { readonly kind: 'clock'; readonly clock: Clock }
  | { readonly kind: 'pace'; readonly pace: BotPace }
  | { readonly kind: 'hints'; readonly on: boolean }
  | { readonly kind: 'listed'; readonly on: boolean }
  /** The next match begins from a position. */
  | { readonly kind: 'position'; readonly text: string }
  | { readonly kind: 'started'; readonly match: number }
  | { readonly kind: 'act'; readonly act: Act }
  /** Somebody decides anew: of the acts of the match so far only the first ones still count, so many. */
  | { readonly kind: 'takenback'; readonly person: PersonId; readonly acts: number }
  /** Time has run out: the next acts of seats, so many, are by bots and happen at once. */
  | { readonly kind: 'lapsed'; readonly count: number }
  | { readonly kind: 'over'; readonly outcome: Outcome }
  /** Somebody would play another match. */
  | { readonly kind: 'ready'; readonly person: PersonId }
  | { readonly kind: 'unready'; readonly person: PersonId }
  /** Somebody has asked for a pause in the match that runs. */
  | { readonly kind: 'paused'; readonly person: PersonId }
  /** Somebody goes on. */
  | { readonly kind: 'unpaused'; readonly person: PersonId }
  /** The host has given the decision that runs more time. */
  | { readonly kind: 'lengthened' }
  /** Somebody who watches would play from the next match on. */
  | { readonly kind: 'joins'; readonly person: PersonId }
  | { readonly kind: 'unjoins'; readonly person: PersonId }
  /** The host changes the table before the next match. */
  | { readonly kind: 'reopened' }
  /** Somebody is back at a table that slept; the decision has all its time again. */
  | { readonly kind: 'resumed' };
