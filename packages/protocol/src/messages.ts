import type { Open, Outcome, Seat, WhyNot } from '@rudel/kernel';
import type { Change } from './delta.ts';
import type { Packed } from './packed.ts';
import type { PersonId, TableDoc } from './table-doc.ts';

/** The first message of a connection. `have` is what the client still knows of the match, if anything. */
export type Hello = {
  readonly t: 'hello';
  readonly v: number;
  readonly table: string;
  readonly token: string;
  readonly have?: { readonly epoch: string; readonly match: number; readonly seq: number };
};

/**
 * Something a person wants: see `command.ts` for the texts. Sent again, with the same id, until it is answered;
 * applied at most once. `base` is the sequence number of the view it was decided on; only moves are held to it.
 */
export type Command = {
  readonly t: 'do';
  readonly id: string;
  readonly base: number;
  readonly text: string;
};

/** Asks for a sign of life. */
export type Beat = { readonly t: 'beat' };

export type ClientMessage = Hello | Command | Beat;

/** Who the client is at this table. */
export type You = { readonly person: PersonId; readonly seat: Seat | null };

/** The answer to a hello; what is known of the match follows. */
export type Welcome = {
  readonly t: 'welcome';
  readonly v: number;
  /** Changes whenever the server has forgotten what it sent: nothing of another epoch can be resumed. */
  readonly epoch: string;
  readonly you: You;
  readonly table: TableDoc;
};

/** The table has changed. */
export type TableNews = { readonly t: 'table'; readonly d: Change };

/** The client itself has: another seat, or none. A match message follows if another eye sees another thing. */
export type YouNews = { readonly t: 'you'; readonly you: You };

/** A match, whole: at its start, after a gap, after a reload. */
export type Snapshot = {
  readonly t: 'match';
  readonly match: number;
  readonly seq: number;
  readonly view: Open;
  /** What this eye noticed last, the newest at the end. */
  readonly log: readonly Open[];
  /** The shapes that updates refer to from here on. */
  readonly shapes: readonly string[];
  /** Milliseconds until the running decision lapses; absent without a clock. */
  readonly left?: number;
  readonly outcome?: Outcome;
  /** How much of the log is from when a bot stood in for whoever reads this and has come back; absent otherwise. */
  readonly stoodIn?: number;
};

/** A change of a view; 0 where it stays as it is. */
export type ViewChange = readonly Open[] | 0;

/**
 * One step of the match as this eye sees it: its sequence number (one more than the last), what changed in the
 * view, what was noticed, and where a clock runs, the milliseconds left for the decision that comes now.
 */
export type Update = readonly [seq: number, view: ViewChange, glimpses: readonly Packed[], left?: number];

/** The command was carried out and is on disk. */
export type Done = { readonly t: 'done'; readonly id: string };

/** The command was refused by a rule, of the game or of the table. */
export type Refused = { readonly t: 'no'; readonly id: string; readonly why: WhyNot };

/** The move was decided on an older view; a snapshot follows where the client is behind. */
export type Stale = { readonly t: 'stale'; readonly id: string };

/** The answer to a command. */
export type Answer = Done | Refused | Stale;

/** Somebody says one of the presets, or asks for a hint. */
export type Said = { readonly t: 'said'; readonly person: PersonId; readonly what: string };

/** Somebody with a seat throws one of the signs. */
export type Reacted = { readonly t: 'reacted'; readonly person: PersonId; readonly what: string };

/** The host has given the decision that runs more time: so many milliseconds are left of it now. */
export type MoreTime = { readonly t: 'more'; readonly left: number };

/** The host works the screens in the room: one of the keys of `screen`. */
export type ScreenNews = { readonly t: 'screen'; readonly key: string };

/** A line of free text: its number, counted from 1 in each match, and who said it, by the name and seat they had. */
export type TalkLine = {
  readonly n: number;
  readonly person: PersonId;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  /** Where in the course of the match it was said, as its game puts it; absent where the game does not say, and before and after a match. */
  readonly place?: string;
};

/** Somebody says something in free text. */
export type Talked = { readonly t: 'talked'; readonly line: TalkLine };

/** All that is kept of the talk, in place of what the client knew of it and of its reports. */
export type Talk = { readonly t: 'talk'; readonly lines: readonly TalkLine[] };

/** To the host only: the lines that were reported, and by how many. */
export type Reports = {
  readonly t: 'reports';
  readonly lines: readonly { readonly n: number; readonly times: number }[];
};

/** Something that was not understood: the message is answered and otherwise ignored. */
export type Misunderstood = { readonly t: 'what'; readonly error: string };

export const farewells = [
  'version',
  'unknown',
  'moved',
  'kicked',
  'missing',
  'unopened',
  'broken',
  'dissolved',
  'closed',
  'flood',
  'nonsense',
] as const;
/**
 * Why the server ends a connection: another protocol version, a token that is nobody's at this table, the seat was taken
 * over by another device, sent away by the host, a table that is not here, one that is here and cannot be opened, one
 * whose secret is not the one it had promised, one that whoever runs the server has ended for good, the server stops, too many messages, or too much nonsense.
 */
export type Farewell = (typeof farewells)[number];

export type Bye = { readonly t: 'bye'; readonly why: Farewell };

export type ServerMessage =
  | Welcome
  | TableNews
  | YouNews
  | Snapshot
  | Update
  | Answer
  | Said
  | Reacted
  | MoreTime
  | ScreenNews
  | Talked
  | Talk
  | Reports
  | Misunderstood
  | Beat
  | Bye;

/** The close code of a web socket for each farewell. */
export const closeCodes: { readonly [F in Farewell]: number } = {
  version: 4000,
  unknown: 4001,
  moved: 4002,
  kicked: 4003,
  missing: 4004,
  unopened: 4005,
  broken: 4006,
  dissolved: 4007,
  closed: 1001,
  flood: 4008,
  nonsense: 4009,
};
