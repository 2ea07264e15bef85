import type { ClientMessage, Farewell, ServerMessage } from '@rudel/protocol';
import type { Rooms } from '@rudel/room';

/** What a wire tells: each message, and once its end; `lost` where nobody said goodbye. */
export interface WireListener {
  message(message: ServerMessage): void;
  ended(why: Farewell | 'lost'): void;
}

/** An open way to one table. Its first message is the hello. */
export interface Wire {
  send(message: ClientMessage): void;
  close(): void;
}

/** Where tables live: on a server, or in a worker of this browser. Everything above it is the same for both. */
export interface Host extends Pick<
  Rooms,
  'create' | 'look' | 'join' | 'listed' | 'handover' | 'take' | 'record'
> {
  readonly kind: 'server' | 'offline';
  open(listener: WireListener): Wire;
}
