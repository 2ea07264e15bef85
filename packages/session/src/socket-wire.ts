import { closeCodes, evened, farewells } from '@rudel/protocol';
import type { Farewell, ServerMessage } from '@rudel/protocol';
import type { Wire, WireListener } from './host.ts';

const farewellByCode = new Map<number, Farewell>(farewells.map((why) => [closeCodes[why], why]));

/** The part of a web socket that is needed here: a browser's, or any other. */
export interface Socket {
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
  send(text: string): void;
  close(): void;
  readonly readyState: number;
}

const isOpen = 1;

/**
 * A wire over a web socket: what is sent before it is open waits; its end is told once. All that is sent has one of few lengths, so that
 * whoever counts bytes does not learn what was chosen.
 */
export function socketWire(socket: Socket, listener: WireListener): Wire {
  const waiting: string[] = [];
  let hasEnded = false;
  let farewell: Farewell | null = null;

  const end = (why: Farewell | 'lost'): void => {
    if (hasEnded) return;
    hasEnded = true;
    listener.ended(why);
  };
  socket.addEventListener('open', () => {
    for (const text of waiting.splice(0)) socket.send(text);
  });
  socket.addEventListener('message', ({ data }) => {
    const message = hasEnded || typeof data !== 'string' ? null : readMessage(data);
    if (message === null) return;
    if (!Array.isArray(message) && 't' in message && message.t === 'bye') farewell = message.why;
    else listener.message(message);
  });
  socket.addEventListener('close', ({ code }) => end(farewell ?? farewellByCode.get(code) ?? 'lost'));
  return {
    send(message) {
      const text = evened(JSON.stringify(message));
      if (socket.readyState === isOpen) socket.send(text);
      else waiting.push(text);
    },
    close() {
      hasEnded = true;
      socket.close();
    },
  };
}

function readMessage(data: string): ServerMessage | null {
  try {
    return JSON.parse(data) as ServerMessage;
  } catch {
    return null;
  }
}
