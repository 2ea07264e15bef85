import type { Duplex } from 'node:stream';
import type { TableCalls, Thinkers } from '@rudel/room';
import { Calls, tablesOver } from '../hall/calls.ts';
import { NearDevices } from '../hall/near-devices.ts';
import { PlaceRun } from '../hall/place-run.ts';
import type { Log } from '../logging.ts';
import type { Converse } from '../socket/conversation.ts';
import { StreamEnd } from './stream-end.ts';

/** Bots think where their table is. */
const noThinkers: Thinkers = { think: () => Promise.reject(new Error('bots of other servers are not ours')) };

const nothing = (): void => {};

/** Tables of another server, over a line to it. */
export class Peer {
  readonly #stream: Duplex;
  readonly #devices: NearDevices;
  readonly #run: PlaceRun;
  readonly tables: TableCalls;
  /** Fulfilled when the line has ended; its devices have been sent away by then. */
  readonly ended: Promise<void>;

  constructor(stream: Duplex, head: Buffer, log: Log) {
    this.#stream = stream;
    const calls: Calls = new Calls((number, call) => this.#run.post(['call', number, call]));
    this.#devices = new NearDevices((message) => this.#run.post(message));
    this.tables = tablesOver((call) => calls.ask(call));
    this.#run = new PlaceRun(new StreamEnd(stream, head), {
      thinkers: noThinkers,
      overseer: { hasNoRoom: nothing, hasLost: nothing },
      report: nothing,
      log,
      devices: this.#devices,
      calls,
      onReady: nothing,
    });
    this.ended = new Promise((resolve) => {
      stream.once('close', () => {
        this.#run.end();
        this.#devices.lose();
        calls.giveUp();
        resolve();
      });
    });
  }

  get devices(): number {
    return this.#devices.count;
  }

  readonly converse: Converse = (hello, device, misunderstood) =>
    this.#devices.converse(hello, device, misunderstood);

  close(): void {
    this.#stream.destroy();
  }
}
