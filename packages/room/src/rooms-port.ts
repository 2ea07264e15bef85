import type { Seat } from '@rudel/kernel';
import type {
  Admission,
  Command,
  CreateTable,
  Handover,
  Hello,
  HttpRefusal,
  Invitation,
  JoinTable,
  TableGlance,
} from '@rudel/protocol';
import type { Link } from './ports.ts';
import type { Upkeep } from './upkeep/upkeep.ts';

export type OrRefusal<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: HttpRefusal };

/** A device that has said hello. */
export interface Attached {
  receive(command: Command): void;
  /** What was sent before has left: the room may send again to a link that was behind. */
  caughtUp(): void;
  detach(): void;
}

/** What is asked of all tables of one server, wherever each of them is. */
export interface RoomCalls {
  create(wanted: CreateTable): Promise<OrRefusal<Admission>>;
  look(by: Invitation): Promise<OrRefusal<TableGlance>>;
  join(wanted: JoinTable): Promise<OrRefusal<Admission>>;
  /** The public list: tables that somebody is at, those with a free seat first, the newest before the others. */
  listed(): Promise<readonly TableGlance[]>;
  /** A key for another device: for one's own seat, or by the host for the seat of somebody who is away. */
  handover(table: string, token: string, seat: Seat | null): Promise<OrRefusal<Handover>>;
  /** Redeems such a key; the former device is sent away. */
  take(key: string): Promise<OrRefusal<Admission>>;
  /** A finished match as a record; one that runs is refused. */
  record(table: string, match: number): Promise<OrRefusal<string>>;
  /** For whoever looks after all tables; nobody at a table gets here. */
  readonly upkeep: Upkeep;
  /** Lets everybody go; everything acknowledged is on disk. */
  close(): Promise<void>;
}

/** All tables of one server in one place, or the only one of a browser that plays offline. The same calls go over HTTP and inside a worker. */
export interface Rooms extends RoomCalls {
  /** Sends the welcome, or says goodbye and returns null. */
  attach(hello: Hello, link: Link): Promise<Attached | null>;
}
