import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';

/** Those that hold something back until the end of this moment. */
let holding: Outgoing[] = [];

function flushAll(): void {
  const all = holding;
  holding = [];
  for (const outgoing of all) outgoing.flush();
}

/**
 * The texts of one web socket on their way out. What is sent at one moment leaves in one write: most of what a server does is writing, and
 * writing frame by frame takes half as long again.
 */
export class Outgoing {
  readonly #socket: WebSocket;
  readonly #stream: Writable;
  #isHeld = false;

  /** The stream is the one that the socket writes to. */
  constructor(socket: WebSocket, stream: Writable) {
    this.#socket = socket;
    this.#stream = stream;
  }

  /** How much has not left yet. */
  get waiting(): number {
    return this.#socket.bufferedAmount;
  }

  send(text: string): void {
    this.#hold();
    this.#socket.send(text);
  }

  flush(): void {
    if (this.#isHeld) this.#stream.uncork();
    this.#isHeld = false;
  }

  #hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.#stream.cork();
    if (holding.push(this) === 1) process.nextTick(flushAll);
  }
}
