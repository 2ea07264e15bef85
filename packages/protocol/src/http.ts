import type { SeatPlan } from './seat-plan.ts';
import type { BotPace, Clock, PersonId } from './table-doc.ts';

/** POST /api/tables. `contribution` is what the creator adds to the lot of the first match. */
export type CreateTable = {
  readonly game: string;
  /** Options in their notation, `-` for the defaults. */
  readonly options: string;
  readonly clock: Clock;
  /** How long bots pause before they act; the usual time where it does not say. */
  readonly pace?: BotPace;
  readonly listed: boolean;
  readonly seats: readonly SeatPlan[];
  readonly name: string;
  readonly contribution: string;
  /** Where its first match begins, as a position; only tables that live on the device itself can. */
  readonly position?: string;
};

/** What gets somebody to a table: a link, a spoken code, or the id of a table on the public list. */
export type Invitation = { readonly invite: string } | { readonly code: string } | { readonly table: string };

/** POST /api/join; whoever wants to watch gets no seat, and neither does whoever finds none free. */
export type JoinTable = {
  readonly by: Invitation;
  readonly name: string;
  readonly watch: boolean;
  readonly contribution: string;
  /** Whoever joins is a program, and everybody at the table is told so. Absent for people. */
  readonly program?: true;
};

/** The answer to both: the token is told once and kept by the device. */
export type Admission = { readonly table: string; readonly person: PersonId; readonly token: string };

/** POST /api/tables/:id/handover with one's own token: a key with which another device takes over the seat, once and soon. */
export type Handover = { readonly key: string };

/** POST /api/screens, of a screen that has no table yet: what it hears with and keeps, and what it shows as a code. */
export type ScreenKeys = { readonly ear: string; readonly key: string };

/**
 * POST /api/screens/wait with the ear and the state that is known: answered when it is another one, or after a while. Somebody has scanned the code once it is
 * `claimed`; once it is `shown` there is a table, and the screen joins it as a watcher by its invitation.
 */
export type ScreenState =
  | { readonly state: 'open' | 'claimed' }
  | { readonly state: 'shown'; readonly invite: string };

/** POST /api/screens/claim with the key from a screen's code, good once: what a table is put there with (POST /api/screens/show, with its invitation). */
export type ScreenHand = { readonly hand: string };

/** GET /api/shelf: what can be played here. */
export type ShelfDoc = {
  /** Told to this machine itself only: the address under which phones in the room find it. */
  readonly room?: string;
  readonly games: readonly {
    readonly id: string;
    readonly version: number;
    readonly seats: readonly number[];
    readonly levels: readonly string[];
  }[];
};

/** GET /api/terms: how long this server keeps tables after their last change, in milliseconds; null for always. */
export type TermsDoc = {
  /** Tables at which nobody ever played. */
  readonly lobbies: number | null;
  readonly finished: number | null;
  /** Matches that nobody goes on with. */
  readonly asleep: number | null;
  /** For how long copies of all tables are kept; null where none are made by the server itself. */
  readonly backups: number | null;
};

/** Any refusal over HTTP: a word for programs, a sentence for people. */
export type HttpRefusal = { readonly error: string; readonly message: string };
