import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { logInThread, logInWorker } from './bare-log.ts';
import type { BareLog, Line } from './bare-log.ts';
import { served } from './served.ts';

/** Who sits where: no rules, no views, no secrets. */
const tables = new Map<number, WebSocket[]>();

/** Everything that has come while the last lines were written goes into one transaction. */
class GroupCommit {
  readonly #log: BareLog;
  #waiting: Line[] = [];
  #isBusy = false;

  constructor(log: BareLog) {
    this.#log = log;
  }

  append(line: Line): void {
    this.#waiting.push(line);
    if (this.#isBusy) return;
    this.#isBusy = true;
    setImmediate(() => void this.#write());
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const lines = this.#waiting;
      this.#waiting = [];
      await this.#log(lines);
      for (const [table, text] of lines) for (const socket of tables.get(table) ?? []) socket.send(text);
    }
    this.#isBusy = false;
  }
}

async function start(): Promise<number> {
  const [, , folder = '', where = 'thread'] = process.argv;
  const path = join(folder, 'bare.sqlite');
  const commit = new GroupCommit(where === 'worker' ? logInWorker(path) : await logInThread(path));
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  sockets.on('connection', (socket, request) => {
    const table = Number(request.url?.slice(1));
    tables.set(table, [...(tables.get(table) ?? []), socket]);
    socket.on('message', (data: Buffer) => commit.append([table, data.toString()]));
    socket.on('close', () => tables.delete(table));
  });
  await once(sockets, 'listening');
  return (sockets.address() as AddressInfo).port;
}

served(start);
