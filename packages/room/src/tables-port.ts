import type { Seat } from '@rudel/kernel';
import type { Admission, Hello, JoinTable, TableGlance } from '@rudel/protocol';
import type { Finder } from '@rudel/store';
import type { PlaceClaim } from './people/handovers.ts';
import type { Link } from './ports.ts';
import type { Attached, OrRefusal, RoomCalls } from './rooms-port.ts';
import type { OpenTable } from './upkeep/told.ts';

/** A table that strangers find, and since when it is open by the clock that all tables share. */
export type FoundTable = { readonly glance: TableGlance; readonly since: number };

/** What became of a table that was to end for good: how many devices were sent away from it, or why nothing was done. */
export type Dissolved =
  | { readonly sentAway: number }
  /** Nobody had it open. */
  | 'asleep'
  /** It cannot be opened. */
  | 'unopened'
  | 'missing';

/**
 * What is asked of some of the tables, by whoever has them all: each has one place where it is opened and written. Everything that goes in and comes
 * out is plain data, so that the place may be another thread or another machine.
 */
export interface TableCalls {
  /** Opens a table, unless it is open or there is none. */
  open(id: string): Promise<void>;
  /** The open table that an invitation or a code is for. The store, which may be busy with what nobody should notice, is not asked. */
  find(by: Finder): Promise<string | null>;
  /** How a table looks to somebody who was invited, or who comes from the public list. */
  look(id: string, isFromList: boolean): Promise<OrRefusal<TableGlance>>;
  join(id: string, wanted: JoinTable): Promise<OrRefusal<Admission>>;
  /** Those for the public list, in the order in which they were opened. */
  onList(): Promise<readonly FoundTable[]>;
  /** Whose place a key may be made to. */
  handover(id: string, token: string, seat: Seat | null): Promise<OrRefusal<PlaceClaim>>;
  take(id: string, place: PlaceClaim): Promise<OrRefusal<Admission>>;
  /** Makes the record of a finished match. */
  record(id: string, match: number): Promise<OrRefusal<string>>;
  /** All that are open. */
  summaries(): Promise<readonly OpenTable[]>;
  /** Sends everybody away for good; a table that sleeps is woken for it only where that is wanted. */
  dissolve(id: string, isWoken: boolean): Promise<Dissolved>;
  /** Keeps a table that nobody has open from being opened, until it is vacated; false where somebody has. */
  occupy(id: string): Promise<boolean>;
  vacate(id: string): Promise<void>;
  /** There is no room on the disk, or some again. */
  spaceHasTurned(isFull: boolean): Promise<void>;
  /** Lets everybody go; everything acknowledged is on disk. */
  close(): Promise<void>;
}

/** Some of the tables, where they are. */
export interface Tables extends TableCalls {
  /** Sends the welcome, or says goodbye and returns null. */
  attach(hello: Hello, link: Link): Promise<Attached | null>;
  /** Those that are open. */
  readonly ids: readonly string[];
  /** Whether a table is open, or about to be. */
  has(id: string): boolean;
  /** Sends everybody away from a table that is open, so that another server may open it: after what it does just now, or at once. */
  letGo(id: string, when: 'in turn' | 'at once'): Promise<void>;
}

/** What tables tell whoever has them all. */
export interface Overseer {
  /** Something could not be written for want of room. */
  hasNoRoom(): void;
  /** Somebody has left a table, or has another name: no text that has it may be at hand any longer. */
  hasLost(table: string): void;
}

/** Where each table is. */
export interface Spread {
  of(id: string): TableCalls;
  readonly all: readonly TableCalls[];
  /** Whether a table is opened in a place when nobody asks for it, because its clock runs; wherever it is, if this is not said. */
  isAt?(id: string, place: TableCalls): boolean;
}

/** All tables, each in its place. */
export interface SpreadRooms extends RoomCalls {
  /** A place knows nothing any more of what was open there: it is told what it has to know, and tables whose clock runs are opened again. */
  beganAnew(place: TableCalls): Promise<void>;
}
