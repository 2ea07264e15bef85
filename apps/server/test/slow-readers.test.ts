import { EventEmitter } from 'node:events';
import { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import type { Attached, Link } from '@rudel/room';
import { usualLimits } from '../src/limits.ts';
import { Connection } from '../src/socket/connection.ts';
import { conversing } from '../src/socket/conversation.ts';
import { silence } from './harness.ts';

/** The texts of the frames in some bytes; what is no frame of a text is one text. */
function textsIn(bytes: Buffer): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length;) {
    if (bytes[at] !== 0x81) return [...texts, bytes.subarray(at).toString()];
    const short = bytes[at + 1] ?? 0;
    const [head, length] =
      short < 126
        ? [2, short]
        : short === 126
          ? [4, bytes.readUInt16BE(at + 2)]
          : [10, Number(bytes.readBigUInt64BE(at + 2))];
    texts.push(bytes.subarray(at + head, at + head + length).toString());
    at += head + length;
  }
  return texts;
}

/** What a web socket writes to: keeps the texts of each write. Its reader can be made slow. */
class FakeStream extends Duplex {
  readonly writes: (readonly string[])[] = [];
  /** How much has not left yet. */
  lag = 0;

  constructor() {
    super();
    Object.defineProperty(this, 'writableLength', { get: () => this.lag });
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.writes.push(textsIn(chunk));
    done();
  }
}

/** A web socket: how it ends, and whether it is there. */
class FakeSocket extends EventEmitter {
  readonly #stream: FakeStream;
  readonly OPEN = 1;
  readyState = 1;
  pings = 0;
  isTerminated = false;

  constructor(stream: FakeStream) {
    super();
    this.#stream = stream;
  }

  ping(): void {
    this.pings += 1;
  }

  close(code: number): void {
    this.readyState = 2;
    this.#stream.write(`end ${code}`);
  }

  terminate(): void {
    this.isTerminated = true;
    this.readyState = 3;
  }
}

type Fixture = {
  readonly socket: FakeSocket;
  readonly stream: FakeStream;
  readonly connection: Connection;
  readonly link: Link;
  readonly events: string[];
};

async function connected(): Promise<Fixture> {
  const [stream, events] = [new FakeStream(), [] as string[]];
  const socket = new FakeSocket(stream);
  const attached: Attached = {
    receive: ({ id }) => events.push(`received ${id}`),
    caughtUp: () => events.push('caught up'),
    detach: () => events.push('detached'),
  };
  let link: Link | null = null;
  const connection = new Connection(socket as unknown as WebSocket, stream, {
    converse: conversing(async (_hello, given) => {
      link = given;
      return attached;
    }, usualLimits.nonsense),
    onLetIn: () => {},
    limits: usualLimits,
    log: silence,
    now: () => 0,
  });
  socket.emit('message', Buffer.from('{"t":"hello","v":1,"table":"a","token":"b"}'), false);
  await Promise.resolve();
  return { socket, stream, connection, link: link ?? connection, events };
}

const much = 100 * 1024;

/** What has left by now, one list for each write. */
async function writesOf({ writes }: FakeStream): Promise<readonly (readonly string[])[]> {
  await new Promise(setImmediate);
  return writes.splice(0);
}

describe('a slow reader', { timeout: 600_000 }, () => {
  it('is behind from much on until all has left, and then caught up', async () => {
    const { stream, link, events } = await connected();
    expect(link.isBehind).toBe(false);
    stream.lag = much;
    expect(link.isBehind).toBe(true);
    stream.lag = 1000;
    expect(link.isBehind).toBe(true);
    stream.lag = 0;
    stream.emit('drain');
    expect(link.isBehind).toBe(false);
    expect(events).toEqual(['caught up']);
  });

  it('is told nothing of drains while it keeps up', async () => {
    const { stream, events } = await connected();
    stream.emit('drain');
    expect(events).toEqual([]);
  });

  it('is given up when it has not read between two beats', async () => {
    const { socket, stream, connection, link, events } = await connected();
    stream.lag = much;
    expect(link.isBehind).toBe(true);
    connection.beat();
    socket.emit('pong');
    expect(socket.isTerminated).toBe(false);
    connection.beat();
    expect(socket.isTerminated).toBe(true);
    expect(events).toEqual(['detached']);
  });

  it('is kept when it has', async () => {
    const { socket, stream, connection, link } = await connected();
    stream.lag = much;
    expect(link.isBehind).toBe(true);
    connection.beat();
    socket.emit('pong');
    stream.lag = 0;
    stream.emit('drain');
    stream.lag = much;
    expect(link.isBehind).toBe(true);
    connection.beat();
    expect(socket.isTerminated).toBe(false);
  });

  it('is given up at once when hopeless', async () => {
    const { socket, stream, link } = await connected();
    link.send('a');
    expect(await writesOf(stream)).toEqual([['a']]);
    stream.lag = 2 * 1024 * 1024;
    link.send('b');
    expect(await writesOf(stream)).toEqual([]);
    expect(socket.isTerminated).toBe(true);
  });

  it('is given up when it answers no beat', async () => {
    const { socket, connection } = await connected();
    connection.beat();
    expect([socket.pings, socket.isTerminated]).toEqual([1, false]);
    connection.beat();
    expect(socket.isTerminated).toBe(true);
  });

  it('gets nothing after its end', async () => {
    const { stream, connection, link } = await connected();
    connection.close('closed');
    link.send('more');
    connection.close('flood');
    expect(await writesOf(stream)).toEqual([['{"t":"bye","why":"closed"}'], ['end 1001']]);
  });
});

describe('what is sent', { timeout: 600_000 }, () => {
  it('at one moment leaves in one write, and before the end', async () => {
    const { stream, connection, link } = await connected();
    for (const text of ['a', 'ä', 'b']) link.send(text);
    expect(stream.writes).toEqual([]);
    expect(await writesOf(stream)).toEqual([['a', 'ä', 'b']]);
    for (const text of ['c', 'd']) link.send(text);
    connection.close('closed');
    expect(await writesOf(stream)).toEqual([['c', 'd', '{"t":"bye","why":"closed"}'], ['end 1001']]);
  });

  it('is counted as waiting for as long as it is held back', async () => {
    const { stream, link } = await connected();
    link.send('x'.repeat(much));
    expect(link.isBehind).toBe(true);
    expect(await writesOf(stream)).toHaveLength(1);
  });

  it('at another moment leaves by itself', async () => {
    const { stream, link } = await connected();
    link.send('a');
    await Promise.resolve();
    link.send('b');
    expect(await writesOf(stream)).toEqual([['a', 'b']]);
    link.send('c');
    expect(await writesOf(stream)).toEqual([['c']]);
  });

  it('goes nowhere once the other side has closed', async () => {
    const { socket, stream, link } = await connected();
    socket.readyState = 2;
    link.send('a');
    expect(await writesOf(stream)).toEqual([]);
  });
});
