import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { LineReader } from './line-reader.ts';
import { controlVersion, readOrder } from './orders.ts';
import type { Order, Reply } from './orders.ts';
import { choosePlace, isSocket } from './place.ts';

/** Why nobody can be listened to, in a sentence for whoever starts the server. */
export class CannotListenForOrders extends Error {}

export interface Listening {
  /** Where it listens. */
  readonly path: string;
  close(): Promise<void>;
}

export type AnswerOrder = (order: Order) => Promise<Reply>;

const longestOrder = 16 * 1024;
const mostCallers = 16;
/** How long somebody who asks nothing may stay, in milliseconds. */
const idle = 60_000;

const no = (error: string, message: string): Reply => ({ v: controlVersion, ok: false, error, message });

async function replyTo(line: string, answer: AnswerOrder): Promise<Reply> {
  const order = readOrder(line);
  if (order === 'other-version')
    return no('other-version', 'The server and this command are of different versions: restart the server.');
  if (order === 'malformed') return no('malformed', 'The server does not know this order.');
  try {
    return await answer(order);
  } catch {
    return no('defect', 'The server could not do this; its log says more.');
  }
}

/** Answers one caller, one order after the other. */
function serve(socket: Socket, answer: AnswerOrder): void {
  let last: Promise<void> = Promise.resolve();
  const send = async (line: string): Promise<void> => {
    const reply = await replyTo(line, answer);
    if (!socket.destroyed) socket.write(`${JSON.stringify(reply)}\n`);
  };
  const reader = new LineReader(
    longestOrder,
    (line) => {
      last = last.then(() => send(line));
    },
    () => socket.destroy(),
  );
  socket.setEncoding('utf8');
  socket.setTimeout(idle, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.on('data', (text: string) => reader.add(text));
}

async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** A socket that a server left behind is removed; anything else that lies there is not ours to remove. */
async function clearTheWay(path: string): Promise<void> {
  const found = process.platform === 'win32' ? null : isSocket(path);
  if (found === null) return;
  if (!found) throw new CannotListenForOrders(`${path} is in the way: it is not a socket.`);
  if (await isAnswered(path)) throw new CannotListenForOrders(`Another server listens at ${path}.`);
  rmSync(path, { force: true });
}

async function opened(server: Server, path: string): Promise<void> {
  server.listen({ path, readableAll: false, writableAll: false });
  await once(server, 'listening');
  if (process.platform !== 'win32') chmodSync(path, 0o600);
}

/**
 * Listens for orders in a data folder. Only processes of the same user on this machine get through: the socket lies in a folder that nobody
 * else may open. Call it while nobody else can have the data folder.
 */
export async function listenForOrders(dataFolder: string, answer: AnswerOrder): Promise<Listening> {
  const { path, leave } = choosePlace(dataFolder);
  const callers = new Set<Socket>();
  const server = createServer((socket) => {
    callers.add(socket);
    socket.on('close', () => callers.delete(socket));
    serve(socket, answer);
  });
  server.maxConnections = mostCallers;
  await clearTheWay(path);
  await opened(server, path);
  server.on('error', () => {});
  return {
    path,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of callers) socket.destroy();
      await closed;
      leave();
    },
  };
}
