/** Who wanted something, and the id of the command. */
export type Command = { readonly person: string; readonly id: string };

/** One line of a table's log. Its text belongs to the room; the store keeps it as it is. */
export type NewEntry = {
  readonly text: string;
  /** What it came from, so that a repeat is recognised; null for what nobody sent. */
  readonly command: Command | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How many milliseconds the decision that runs had left when this was written; null without a clock. Once it was the time of day at which it lapsed. */
  readonly deadline: number | null;
};

/** An entry with its number (from 1) and the hash that chains it to all before. */
export type Entry = NewEntry & { readonly n: number; readonly hash: string };

/** What finds a table, beside its id. All of it is unique among the tables that are kept. */
export type TableKeys = { readonly invite: string; readonly code: string };

/** The hash of a person's token; the token itself is nowhere. */
export type TokenHash = { readonly person: string; readonly hash: string };

/** What somebody at a table is called. It stands beside the log, so that it can be forgotten: the log has only the person. */
export type PersonName = { readonly person: string; readonly name: string };

/** A line of what was said at a table, by its number. Its text belongs to the room. */
export type TalkRow = { readonly n: number; readonly text: string };

/**
 * Where a log can be read from, without what stands before. Its text is the room's own account of the table as it was then; its number is the
 * room's too, and grows from chapter to chapter.
 */
export type Chapter = { readonly number: number; readonly text: string };

/** How much of a log there is: all entries, and the bytes of their texts and of the chapters'. */
export type LogSize = { readonly entries: number; readonly bytes: number };

/** What else changes together with appended entries. Only what is named changes. */
export type Aside = {
  /** Fails with `taken` if another table has one of them. */
  readonly keys?: TableKeys;
  /** Tokens that are valid from now on, one per person; an earlier one of the same person is forgotten. */
  readonly tokens?: readonly TokenHash[];
  /** What people are called from now on, one name per person; an earlier one of the same person is forgotten. */
  readonly names?: readonly PersonName[];
  /** People whose tokens and names are forgotten, before new ones are kept. */
  readonly forgotten?: readonly string[];
  /** The secret of a match by its number, written when the table commits to it; the last one counts. */
  readonly secret?: { readonly match: number; readonly secret: string };
  /** Lines with numbers below `from` are forgotten, then `lines` are kept; one that has the number of another takes its place. */
  readonly talk?: { readonly from: number; readonly lines: readonly TalkRow[] };
  /** A chapter begins with the first of the appended entries: its text tells what was before it. There has to be one. */
  readonly chapter?: Chapter;
  /**
   * The first of the appended entries takes the place of the last one that is there, and its number. The command of the one that goes is still
   * refused as `repeated`, until `replacedAtMost` others have gone the same way. Not together with a chapter.
   */
  readonly replaces?: true;
  readonly listed?: boolean;
  /** A closed table is kept for its replays and no longer resumed. */
  readonly closed?: boolean;
};

/** A part of a log that can be read by itself. */
export type StoredChapter = {
  /** Null for what stands before the first chapter, which is everything in a table that has none. */
  readonly chapter: Chapter | null;
  /** How many entries stand before those that are here. */
  readonly before: number;
  /** Its own entries. */
  readonly entries: readonly Entry[];
  /** Of the whole table, by match number. */
  readonly secrets: ReadonlyMap<number, string>;
};

/** A table as it is resumed: with the last chapter of its log. */
export type StoredTable = StoredChapter & {
  readonly id: string;
  readonly keys: TableKeys;
  /** Of the whole log. */
  readonly size: LogSize;
  /** The commands of the entries that were replaced last, the latest at the end. */
  readonly replaced: readonly Command[];
  /** In the order of `person`. */
  readonly tokens: readonly TokenHash[];
  /** In the order of `person`. */
  readonly names: readonly PersonName[];
  /** In the order of `n`. */
  readonly talk: readonly TalkRow[];
  readonly listed: boolean;
  readonly closed: boolean;
};

/** A table as whoever has claimed it goes on with it. */
export type ClaimedTable = StoredTable & {
  /** What the claim is known by. It is higher than those of all claims before. */
  readonly epoch: number;
  /**
   * The room's account of the table as it was behind the first of these entries; what stood before that in the chapter is not among them then. Null where there is no such account that
   * fits the log: then they are the whole chapter.
   */
  readonly checkpoint: string | null;
};

/** Where somebody wants to write: by which claim, and behind how many entries. */
export type WritingPlace = {
  /** 0 where nobody has claimed the table. */
  readonly epoch: number;
  readonly after: number;
};

/** A table as somebody sees it who throws old ones away. */
export type AgedTable = LogSize & {
  readonly id: string;
  /** Of its last claim; 0 where nobody has claimed it. */
  readonly epoch: number;
  /** The time of its last entry; 0 without one. */
  readonly changed: number;
  readonly chapters: number;
  readonly closed: boolean;
};

/** A table with a clock that runs, by its last entry. */
export type TimedTable = { readonly id: string; readonly deadline: number; readonly at: number };

/** What a table is found by. */
export type Finder = { readonly invite: string } | { readonly code: string };

