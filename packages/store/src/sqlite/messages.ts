import type { LogPlace } from '../chain.ts';
import type { Aside, Entry, Finder, NewEntry, StoreFaultCause, StoreFaultKind, TableKeys } from '../port.ts';

/** What the thread is started with. */
export type Setup = {
  readonly file: string;
  /** How many milliseconds to wait for another process to let go of the file. */
  readonly patience: number;
  /** How large the file may grow, in bytes; null for as large as the disk allows. */
  readonly limit: number | null;
};

/** A place in one of the chapters of a log, up to which it has been read. */
export type ReadUpTo = LogPlace & { readonly chapter: number };

/** As much of a log as is read in one go, where that is not all of it. */
export type PartOfLog = { readonly entries: readonly Entry[]; readonly goesOn: ReadUpTo };

/** One question to the thread that has the file. They travel in groups, as JSON. */
export type Call =
  | {
      readonly op: 'create';
      readonly id: string;
      readonly keys: TableKeys;
      readonly entries: readonly NewEntry[];
      readonly aside: Aside;
    }
  | {
      readonly op: 'append';
      readonly id: string;
      readonly after: number;
      readonly entries: readonly NewEntry[];
      readonly aside: Aside | null;
    }
  | { readonly op: 'load'; readonly id: string; readonly from?: ReadUpTo }
  | { readonly op: 'chapter'; readonly id: string; readonly number: number; readonly from?: ReadUpTo }
  | { readonly op: 'erase'; readonly id: string; readonly after: number; readonly changed: number }
  | { readonly op: 'find'; readonly by: Finder }
  | { readonly op: 'listed'; readonly limit: number }
  | { readonly op: 'withDeadline' }
  | { readonly op: 'lastChange' }
  | { readonly op: 'aged'; readonly before: number; readonly limit: number }
  | { readonly op: 'total' }
  | { readonly op: 'probe' }
  /** The last one. */
  | { readonly op: 'close' };

/** An append of one entry with nothing aside, by its parts in a fixed order; see `brief.ts`. */
export type Brief = readonly [
  id: string,
  after: number,
  text: string,
  person: string | null,
  command: string | null,
  at: number,
  deadline: number | null,
];

/** A `StoreFault` on its way between threads. */
export type Refusal = {
  readonly kind: StoreFaultKind;
  readonly message: string;
  readonly cause?: StoreFaultCause;
};

/** The answer to a call; null where there is nothing to tell but that it is on disk. Where that is so for a whole group, the list is empty. */
export type CallAnswer = { readonly value: unknown } | { readonly refusal: Refusal } | null;

/** What is asked apart from groups, since others are answered while it is done: a copy of all that is there, in a file that is empty yet. */
export type CopyOrder = { readonly copyTo: string };

/** The answer to it. */
export type Copied = { readonly copied: Refusal | null };

/** What was found in a copy: what is wrong with the whole of it, or how much is in it, and which tables are damaged and where first. */
export type CopyCheck = {
  readonly fault: string | null;
  readonly tables: number;
  readonly entries: number;
  readonly damaged: readonly { readonly id: string; readonly chapter: number }[];
};

/** The first message of the thread: null when the file is open. */
export type Opening = Refusal | null;

/** The end of a channel at which a database is: a `MessagePort`, as far as it is used here. */
export interface Port {
  on(event: 'message', listener: (text: string) => void): unknown;
  postMessage(answers: readonly CallAnswer[] | Copied): void;
  close(): void;
}
