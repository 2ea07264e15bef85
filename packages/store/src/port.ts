/** One line of a table's log. Its text belongs to the room; the store keeps it as it is. */
export type NewEntry = {
  readonly text: string;
  /** Who wanted it and the id of the command, so that a repeat is recognised; null for what nobody sent. */
  readonly command: { readonly person: string; readonly id: string } | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** When the decision that this entry opened lapses; null without a clock. */
  readonly deadline: number | null;
};

/** An entry with its number (from 1) and the hash that chains it to all before. */
export type Entry = NewEntry & { readonly n: number; readonly hash: string };

/** What finds a table, beside its id. All of it is unique among the tables that are kept. */
export type TableKeys = { readonly invite: string; readonly code: string };

/** The hash of a person's token; the token itself is nowhere. */
export type TokenHash = { readonly person: string; readonly hash: string };

/** A line of what was said at a table, by its number. Its text belongs to the room. */
export type TalkRow = { readonly n: number; readonly text: string };

/** What else changes together with appended entries. Only what is named changes. */
export type Aside = {
  /** Fails with `taken` if another table has one of them. */
  readonly keys?: TableKeys;
  /** Tokens that are valid from now on, one per person; an earlier one of the same person is forgotten. */
  readonly tokens?: readonly TokenHash[];
  /** People whose tokens are forgotten, before new ones are kept. */
  readonly forgotten?: readonly string[];
  /** The secret of a match by its number, written when the table commits to it; the last one counts. */
  readonly secret?: { readonly match: number; readonly secret: string };
  /** Lines with numbers below `from` are forgotten, then `lines` are kept; one that has the number of another takes its place. */
  readonly talk?: { readonly from: number; readonly lines: readonly TalkRow[] };
  readonly listed?: boolean;
  /** A closed table is kept for its replays and no longer resumed. */
  readonly closed?: boolean;
};

export type StoredTable = {
  readonly id: string;
  readonly keys: TableKeys;
  readonly entries: readonly Entry[];
  /** In the order of `person`. */
  readonly tokens: readonly TokenHash[];
  /** By match number. */
  readonly secrets: ReadonlyMap<number, string>;
  /** In the order of `n`. */
  readonly talk: readonly TalkRow[];
  readonly listed: boolean;
  readonly closed: boolean;
};

/** What a table is found by. */
export type Finder = { readonly invite: string } | { readonly code: string };

export const storeFaults = [
  /** The log does not fit its hashes any more; the message names the first entry that does not. */
  'damaged',
  /** Somebody else has written to the table, or the writer has lost count. */
  'not-the-last',
  /** Another table has this id, invite or code. */
  'taken',
  /** There is no such table. */
  'missing',
  /** The same command of the same person is in the log already. */
  'repeated',
  /** A part of the call cannot be kept: ids with characters that are none, times that are no whole numbers. */
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

/** Why a store did not do what it was asked. Its message names tables and entries, never anything secret. */
export class StoreFault extends Error {
  readonly kind: StoreFaultKind;
  constructor(kind: StoreFaultKind, message: string) {
    super(message);
    this.name = 'StoreFault';
    this.kind = kind;
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
   * Fails with `not-the-last` unless the table has exactly `after` entries: there is one writer. Fails with `repeated` if a command
   * is there already.
   */
  append(id: string, after: number, entries: readonly NewEntry[], aside?: Aside): Promise<void>;
  /** Checks the chain; fails with `damaged` where it is broken. Null if there is no such table. */
  load(id: string): Promise<StoredTable | null>;
  find(by: Finder): Promise<string | null>;
  /** The tables on the public list that are not closed, the newest first. */
  listed(limit: number): Promise<readonly string[]>;
  /** The open tables with a deadline in their last entry, to be resumed after a restart, the earliest first. */
  withDeadline(): Promise<readonly { readonly id: string; readonly deadline: number }[]>;
  /** Waits for everything that was asked before; whatever is asked afterwards fails with `ended`. */
  close(): Promise<void>;
}
