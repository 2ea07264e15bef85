import type { Rng } from '@rudel/kernel';
import { protocolVersion } from '@rudel/protocol';
import type { Admission, Command, Farewell, Hello } from '@rudel/protocol';
import type { Attached, Link, Rooms } from '@rudel/room';
import { Client } from './client.ts';

/** A way between a device and the rooms. Messages keep their order on it, arrive late, and stop coming when it is cut. */
export class Wire {
  readonly client: FlakyClient;
  /** From the device to the rooms. */
  readonly up: Command[] = [];
  /** From the rooms to the device. */
  readonly down: string[] = [];
  #attached: Attached | null = null;
  #isDown = false;
  isBehind = false;

  constructor(client: FlakyClient) {
    this.client = client;
  }

  async open(rooms: Rooms, hello: Hello): Promise<void> {
    const isBehind = (): boolean => this.isBehind;
    const link: Link = {
      send: (text) => this.down.push(text),
      close: (why) => this.client.hasEnded(this, why),
      get isBehind(): boolean {
        return isBehind();
      },
    };
    const attached = await rooms.attach(hello, link);
    if (this.#isDown) attached?.detach();
    else this.#attached = attached;
  }

  /** The rooms notice that the device is gone. */
  end(): void {
    this.#isDown = true;
    this.#attached?.detach();
    this.#attached = null;
  }

  deliverUp(): void {
    const command = this.up.shift();
    if (command !== undefined) this.#attached?.receive(command);
  }

  catchUp(): void {
    this.isBehind = false;
    this.#attached?.caughtUp();
  }
}

const shut: ReadonlySet<Farewell> = new Set(['missing', 'unopened']);

/** A device that connects again, repeats what was not answered, and trusts nothing but its protocol. */
export class FlakyClient extends Client {
  wire: Wire | null = null;
  /** Sent and not answered yet, in order. */
  readonly unanswered: Command[] = [];
  /** What was ever sent, by id. */
  readonly sent = new Map<string, Command>();
  readonly rng: Rng;
  isHome = false;
  /** Whether the table could not be opened when it was asked for last: the device goes on asking. */
  isShut = false;

  constructor(admission: Admission, rng: Rng, name: string = admission.person) {
    super(admission, name);
    this.rng = rng;
  }

  async connect(rooms: Rooms): Promise<Wire> {
    const wire = new Wire(this);
    this.wire = wire;
    const have = this.gaps === 0 && this.rng.int(5) > 0 ? this.have : undefined;
    this.gaps = 0;
    const { table, token } = this.admission;
    await wire.open(rooms, {
      t: 'hello',
      v: protocolVersion,
      table,
      token,
      ...(have === undefined ? {} : { have }),
    });
    return wire;
  }

  want(text: string): void {
    const command: Command = { t: 'do', id: this.freshId(), base: this.seq, text };
    this.sent.set(command.id, command);
    this.unanswered.push(command);
    this.wire?.up.push(command);
  }

  hear(wire: Wire): void {
    const text = wire.down.shift();
    if (text === undefined || this.wire !== wire) return;
    this.receive(text);
    this.isShut = false;
    if (text.startsWith('{"t":"welcome"')) wire.up.push(...this.unanswered);
    for (const [at, { id }] of this.unanswered.entries()) {
      if (!this.replies.has(id)) continue;
      this.unanswered.splice(at, 1);
      break;
    }
    if (this.gaps > 0) this.drop();
  }

  /** The device gives its wire up; the rooms may not know yet. */
  drop(): void {
    this.wire = null;
  }

  hasEnded(wire: Wire, why: Farewell): void {
    this.isShut = shut.has(why);
    if (why !== 'closed' && !this.isShut) this.ended = why;
    if (this.wire === wire) this.wire = null;
  }
}
