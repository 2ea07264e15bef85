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

/** What else changes together with appended entries. Only what is named changes. */
export type Aside = {
  readonly keys?: TableKeys;
  /** Tokens that are valid from now on, one per person; an earlier one of the same person is forgotten. */
  readonly tokens?: readonly TokenHash[];
  /** People whose tokens are forgotten. */
  readonly forgotten?: readonly string[];
  /** The secret of a match by its number, written when the table commits to it. */
  readonly secret?: { readonly match: number; readonly secret: string };
  readonly listed?: boolean;
  /** A closed table is kept for its replays and no longer resumed. */
  readonly closed?: boolean;
};

export type StoredTable = {
  readonly id: string;
  readonly keys: TableKeys;
  readonly entries: readonly Entry[];
  readonly tokens: readonly TokenHash[];
  /** By match number. */
  readonly secrets: ReadonlyMap<number, string>;
  readonly listed: boolean;
  readonly closed: boolean;
};

/** What a table is found by. */
export type Finder = { readonly invite: string } | { readonly code: string };

/** The log was changed by somebody else, or damaged on disk. */
export class StoreFault extends Error {
  readonly kind: 'damaged' | 'not-the-last' | 'taken' | 'missing';
  constructor(kind: StoreFault['kind'], message: string) {
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
  /** Fails with `not-the-last` unless the table has exactly `after` entries: there is one writer. */
  append(id: string, after: number, entries: readonly NewEntry[], aside?: Aside): Promise<void>;
  /** Checks the chain; fails with `damaged` where it is broken. Null if there is no such table. */
  load(id: string): Promise<StoredTable | null>;
  find(by: Finder): Promise<string | null>;
  /** The tables on the public list, the newest first. */
  listed(limit: number): Promise<readonly string[]>;
  /** The tables with a deadline in their last entry, to be resumed after a restart, the earliest first. */
  withDeadline(): Promise<readonly { readonly id: string; readonly deadline: number }[]>;
  close(): Promise<void>;
}
