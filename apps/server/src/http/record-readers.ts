import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Refusal } from './refusals.ts';

/** So many readers at once: each may hold a record of its own in memory while it reads. */
const mostReaders = 64;
/** A reader that has read nothing for this many milliseconds is given up. */
const patience = 20_000;
/** So many characters go out at once; more only when they have left. */
const pieceLength = 16 * 1024;

const isHalf = (code: number): boolean => code >= 0xd8_00 && code < 0xdc_00;

/** A text in pieces, no character cut in two. */
function* piecesOf(text: string): Generator<Buffer> {
  for (let at = 0; at < text.length;) {
    const cut = Math.min(at + pieceLength, text.length);
    const end = cut < text.length && isHalf(text.charCodeAt(cut - 1)) ? cut - 1 : cut;
    yield Buffer.from(text.slice(at, end));
    at = end;
  }
}

export const busy = (message: string): Refusal => new Refusal(503, 'busy', message, { 'retry-after': '5' });

/** Sends records at the pace of their readers. */
export class RecordReaders {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  send(reply: FastifyReply, record: string): FastifyReply {
    if (this.#count >= mostReaders) throw busy('Too many people read records right now. Wait a moment.');
    this.#count += 1;
    const pieces = Readable.from(piecesOf(record), { highWaterMark: 1 });
    pieces.once('close', () => {
      this.#count -= 1;
    });
    reply.raw.setTimeout(patience, () => reply.raw.destroy());
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-length', Buffer.byteLength(record))
      .send(pieces);
  }
}
