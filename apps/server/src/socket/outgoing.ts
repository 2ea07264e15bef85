import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** A reader with this many bytes on the way is behind until all of them have left … */
export const behind: number = 64 * 1024;
/** … and with this many is given up. */
export const hopeless: number = 1024 * 1024;

/** Those that hold something back until the end of this moment. */
let holding: Outgoing[] = [];

function flushAll(): void {
  const all = holding;
  holding = [];
  for (const outgoing of all) outgoing.flush();
}

/** From these lengths on, more bytes tell how long a frame is (RFC 6455, 5.2). */
const [middling, long] = [126, 0x1_00_00];

/** What stands before a text of so many bytes, one character for each byte: that it is a text, whole and not masked, and how long it is. */
function headOf(bytes: number): string {
  const textFrame = 0x81;
  if (bytes < middling) return String.fromCharCode(textFrame, bytes);
  const low = [bytes >> 8, bytes].map((part) => part & 0xff);
  if (bytes < long) return String.fromCharCode(textFrame, middling, ...low);
  const high = [bytes >> 24, bytes >> 16].map((part) => part & 0xff);
  return String.fromCharCode(textFrame, middling + 1, 0, 0, 0, 0, ...high, ...low);
}

/** A text as one frame, one character for each byte. */
function framed(text: string): string {
  const bytes = Buffer.byteLength(text);
  return headOf(bytes) + (bytes === text.length ? text : Buffer.from(text).toString('latin1'));
}

/**
 * The texts of one web socket on their way out. What is sent at one moment leaves in one write, framed here: most of what a server does is writing, and to
 * write frame by frame, or header and text as two pieces, takes half as long again.
 */
export class Outgoing {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  #held = '';

  /** The stream is the one that the socket writes to. */
  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
  }

  /** How much has not left yet, in bytes. */
  get waiting(): number {
    return this.#stream.writableLength + this.#held.length;
  }

  send(text: string): void {
    if (this.#held === '' && holding.push(this) === 1) process.nextTick(flushAll);
    this.#held += framed(text);
  }

  /** Behind a goodbye nothing is sent. */
  flush(): void {
    const held = this.#held;
    this.#held = '';
    const isOpen = this.#socket.readyState === this.#socket.OPEN && this.#stream.writable;
    if (held !== '' && isOpen) this.#stream.write(held, 'latin1');
  }
}
