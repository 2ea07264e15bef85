import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import type { LineEnd } from '../hall/line.ts';

/** How many bytes tell how long a batch is, and how long it is at most: longer than any record. */
const headLength = 4;
const longest = 64 * 1024 * 1024;

/** One end of a line to another server: batches as JSON over a stream, each behind its length. */
export class StreamEnd extends EventEmitter<{ message: [batch: unknown] }> implements LineEnd {
  readonly #stream: Duplex;
  #parts: Buffer[] = [];
  #length = 0;
  /** How much has to be there before anything can be read. */
  #wanted = headLength;

  /** `head` came together with the stream. */
  constructor(stream: Duplex, head: Buffer) {
    super();
    this.#stream = stream;
    stream.on('data', (part: Buffer) => this.#take(part));
    if (head.length > 0) stream.unshift(head);
  }

  postMessage(batch: unknown): void {
    if (!this.#stream.writable) return;
    const text = JSON.stringify(batch);
    const bytes = Buffer.allocUnsafe(headLength + Buffer.byteLength(text));
    bytes.writeUInt32BE(bytes.length - headLength, 0);
    bytes.write(text, headLength);
    this.#stream.write(bytes);
  }

  #take(part: Buffer): void {
    this.#parts.push(part);
    this.#length += part.length;
    if (this.#length < this.#wanted) return;
    const all = this.#parts.length === 1 ? part : Buffer.concat(this.#parts);
    const rest = this.#read(all);
    this.#parts = [rest];
    this.#length = rest.length;
  }

  /** Reads what is whole; returns what is not. */
  #read(all: Buffer): Buffer {
    let at = 0;
    for (;;) {
      const body = at + headLength;
      if (all.length < body) break;
      const end = body + all.readUInt32BE(at);
      if (end - body > longest) {
        this.#stream.destroy();
        return Buffer.alloc(0);
      }
      if (all.length < end) {
        this.#wanted = end - at;
        return all.subarray(at);
      }
      this.emit('message', JSON.parse(all.toString('utf8', body, end)));
      at = end;
    }
    this.#wanted = headLength;
    return all.subarray(at);
  }
}
