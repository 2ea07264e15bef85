import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Attached, Link } from '@rudel/room';
import { usualLimits } from '../src/limits.ts';
import { Connection } from '../src/socket/connection.ts';
import { silence } from './harness.ts';

/** A web socket whose reader can be made slow. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];
  pings = 0;
  isTerminated = false;

  /** What is not plain goes this way. */
  send(text: string): void {
    this.sent.push(text);
  }

  ping(): void {
    this.pings += 1;
  }

  close(): void {
    this.readyState = 2;
  }

  terminate(): void {
    this.isTerminated = true;
    this.readyState = 3;
  }
}

type Fixture = {
  readonly socket: FakeSocket;
  readonly stream: PassThrough;
  readonly connection: Connection;
  readonly link: Link;
  readonly events: string[];
};

async function connected(): Promise<Fixture> {
  const [socket, stream, events] = [new FakeSocket(), new PassThrough(), [] as string[]];
  const attached: Attached = {
    receive: ({ id }) => events.push(`received ${id}`),
    caughtUp: () => events.push('caught up'),
    detach: () => events.push('detached'),
  };
  let link: Link | null = null;
  const connection = new Connection(socket as unknown as WebSocket, stream, {
    rooms: {
      attach: async (_hello, given) => {
        link = given;
        return attached;
      },
    },
    limits: usualLimits,
    log: silence,
    now: () => 0,
  });
  socket.emit('message', Buffer.from('{"t":"hello","v":1,"table":"a","token":"b"}'), false);
  await Promise.resolve();
  return { socket, stream, connection, link: link ?? connection, events };
}

const much = 100 * 1024;

/** The texts in the short frames that have left by now. */
async function textsIn(stream: PassThrough): Promise<readonly string[]> {
  await new Promise(setImmediate);
  const bytes = (stream.read() as Buffer | null) ?? Buffer.alloc(0);
  const texts: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + 2 + (bytes[at + 1] ?? 0);
    expect(bytes[at]).toBe(0x81);
    texts.push(bytes.toString('latin1', at + 2, end));
    at = end;
  }
  return texts;
}

describe('a slow reader', { timeout: 600_000 }, () => {
  it('is behind from much on until all has left, and then caught up', async () => {
    const { socket, stream, link, events } = await connected();
    expect(link.isBehind).toBe(false);
    socket.bufferedAmount = much;
    expect(link.isBehind).toBe(true);
    socket.bufferedAmount = 1000;
    expect(link.isBehind).toBe(true);
    socket.bufferedAmount = 0;
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
    const { socket, connection, link, events } = await connected();
    socket.bufferedAmount = much;
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
    socket.bufferedAmount = much;
    expect(link.isBehind).toBe(true);
    connection.beat();
    socket.emit('pong');
    socket.bufferedAmount = 0;
    stream.emit('drain');
    socket.bufferedAmount = much;
    expect(link.isBehind).toBe(true);
    connection.beat();
    expect(socket.isTerminated).toBe(false);
  });

  it('is given up at once when hopeless', async () => {
    const { socket, stream, link } = await connected();
    link.send('a');
    expect(await textsIn(stream)).toEqual(['a']);
    socket.bufferedAmount = 2 * 1024 * 1024;
    link.send('b');
    expect(await textsIn(stream)).toEqual([]);
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
    expect(await textsIn(stream)).toEqual(['{"t":"bye","why":"closed"}']);
  });
});

describe('what is sent', { timeout: 600_000 }, () => {
  it('at one moment leaves in one write, and before the end', async () => {
    const { stream, connection, link } = await connected();
    const write = vi.spyOn(stream, 'write');
    for (const text of ['a', 'b']) link.send(text);
    expect(write).not.toHaveBeenCalled();
    connection.close('closed');
    expect(write).toHaveBeenCalledTimes(1);
    expect(await textsIn(stream)).toEqual(['a', 'b', '{"t":"bye","why":"closed"}']);
  });

  it('keeps its order where some of it is not plain', async () => {
    const { socket, stream, link } = await connected();
    const order: string[] = [];
    vi.spyOn(stream, 'write').mockImplementation((frames: string) => order.push(frames.slice(2)) > 0);
    vi.spyOn(socket, 'send').mockImplementation((text) => void order.push(text));
    for (const text of ['a', 'ä', 'b']) link.send(text);
    await new Promise(setImmediate);
    expect(order).toEqual(['a', 'ä', 'b']);
  });

  it('is framed by its length, and too much for a frame of ours is left to the socket', async () => {
    const { socket, stream, link } = await connected();
    for (const length of [125, 126, 0xffff, 0x10000]) {
      link.send('x'.repeat(length));
      await new Promise(setImmediate);
      const bytes = stream.read() as Buffer | null;
      const heads = { 125: [0x81, 125], 126: [0x81, 126, 0, 126], 65535: [0x81, 126, 255, 255] };
      const head = heads[length as keyof typeof heads] ?? null;
      expect(bytes === null ? null : [...bytes.subarray(0, bytes.length - length)]).toEqual(head);
    }
    expect(socket.sent.map(({ length }) => length)).toEqual([0x10000]);
  });

  it('goes nowhere once the other side has closed', async () => {
    const { socket, stream, link } = await connected();
    link.send('a');
    socket.readyState = 2;
    expect(await textsIn(stream)).toEqual([]);
  });
});

describe('a connection to a room that fails', { timeout: 600_000 }, () => {
  it('is closed, and says nothing of why', async () => {
    const [socket, stream] = [new FakeSocket(), new PassThrough()];
    const around = { limits: usualLimits, log: silence, now: () => 0 };
    const rooms = { attach: async () => Promise.reject(new Error('secret')) };
    const connection = new Connection(socket as unknown as WebSocket, stream, { ...around, rooms });
    socket.emit('message', Buffer.from('{"t":"hello","v":1,"table":"a","token":"b"}'), false);
    while (socket.readyState === 1) await Promise.resolve();
    expect(socket.sent).toEqual([]);
    expect(connection.isGreeted).toBe(true);
  });
});
