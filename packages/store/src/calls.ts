import type { LogPlace } from './chain.ts';
import type {
  Aside,
  Entry,
  Finder,
  NewEntry,
  StoreFaultCause,
  StoreFaultKind,
  TableKeys,
  WritingPlace,
} from './port.ts';

/** A place in one of the chapters of a log, up to which it has been read. */
export type ReadUpTo = LogPlace & { readonly chapter: number };

/** As much of a log as is read in one go, where that is not all of it. */
export type PartOfLog = { readonly entries: readonly Entry[]; readonly goesOn: ReadUpTo };

/** One question to whoever has the tables. To a thread they travel in groups, as JSON. */
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
      readonly place: WritingPlace;
      readonly entries: readonly NewEntry[];
      readonly aside: Aside | null;
    }
  | { readonly op: 'claim'; readonly id: string; readonly owner: string; readonly spared: readonly string[] }
  | {
      readonly op: 'checkpoint';
      readonly id: string;
      readonly place: WritingPlace;
      readonly text: string;
    }
  /** The table for whoever has claimed it: from its checkpoint on, where it has one. */
  | { readonly op: 'resume'; readonly id: string; readonly from?: ReadUpTo }
  | { readonly op: 'load'; readonly id: string; readonly from?: ReadUpTo }
  | { readonly op: 'chapter'; readonly id: string; readonly number: number; readonly from?: ReadUpTo }
  | { readonly op: 'erase'; readonly id: string; readonly place: WritingPlace; readonly changed: number }
  | { readonly op: 'find'; readonly by: Finder }
  | { readonly op: 'listed'; readonly limit: number }
  | { readonly op: 'withDeadline' }
  | { readonly op: 'lastChange' }
  | { readonly op: 'aged'; readonly before: number; readonly limit: number }
  | { readonly op: 'total' }
  | { readonly op: 'probe' }
  /** The last one of a line; others go on. */
  | { readonly op: 'leave' }
  /** The last one of all. */
  | { readonly op: 'close' };

/** What ends a line. */
export type LastCall = Extract<Call, { readonly op: 'leave' | 'close' }>;

/** Every call but the last. */
export type Question = Exclude<Call, LastCall>;

/** A `StoreFault` on its way between threads. */
export type Refusal = {
  readonly kind: StoreFaultKind;
  readonly message: string;
  readonly cause?: StoreFaultCause;
};

/** The answer to a call; null where there is nothing to tell but that it is on disk. Where that is so for a whole group, the list is empty. */
export type CallAnswer = { readonly value: unknown } | { readonly refusal: Refusal } | null;
