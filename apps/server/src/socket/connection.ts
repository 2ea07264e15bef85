import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { closeCodes } from '@rudel/protocol';
import type { Command, Farewell, Hello, ServerMessage } from '@rudel/protocol';
import type { Attached, Link, Rooms } from '@rudel/room';
import { Bucket } from '../limits.ts';
import type { Limits, Now } from '../limits.ts';
import { traceOf } from '../logging.ts';
import type { Log } from '../logging.ts';
import { hear } from './client-message.ts';
import { Outgoing } from './outgoing.ts';

/** What every connection of a server shares. */
export type Surroundings = {
  readonly rooms: Pick<Rooms, 'attach'>;
  readonly limits: Limits;
  readonly log: Log;
  readonly now: Now;
};

/** A reader with this many bytes on the way is behind until all of them have left … */
const behind = 64 * 1024;
/** … and with this many is given up. */
const hopeless = 1024 * 1024;

const [unsupported, defect] = [1003, 1011];

const beatText = JSON.stringify({ t: 'beat' } satisfies ServerMessage);

type Phase = 'new' | 'attaching' | 'attached' | 'ended';

/** One device on a web socket: reads its messages, and is the link that a room sends to. */
export class Connection implements Link {
  readonly #socket: WebSocket;
  readonly #outgoing: Outgoing;
  readonly #around: Surroundings;
  readonly #messages: Bucket;
  #phase: Phase = 'new';
  #attached: Attached | null = null;
  /** Commands that came before the room was ready for them. */
  #early: Command[] = [];
  #misunderstood = 0;
  #isBehind = false;
  #wasBehind = false;
  #isAlive = true;

  constructor(socket: WebSocket, stream: Duplex, around: Surroundings) {
    this.#socket = socket;
    this.#outgoing = new Outgoing(socket, stream);
    this.#around = around;
    this.#messages = new Bucket(around.limits.message, around.now);
    socket.on('message', (data: Buffer, isBinary) => this.#hear(data, isBinary));
    socket.on('ping', (data) => this.#answerPing(data));
    socket.on('pong', () => {
      this.#isAlive = true;
      this.#count();
    });
    socket.on('error', (error: Error & { readonly code?: string }) =>
      around.log.debug('socket-error', { code: error.code ?? 'none' }),
    );
    socket.on('close', () => this.#end());
    stream.on('drain', () => this.#drained());
  }

  get isGreeted(): boolean {
    return this.#phase !== 'new';
  }

  get isBehind(): boolean {
    if (!this.#isBehind && this.#outgoing.waiting > behind) this.#isBehind = true;
    return this.#isBehind;
  }

  send(text: string): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (this.#outgoing.waiting > hopeless) this.#giveUp('never-read');
    else this.#outgoing.send(text);
  }

  close(why: Farewell): void {
    if (this.#phase === 'ended') return;
    this.#sendMessage({ t: 'bye', why });
    this.#close(closeCodes[why], why);
  }

  /** Asks whether anybody is there; gives up on whoever did not answer the last time, or has not read anything since. */
  beat(): void {
    if (!this.#isAlive || (this.#isBehind && this.#wasBehind)) {
      this.#giveUp(this.#isAlive ? 'behind' : 'silent');
      return;
    }
    this.#isAlive = false;
    this.#wasBehind = this.#isBehind;
    this.#socket.ping();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #sendMessage(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  #close(code: number, reason: string): void {
    this.#end();
    this.#around.log.debug('socket-closed', { code, reason });
    this.#outgoing.flush();
    this.#socket.close(code, reason);
  }

  #giveUp(reason: string): void {
    this.#end();
    this.#around.log.debug('socket-dropped', { reason });
    this.#socket.terminate();
  }

  #end(): void {
    if (this.#phase === 'ended') return;
    this.#phase = 'ended';
    this.#early = [];
    this.#attached?.detach();
    this.#attached = null;
  }

  #drained(): void {
    if (!this.#isBehind) return;
    this.#isBehind = false;
    this.#wasBehind = false;
    this.#attached?.caughtUp();
  }

  /** Whether one more message is within the limit. */
  #count(): boolean {
    if (this.#phase === 'ended') return false;
    if (this.#messages.take()) return true;
    this.close('flood');
    return false;
  }

  /** Only a ping within the limit is answered; whoever reads no answers is given up as with any other. */
  #answerPing(data: Buffer): void {
    if (!this.#count()) return;
    if (this.#outgoing.waiting > hopeless) this.#giveUp('never-read');
    else this.#socket.pong(data);
  }

  #hear(data: Buffer, isBinary: boolean): void {
    if (!this.#count()) return;
    if (isBinary) {
      this.#close(unsupported, 'text only');
      return;
    }
    const heard = hear(data.toString());
    if (heard === 'nonsense') this.#say('This message is not understood.');
    else if (heard === 'other-version') this.#hearOtherVersion();
    else if (heard.t === 'do') this.#hearCommand(heard);
    else if (heard.t === 'beat') this.send(beatText);
    else this.#hearHello(heard);
  }

  #hearOtherVersion(): void {
    if (this.#phase === 'new') this.close('version');
    else this.#say('A connection begins with one hello.');
  }

  #hearCommand(command: Command): void {
    if (this.#attached !== null) this.#receive(this.#attached, command);
    else if (this.#phase === 'attaching') this.#early.push(command);
    else this.#say('A connection begins with a hello.');
  }

  #hearHello(hello: Hello): void {
    if (this.#phase !== 'new') {
      this.#say('A connection begins with one hello.');
      return;
    }
    this.#phase = 'attaching';
    this.#around.rooms.attach(hello, this).then(
      (attached) => this.#attach(attached),
      (error: unknown) => this.#fail(error),
    );
  }

  #attach(attached: Attached | null): void {
    if (attached === null) return;
    if (this.#phase !== 'attaching') {
      attached.detach();
      return;
    }
    this.#phase = 'attached';
    this.#attached = attached;
    for (const command of this.#early.splice(0)) this.#receive(attached, command);
  }

  #receive(attached: Attached, command: Command): void {
    try {
      attached.receive(command);
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#around.log.error('connection-failed', traceOf(error));
    if (this.#phase !== 'ended') this.#close(defect, 'defect');
  }

  #say(error: string): void {
    this.#misunderstood += 1;
    this.#sendMessage({ t: 'what', error });
    if (this.#misunderstood >= this.#around.limits.nonsense) this.close('nonsense');
  }
}