export const storeFaults = [
  /** The log does not fit its hashes any more; the message names the first entry that does not. */
  'damaged',
  /** Somebody else has claimed the table since: whoever had it before has it no longer, and nothing of what they want is kept. */
  'fenced',
  /** Somebody has the table whom whoever claims it would not take it from. */
  'held',
  /** The writer has lost count, or somebody has written to the table. */
  'not-the-last',
  /** Another table has this id, invite or code. */
  'taken',
  /** There is no such table. */
  'missing',
  /** The same command of the same person is in the log already. */
  'repeated',
  /** A part of the call cannot be kept: ids with characters that are none, times that are not whole numbers, a chapter without an entry. */
  'unfit',
  /** Another process has the file. */
  'in-use',
  /** The file cannot be read by this program: no database, or one of a later version; or SQLite is too old. */
  'unusable',
  /** The disk said no. Nothing of the call was kept. */
  'failed',
  /** The store was closed, or its thread has ended; whether the call was kept is not known. */
  'ended',
] as const;
export type StoreFaultKind = (typeof storeFaults)[number];

export const storeFaultCauses = [
  /** No room on the disk, or the file has reached its limit. */
  'full',
  /** The disk failed to read or to write. */
  'io',
  /** The file or its folder may not be written. */
  'readonly',
  /** The file may not be opened, or is not where it should be. */
  'unopened',
  /** What is in the file is not what was written. */
  'corrupt',
  /** Somebody else has the file. */
  'busy',
  /** There is no memory left. */
  'memory',
  /** More than one row can hold. */
  'too-big',
  /** The thread that has the file is gone. */
  'thread',
  'other',
] as const;
/** What lay behind a fault outside of this program. */
export type StoreFaultCause = (typeof storeFaultCauses)[number];

/** Why a store did not do what it was asked. Its message names tables and entries, never anything secret. */
export class StoreFault extends Error {
  readonly kind: StoreFaultKind;
  /** Null where the call itself was at fault. */
  override readonly cause: StoreFaultCause | null;
  constructor(kind: StoreFaultKind, message: string, cause: StoreFaultCause | null = null) {
    super(message);
    this.name = 'StoreFault';
    this.kind = kind;
    this.cause = cause;
  }
}

/**
 * Where tables are kept. Every promise that is fulfilled is on disk; appends of one call are all there or none, and appends of
 * one table take place in the order of the calls.
 */
export interface Store {
  /** Fails with `taken` if id, invite or code are in use. */
  create(id: string, keys: TableKeys, first: readonly NewEntry[], aside: Aside): Promise<void>;
  /**
   * Takes a table over, and loads it as it is then: from now on only what names this claim counts. Whoever had it before may find that out only when they want to write. Null if
   * there is no such table. Fails with `held`, and changes nothing, where the last claim is that of somebody to be spared.
   */
  claim(id: string, owner: string, spared?: readonly string[]): Promise<ClaimedTable | null>;
  /**
   * Fails with `fenced` unless `epoch` is that of the table's last claim, whatever is to be kept; with `not-the-last` unless the table has exactly `after`
   * entries: there is one writer. Fails with `repeated` if a command is there already.
   */
  append(id: string, place: WritingPlace, entries: readonly NewEntry[], aside?: Aside): Promise<void>;
  /**
   * Keeps the room's own account of a table as it is behind its last entry, in place of the one before: whoever claims the table then need not read what led there. It has to follow
   * from the log, of which it is no part: it changes no size, can be forgotten at any time, and is passed over as soon as it does not fit the log. Fails as an append does, and with
   * `unfit` where there is no entry.
   */
  checkpoint(id: string, place: WritingPlace, text: string): Promise<void>;
  /** The table with its last chapter, whose chain is checked; fails with `damaged` where it is broken. Null if there is no such table. */
  load(id: string): Promise<StoredTable | null>;
  /** One chapter, checked by itself; 0 is what stands before the first. Null if there is no such table or chapter. */
  chapter(id: string, number: number): Promise<StoredChapter | null>;
  find(by: Finder): Promise<string | null>;
  /** The tables on the public list that are not closed, the newest first. */
  listed(limit: number): Promise<readonly string[]>;
  /** The open tables with a deadline in their last entry, and its time, to be resumed after a restart; the least of it first. */
  withDeadline(): Promise<readonly TimedTable[]>;
  /** The tables whose last entry is of a time before this, the longest untouched first, damaged ones too. */
  aged(before: number, limit: number): Promise<readonly AgedTable[]>;
  /**
   * Forgets a table and everything about it. Fails with `fenced` if somebody has claimed the table since, and with `not-the-last` unless it has exactly `after` entries,
   * the last of them of the time `changed`, so that nothing is thrown away that somebody has just come back to.
   */
  erase(id: string, place: WritingPlace, changed: number): Promise<void>;
  /** The time of the latest entry of all tables; 0 without one. */
  lastChange(): Promise<number>;
  /** How many bytes are in use for all tables together. What is erased makes room in the file, which does not shrink. */
  total(): Promise<number>;
  /** Writes a little something and syncs it; fails as an append would. */
  probe(): Promise<void>;
  /** Fulfilled when the store can do nothing any more and was not closed; then every call fails with `ended`. */
  readonly ended: Promise<StoreFault>;
  /** Waits for everything that was asked before; whatever is asked afterwards fails with `ended`. */
  close(): Promise<void>;
}
