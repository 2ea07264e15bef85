import { connect } from 'node:net';
import { LineReader } from './line-reader.ts';
import { controlVersion, formatOrder, readAnswer, readReply } from './orders.ts';
import type { Answers, OrderKind, OrderOf, Reply } from './orders.ts';
import { socketOf } from './place.ts';

/** Nobody listens in this data folder. */
export class NoServer extends Error {
  /** Whether a server may well run there, and only this user may not talk to it. */
  readonly isForbidden: boolean;
  constructor(isForbidden: boolean) {
    super('no server');
    this.isForbidden = isForbidden;
  }
}

/** The server has said no, or something that is not an answer. */
export type Refused = { readonly ok: false; readonly error: string; readonly message: string };
export type Answered<K extends OrderKind> = { readonly ok: true; readonly value: Answers[K] } | Refused;

const longestReply = 16 * 1024 * 1024;

const strange: Refused = {
  ok: false,
  error: 'other-version',
  message:
    'The answer of the server is not understood: it is of another version, or stopped while it answered.',
};

/** Sends one line and waits for one. */
function exchanged(path: string, line: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    const end = (answer: string | null): void => {
      resolve(answer);
      socket.destroy();
    };
    const reader = new LineReader(longestReply, end, () => end(null));
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.write(`${line}\n`));
    socket.on('data', (text: string) => reader.add(text));
    socket.on('close', () => end(null));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      const isForbidden = error.code === 'EACCES' || error.code === 'EPERM';
      const isNobody =
        isForbidden || ['ENOENT', 'ECONNREFUSED', 'ENOTDIR', 'ENOTSOCK'].includes(error.code ?? '');
      if (isNobody) reject(new NoServer(isForbidden));
      else end(null);
    });
  });
}

function understood<K extends OrderKind>(kind: K, reply: Reply | null): Answered<K> {
  if (reply === null) return strange;
  if (!reply.ok) return { ok: false, error: reply.error, message: reply.message };
  const value = reply.v === controlVersion ? readAnswer(kind, reply.value) : null;
  return value === null ? strange : { ok: true, value };
}

/** Asks something of the server that runs in a data folder; fails with `NoServer` where none does. */
export async function giveOrder<K extends OrderKind>(
  dataFolder: string,
  order: OrderOf<K> & { readonly do: K },
): Promise<Answered<K>> {
  const line = await exchanged(socketOf(dataFolder), formatOrder(order));
  return understood(order.do, line === null ? null : readReply(line));
}
