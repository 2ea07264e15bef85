import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';

const [wholeText, shortest, longest] = [0x81, 126, 0xffff];

/** A frame with a whole text in it, written as one byte for each character; the text must be ASCII. */
function frameOf(text: string): string {
  const { length } = text;
  const header =
    length < shortest
      ? String.fromCharCode(wholeText, length)
      : String.fromCharCode(wholeText, shortest, length >> 8, length & 0xff);
  return header + text;
}

const plain = /^\p{ASCII}*$/u;

const isPlain = (text: string): boolean => text.length <= longest && plain.test(text);

/** Those with frames to write at the end of this moment. */
let due: Outgoing[] = [];

function flushAll(): void {
  const all = due;
  due = [];
  for (const outgoing of all) outgoing.flush();
}

/**
 * The texts of one web socket on their way out. What is sent at one moment leaves in one write: most of what a server does is writing, and
 * writing frame by frame takes half as long again.
 */
export class Outgoing {
  readonly #socket: WebSocket;
  readonly #stream: Writable;
  #frames = '';

  constructor(socket: WebSocket, stream: Writable) {
    this.#socket = socket;
    this.#stream = stream;
  }

  /** How much has not left yet. */
  get waiting(): number {
    return this.#socket.bufferedAmount + this.#frames.length;
  }

  send(text: string): void {
    if (isPlain(text)) this.#add(frameOf(text));
    else {
      this.flush();
      this.#socket.send(text);
    }
  }

  /** Has to come before anything that the socket sends by itself and that ends it. */
  flush(): void {
    const frames = this.#frames;
    this.#frames = '';
    if (frames !== '' && this.#socket.readyState === this.#socket.OPEN) this.#stream.write(frames, 'latin1');
  }

  #add(frame: string): void {
    if (this.#frames === '' && due.push(this) === 1) process.nextTick(flushAll);
    this.#frames += frame;
  }
}
