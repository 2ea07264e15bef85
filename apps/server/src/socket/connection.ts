import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { closeCodes } from '@rudel/protocol';
import type { Farewell, Hello, ServerMessage } from '@rudel/protocol';
import { Bucket } from '../limits.ts';
import type { Limits, Now } from '../limits.ts';
import { traceOf } from '../logging.ts';
import type { Log } from '../logging.ts';
import { hear } from './client-message.ts';
import type { Heard } from './client-message.ts';
import { Misunderstandings, beatText } from './conversation.ts';
import type { Conversation, Converse, DeviceLink } from './conversation.ts';
import { Outgoing, behind, hopeless } from './outgoing.ts';

/** What every connection of a server shares. */
export type Surroundings = {
  readonly converse: Converse;
  /** A device was let in at a table. */
  readonly onLetIn: (table: string) => void;
  readonly limits: Limits;
  readonly log: Log;
  readonly now: Now;
};

const [unsupported, defect] = [1003, 1011];

/** One device on a web socket: reads its messages until it says hello, passes on what it says from then on, and is the link that a table sends to. */
export class Connection implements DeviceLink {
  readonly #socket: WebSocket;
  readonly #outgoing: Outgoing;
  readonly #around: Surroundings;
  readonly #messages: Bucket;
  readonly #misunderstandings: Misunderstandings;
  #conversation: Conversation | null = null;
  /** The table that it is at, or wants to be. */
  #table = '';
  #hasEnded = false;
  #isBehind = false;
  #wasBehind = false;
  #isAlive = true;

  constructor(socket: WebSocket, stream: Duplex, around: Surroundings) {
    this.#socket = socket;
    this.#outgoing = new Outgoing(socket, stream);
    this.#around = around;
    this.#messages = new Bucket(around.limits.message, around.now);
    this.#misunderstandings = new Misunderstandings(this, around.limits.nonsense);
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
    return this.#conversation !== null || this.#hasEnded;
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
    if (this.#hasEnded) return;
    this.send(JSON.stringify({ t: 'bye', why } satisfies ServerMessage));
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

  letIn(): void {
    this.#around.onLetIn(this.#table);
  }

  fail(error?: unknown): void {
    if (error !== undefined) this.#around.log.error('connection-failed', traceOf(error));
    if (!this.#hasEnded) this.#close(defect, 'defect');
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
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#conversation?.end();
    this.#conversation = null;
  }

  #drained(): void {
    if (!this.#isBehind) return;
    this.#isBehind = false;
    this.#wasBehind = false;
    this.#conversation?.caughtUp();
  }

  /** Whether one more message is within the limit. */
  #count(): boolean {
    if (this.#hasEnded) return false;
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
    const text = data.toString();
    if (this.#conversation === null) this.#hearStranger(hear(text));
    else this.#conversation.hear(text);
  }

  #hearStranger(heard: Heard): void {
    if (heard === 'nonsense') this.#misunderstandings.say('This message is not understood.');
    else if (heard === 'other-version') this.close('version');
    else if (heard.t === 'do') this.#misunderstandings.say('A connection begins with a hello.');
    else if (heard.t === 'beat') this.send(beatText);
    else this.#hearHello(heard);
  }

  #hearHello(hello: Hello): void {
    this.#table = hello.table;
    const conversation = this.#around.converse(hello, this, this.#misunderstandings.count);
    this.#conversation = conversation;
  }
}
