import { WebSocket } from 'ws';
import type { AnyGlimpse, AnyView, Outcome } from '@rudel/kernel';
import { changed, protocolVersion, Unpacker } from '@rudel/protocol';
import type {
  Admission,
  Answer,
  ClientMessage,
  ServerMessage,
  Snapshot,
  TableDoc,
  TalkLine,
  Update,
  You,
} from '@rudel/protocol';

/** How a command was answered. */
export type AnswerKind = Answer['t'];

type Waiting = { readonly isSo: () => boolean; readonly resolve: () => void };

/** Whatever a person at a table notices, from whichever connection it came. */
export type Tap = (text: string) => void;

const isUpdate = (message: ServerMessage): message is Update => Array.isArray(message);

/** Somebody at a table, with a web socket and nothing else: a plain reading of the protocol, for tests. */
export class Person {
  readonly admission: Admission;
  readonly #port: number;
  readonly #tap: Tap;
  readonly #answers = new Map<string, AnswerKind>();
  #waiting: Waiting[] = [];
  #socket: WebSocket | null = null;
  #unpacker = new Unpacker([]);
  #commands = 0;
  #beats = 0;
  #epoch = '';
  table: TableDoc | null = null;
  you: You | null = null;
  view: AnyView | null = null;
  match = 0;
  seq = 0;
  outcome: Outcome | null = null;
  readonly glimpses: AnyGlimpse[] = [];
  readonly talk: TalkLine[] = [];
  /** The code of the last connection's end. */
  closeCode: number | null = null;
  bye: string | null = null;
  whats = 0;
  lastWhy: unknown = null;

  constructor(port: number, admission: Admission, tap: Tap = () => {}) {
    this.#port = port;
    this.admission = admission;
    this.#tap = tap;
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Connects, says hello and waits for the welcome or the end. */
  async connect(port: number = this.#port, isResuming = false): Promise<void> {
    const have = isResuming ? { have: this.have } : {};
    this.table = null;
    this.closeCode = null;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('open', () => this.send({ t: 'hello', v: protocolVersion, ...this.#who(), ...have }));
    socket.on('message', (data: Buffer) => {
      if (this.#socket === socket) this.#hear(data.toString());
    });
    socket.on('close', (code) => {
      if (this.#socket !== socket) return;
      this.closeCode = code;
      this.#wake();
    });
    await this.until(() => this.table !== null || this.closeCode !== null);
  }

  #who(): { table: string; token: string } {
    return { table: this.admission.table, token: this.admission.token };
  }

  /** What this device would tell a server to be resumed. */
  get have(): { readonly epoch: string; readonly match: number; readonly seq: number } {
    return { epoch: this.#epoch, match: this.match, seq: this.seq };
  }

  send(message: ClientMessage): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify(message));
  }

  /** Sends a command without waiting for its answer; tells its id. */
  post(text: string, id: string = this.nextId()): string {
    this.send({ t: 'do', id, base: this.seq, text });
    return id;
  }

  nextId(): string {
    this.#commands += 1;
    return `${this.admission.person}-${this.#commands}`;
  }

  answerTo(id: string): AnswerKind | undefined {
    return this.#answers.get(id);
  }

  /** Sends a command and waits for its answer. */
  async wish(text: string): Promise<AnswerKind> {
    const id = this.post(text);
    await this.until(() => this.#answers.has(id) || this.closeCode !== null);
    const answer = this.#answers.get(id);
    if (answer === undefined) throw new Error(`closed with ${this.closeCode} before an answer`);
    return answer;
  }

  /** Waits until everything that was sent before has been answered. */
  async settle(): Promise<void> {
    const beats = this.#beats;
    this.send({ t: 'beat' });
    await this.until(() => this.#beats > beats || this.closeCode !== null);
  }

  async until(isSo: () => boolean): Promise<void> {
    if (isSo()) return;
    await new Promise<void>((resolve) => {
      this.#waiting.push({ isSo, resolve });
    });
  }

  /** Ends the connection as a cut cable would. */
  cut(): void {
    this.#socket?.terminate();
  }

  async leave(): Promise<void> {
    this.#socket?.close();
    await this.until(() => this.closeCode !== null);
  }

  #wake(): void {
    const ready = this.#waiting.filter(({ isSo }) => isSo());
    this.#waiting = this.#waiting.filter((waiting) => !ready.includes(waiting));
    for (const { resolve } of ready) resolve();
  }

  #hear(text: string): void {
    this.#tap(text);
    const message = JSON.parse(text) as ServerMessage;
    if (isUpdate(message)) this.#update(message);
    else this.#note(message);
    this.#wake();
  }

  #note(message: Exclude<ServerMessage, Update>): void {
    if (message.t === 'welcome') {
      this.#epoch = message.epoch;
      this.table = message.table;
      this.you = message.you;
    } else if (message.t === 'table') this.table = changed(this.table, message.d) as TableDoc;
    else if (message.t === 'you') this.you = message.you;
    else if (message.t === 'match') this.#restart(message);
    else if (message.t === 'bye') this.bye = message.why;
    else if (message.t === 'beat') this.#beats += 1;
    else if (message.t === 'what') this.whats += 1;
    else if (message.t === 'talked') this.talk.push(message.line);
    else if ('id' in message) this.#answer(message);
  }

  #answer(message: Extract<ServerMessage, { readonly id: string }>): void {
    if (message.t === 'no') this.lastWhy = message.why;
    this.#answers.set(message.id, message.t);
  }

  #restart(snapshot: Snapshot): void {
    this.match = snapshot.match;
    this.seq = snapshot.seq;
    this.view = snapshot.view as AnyView;
    this.outcome = snapshot.outcome ?? null;
    this.#unpacker = new Unpacker(snapshot.shapes);
  }

  #update([seq, change, packed]: Update): void {
    if (seq !== this.seq + 1) throw new Error(`update ${seq} after ${this.seq}`);
    this.seq = seq;
    if (change !== 0) this.view = changed(this.view, change) as AnyView;
    for (const one of packed) this.glimpses.push(this.#unpacker.unpack(one) as AnyGlimpse);
  }
}
