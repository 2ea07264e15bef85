import { once } from 'node:events';
import { request } from 'node:http';
import { WebSocket } from 'ws';
import { protocolVersion } from '@rudel/protocol';
import type { Admission, CreateTable, ServerMessage, Welcome } from '@rudel/protocol';

/** Where attacks come from: this machine, under another address than everybody else, so that limits tell them apart. */
const usualAddress = '127.0.0.2';

type HttpReply = { readonly status: number; readonly text: string };

/** One request to the server; the status is 0 where the connection broke. */
export function requested(
  port: number,
  path: string,
  body?: object,
  localAddress: string = usualAddress,
): Promise<HttpReply> {
  return new Promise((resolve) => {
    const asking = request({
      host: '127.0.0.1',
      port,
      path,
      localAddress,
      agent: false,
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
    });
    const broken = (): void => resolve({ status: 0, text: '' });
    asking.on('error', broken);
    asking.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', broken);
    });
    asking.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

export async function madeTable(
  port: number,
  wanted: Partial<CreateTable>,
  address: string = usualAddress,
): Promise<Admission> {
  const table: CreateTable = {
    game: 'dog',
    options: '-',
    clock: 'off',
    listed: false,
    seats: ['me', 'bot random', 'bot random', 'bot random'],
    name: 'Eve',
    contribution: 'eve',
    ...wanted,
  };
  const { status, text } = await requested(port, '/api/tables', table, address);
  if (status !== 200) throw new Error(`no table: ${status} ${text}`);
  return JSON.parse(text) as Admission;
}

type Spoken = Extract<ServerMessage, { readonly t: string }>;

/** A device that sends what it likes. */
export class Attacker {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, (message: Spoken) => void>();
  readonly #onMessage: (message: Spoken) => void;
  #ids = 0;
  seq = 0;
  isOpen = true;

  constructor(port: number, onMessage: (message: Spoken) => void = () => {}, address: string = usualAddress) {
    const origin = `http://127.0.0.1:${port}`;
    this.#onMessage = onMessage;
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { origin, localAddress: address });
    this.#socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as ServerMessage));
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => {
      this.isOpen = false;
    });
  }

  async hello({ table, token }: Admission): Promise<Welcome> {
    await once(this.#socket, 'open');
    const welcomed = new Promise<Spoken>((resolve) => {
      this.#waiting.set('welcome', resolve);
    });
    this.#socket.send(JSON.stringify({ t: 'hello', v: protocolVersion, table, token }));
    return (await welcomed) as Welcome;
  }

  send(text: string, base: number = this.seq): string {
    this.#ids += 1;
    const id = `${this.#ids}`.padStart(8, 'e');
    this.#socket.send(JSON.stringify({ t: 'do', id, base, text }));
    return id;
  }

  /** Sends a command and waits for its answer; how many milliseconds that took. */
  async price(text: string, base: number = this.seq): Promise<number> {
    const before = performance.now();
    const id = this.send(text, base);
    await new Promise<Spoken>((resolve) => {
      this.#waiting.set(id, resolve);
    });
    return performance.now() - before;
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(message: ServerMessage): void {
    if (Array.isArray(message)) {
      this.seq = (message as readonly number[])[0] ?? 0;
      return;
    }
    const spoken = message as Spoken;
    if (spoken.t === 'match') this.seq = spoken.seq;
    const key = 'id' in spoken ? spoken.id : spoken.t;
    this.#waiting.get(key)?.(spoken);
    this.#waiting.delete(key);
    this.#onMessage(spoken);
  }
}
