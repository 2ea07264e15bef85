import type { AnyView, Eye, Open } from '@rudel/kernel';
import { Unpacker, changed, protocolVersion } from '@rudel/protocol';
import type {
  Admission,
  Farewell,
  Hello,
  MoreTime,
  Reacted,
  Reports,
  ScreenNews,
  ServerMessage,
  Snapshot,
  TableDoc,
  Talk,
  TalkLine,
  Talked,
  Update,
  Welcome,
  You,
} from '@rudel/protocol';
import type { Attached, Link, Rooms } from '@rudel/room';
import { settled } from './fake-clockwork.ts';

export type Reply = Extract<ServerMessage, { readonly t: 'done' | 'no' | 'stale' }>;
type Known = {
  readonly match: number;
  seq: number;
  view: AnyView;
  readonly unpacker: Unpacker;
  /** What the unpacker has learned. */
  readonly shapes: string[];
};

/** The shapes that a packed value brings along, in their order. */
function shapesIn(packed: Open): readonly string[] {
  if (!Array.isArray(packed)) return [];
  const [head, ...parts] = packed as readonly Open[];
  return [...(typeof head === 'string' ? [head] : []), ...parts.flatMap(shapesIn)];
}

/** A device as the protocol asks for: it keeps its table and match from snapshots and changes. */
export class Client {
  readonly admission: Admission;
  /** Every text that came, as it came. */
  readonly received: string[] = [];
  readonly log: Open[] = [];
  readonly replies = new Map<string, Reply>();
  readonly said: string[] = [];
  readonly thrown: string[] = [];
  readonly screens: string[] = [];
  readonly talk: TalkLine[] = [];
  reports: Reports['lines'] = [];
  table: TableDoc | null = null;
  you: You | null = null;
  epoch: string | null = null;
  known: Known | null = null;
  left: number | null = null;
  outcome: Snapshot['outcome'] | null = null;
  ended: Farewell | null = null;
  gaps = 0;
  snapshots = 0;
  isBehind = false;
  attached: Attached | null = null;
  readonly #name: string;
  #count = 0;

  /** Devices of one person have names of their own. */
  constructor(admission: Admission, name: string = admission.person) {
    this.admission = admission;
    this.#name = name;
  }

  /** Connects and waits until everything has come. */
  async attach(rooms: Rooms, have?: Hello['have']): Promise<this> {
    this.ended = null;
    const hello: Hello = {
      t: 'hello',
      v: protocolVersion,
      table: this.admission.table,
      token: this.admission.token,
      ...(have === undefined ? {} : { have }),
    };
    this.attached = await rooms.attach(hello, this.#link());
    return this;
  }

  get have(): Hello['have'] {
    if (this.epoch === null || this.known === null) return undefined;
    return { epoch: this.epoch, match: this.known.match, seq: this.known.seq };
  }

  /** Begins with what another device knows of a match. */
  knowWhat({ known }: Client): void {
    if (known === null) return;
    const shapes = [...known.shapes];
    this.known = { ...known, shapes, unpacker: new Unpacker(shapes) };
  }

  get eye(): Eye {
    return this.you?.seat ?? 'table';
  }

  get seq(): number {
    return this.known?.seq ?? 0;
  }

  get view(): AnyView {
    if (this.known === null) throw new Error('no match yet');
    return this.known.view;
  }

  get doc(): TableDoc {
    if (this.table === null) throw new Error('no table yet');
    return this.table;
  }

  detach(): void {
    this.attached?.detach();
    this.attached = null;
  }

  /** Sends a command without waiting. */
  send(text: string, id = this.freshId(), base = this.seq): string {
    this.attached?.receive({ t: 'do', id, base, text });
    return id;
  }

  freshId(): string {
    this.#count += 1;
    return `${this.#name}-${this.#count}`;
  }

  /** Sends a command and waits for what comes of it. */
  async does(text: string, base = this.seq): Promise<Reply | undefined> {
    const id = this.send(text, this.freshId(), base);
    await settled();
    return this.replies.get(id);
  }

  receive(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (Array.isArray(message)) this.#follow(message as unknown as Update);
    else this.#hear(message as Exclude<ServerMessage, Update>);
  }

  #link(): Link {
    const isBehind = (): boolean => this.isBehind;
    return {
      send: (text) => this.receive(text),
      close: (why) => {
        this.ended = why;
        this.attached = null;
      },
      get isBehind(): boolean {
        return isBehind();
      },
    };
  }

  #hear(message: Exclude<ServerMessage, Update>): void {
    if (message.t === 'talked' || message.t === 'talk' || message.t === 'reports') this.#listen(message);
    else if (message.t === 'reacted') this.thrown.push(`${message.person} ${message.what}`);
    else if (message.t === 'more') this.left = message.left;
    else if (message.t === 'screen') this.screens.push(message.key);
    else this.#note(message);
  }

  #listen(message: Talked | Talk | Reports): void {
    if (message.t === 'reports') this.reports = message.lines;
    else if (message.t === 'talked') this.talk.push(message.line);
    else {
      this.talk.splice(0, this.talk.length, ...message.lines);
      this.reports = [];
    }
  }

  #note(
    message: Exclude<ServerMessage, Update | Talked | Talk | Reports | Reacted | MoreTime | ScreenNews>,
  ): void {
    switch (message.t) {
      case 'welcome':
        this.#greet(message);
        return;
      case 'match':
        this.#begin(message);
        return;
      case 'table':
        this.table = changed(this.doc, message.d);
        return;
      case 'you':
        this.you = message.you;
        return;
      case 'said':
        this.said.push(`${message.person} ${message.what}`);
        return;
      case 'done':
      case 'no':
      case 'stale':
        this.replies.set(message.id, message);
        return;
      case 'what':
      case 'beat':
      case 'bye':
        throw new Error(`a room never says ${message.t}`);
    }
  }

  /** What is known of another epoch cannot be gone on from: the snapshot may still get lost. */
  #greet({ table, you, epoch }: Welcome): void {
    if (epoch !== this.epoch) this.known = null;
    this.table = table;
    this.you = you;
    this.epoch = epoch;
  }

  #begin({ match, seq, view, log, shapes, left, outcome }: Snapshot): void {
    this.snapshots += 1;
    this.known = {
      match,
      seq,
      view: view as AnyView,
      unpacker: new Unpacker(shapes),
      shapes: [...shapes],
    };
    this.log.splice(0, this.log.length, ...log);
    this.left = left ?? null;
    this.outcome = outcome ?? null;
  }

  #follow([seq, change, glimpses, left]: Update): void {
    const { known } = this;
    if (known === null || seq !== known.seq + 1) {
      this.gaps += 1;
      return;
    }
    known.seq = seq;
    if (change !== 0) known.view = changed(known.view, change);
    this.log.push(...glimpses.map((glimpse) => known.unpacker.unpack(glimpse)));
    known.shapes.push(...glimpses.flatMap(shapesIn));
    this.left = left ?? null;
  }
}
