import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { DogTypes } from '@rudel/dog';
import type { Open } from '@rudel/kernel';
import { changed, evened, protocolVersion, Unpacker } from '@rudel/protocol';
import type { Admission, Command, Hello, ServerMessage, Snapshot, Update } from '@rudel/protocol';
import type { Meter } from './clients.ts';

type DogView = DogTypes['View'];
type Spoken = Exclude<ServerMessage, Update>;

/** What a device tells its table. */
export interface DeviceListener {
  /** The view has changed: by an update, or by a snapshot at the start of a match. */
  seen(by: 'update' | 'snapshot'): void;
  said(message: Spoken): void;
}

/** One client of Rudel's protocol: it follows its match and keeps what it sees. */
export class RudelDevice<View extends Open = DogView> {
  readonly #socket: WebSocket;
  readonly #meter: Meter;
  readonly #listener: DeviceListener;
  #unpacker = new Unpacker([]);
  #seq = 0;
  #ids = 0;
  view: View | null = null;

  constructor(port: number, meter: Meter, listener: DeviceListener) {
    this.#meter = meter;
    this.#listener = listener;
    const origin = `http://127.0.0.1:${port}`;
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { origin, perMessageDeflate: false });
    this.#socket.on('message', (data: Buffer) => this.#receive(data));
  }

  async hello({ table, token }: Admission): Promise<void> {
    await once(this.#socket, 'open');
    const hello: Hello = { t: 'hello', v: protocolVersion, table, token };
    this.#send(hello);
  }

  /** Decided on the view that is there now; the command's id. */
  command(text: string): string {
    this.#ids += 1;
    const id = this.#ids.toString(36).padStart(8, '0');
    const command: Command = { t: 'do', id, base: this.#seq, text };
    this.#send(command);
    return id;
  }

  /** As the page sends it. */
  #send(message: Hello | Command): void {
    this.#socket.send(evened(JSON.stringify(message)));
  }

  #receive(data: Buffer): void {
    this.#meter.bytes += data.length;
    this.#meter.frames += 1;
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (Array.isArray(message)) this.#follow(message as Update);
    else if ((message as Spoken).t === 'match') this.#begin(message as Snapshot);
    else this.#listener.said(message as Spoken);
  }

  #begin({ seq, view, shapes }: Snapshot): void {
    this.#seq = seq;
    this.#unpacker = new Unpacker(shapes);
    this.#see(view);
    this.#listener.seen('snapshot');
  }

  /** As the web client does it, glimpses included. */
  #follow([seq, change, packed]: Update): void {
    if (seq !== this.#seq + 1) throw new Error(`update ${seq} after ${this.#seq}`);
    this.#seq = seq;
    if (change !== 0) this.#see(changed(this.view, change));
    for (const glimpse of packed) this.#unpacker.unpack(glimpse);
    this.#listener.seen('update');
  }

  #see(view: Open): void {
    this.view = view as View;
  }

  async close(): Promise<void> {
    this.#socket.close();
    await once(this.#socket, 'close');
  }
}
