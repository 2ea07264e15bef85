/** A program that serves tables of a store which several share. */
export type ClusterNode = {
  /** What it claims tables as. No other has, or ever had, the same name. */
  readonly name: string;
  /** Where the others reach it: `host:port`. */
  readonly address: string;
  /** Which logs it can go on with: those that were written by programs of this version and of earlier ones. */
  readonly version: number;
  /** Tells whether two of them know the same secret, and nothing of the secret. */
  readonly mark: string;
  /** It hands its tables on, and takes no others. */
  readonly isLeaving: boolean;
};

/** Who is there, by the clock of the database. */
export type Census = {
  /** The time of day there, in milliseconds since 1970. */
  readonly date: number;
  /** Those whose lease has not ended, by name. */
  readonly nodes: readonly ClusterNode[];
};

/** Who has claimed a table last. */
export type Holder = {
  readonly name: string;
  /** Null for one of which nothing is known any more. */
  readonly version: number | null;
  /** Whether its lease goes on. */
  readonly isThere: boolean;
};

/** So many at once, and so many more each second after that. */
export type SharedRate = { readonly burst: number; readonly perSecond: number };

/** What is spent of something that all share. */
export type Spending = SharedRate & { readonly key: string };

/** Where somebody's place is kept for another device. */
export type SharedKey = {
  /** The hash of the key. */
  readonly hash: string;
  /** Which place: an earlier key to it is good no more. */
  readonly place: string;
  /** What the key opens, in the words of whoever has made it. */
  readonly text: string;
};

/**
 * What several programs have to know of each other to share a store. Nothing here keeps anybody from writing: only claims do. It says who is worth
 * asking, and who is not waited for.
 */
export interface SharedStore {
  /** Begins a lease or prolongs it: it ends so many milliseconds from now unless it is renewed, by the clock of the database. */
  renew(node: ClusterNode, ms: number): Promise<Census>;
  /** Ends a lease at once. */
  end(name: string): Promise<void>;
  /** Who has claimed a table last; null where nobody has, and where there is no such table. */
  holder(table: string): Promise<Holder | null>;
  /** Spends a token of each bucket; none, and false, if one of them has none. */
  spend(spendings: readonly Spending[]): Promise<boolean>;
  giveBack(spendings: readonly Spending[]): Promise<void>;
  /** Keeps a key for so many milliseconds. */
  keepKey(key: SharedKey, ms: number): Promise<void>;
  /** What a key opens, once; null where it was redeemed, has been replaced, or is too old. */
  redeem(hash: string): Promise<string | null>;
  /** Forgets what is of no use any more: keys, full buckets, nodes that ended long ago. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}
