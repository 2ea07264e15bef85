import type { RoomCalls, Rooms } from '@rudel/room';
import { conversing } from '../socket/conversation.ts';
import type { Converse } from '../socket/conversation.ts';

/** All tables of a server, as whoever has its sockets knows them. Where each of them is, nobody can tell from here. */
export interface Hall {
  readonly rooms: RoomCalls;
  /** Begins the conversation of a device with its table. */
  readonly converse: Converse;
  /** Whether somebody serves every table at the moment. */
  readonly isServed: boolean;
  /** Fulfilled when that is so for the first time. */
  readonly ready: Promise<unknown>;
  /** Fulfilled when tables can be served no more. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

/** All tables in this thread. */
export function hallHere(rooms: Rooms, nonsense: number): Hall {
  return {
    rooms,
    converse: conversing((hello, link) => rooms.attach(hello, link), nonsense),
    isServed: true,
    ready: Promise.resolve(),
    ended: new Promise(() => {}),
    close: () => rooms.close(),
  };
}
