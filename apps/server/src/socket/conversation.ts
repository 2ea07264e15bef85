import type { Command, Hello, ServerMessage } from '@rudel/protocol';
import type { Attached, Link, Tables } from '@rudel/room';
import { hear } from './client-message.ts';

/** A device, as whoever talks to it knows it. */
export interface DeviceLink extends Link {
  /** Its table has let it in. */
  letIn(): void;
  /** A defect of ours has ended the conversation; it is told to whoever has to know, where it is not told yet. */
  fail(error?: unknown): void;
}

/** One device with its table, from its hello on. */
export interface Conversation {
  /** What the device says: the text of one frame. */
  hear(text: string): void;
  /** What was sent to the device has left. */
  caughtUp(): void;
  /** The device is gone. */
  end(): void;
}

/** Begins a conversation with a device that has said hello, after so many messages that were not understood. */
export type Converse = (hello: Hello, device: DeviceLink, misunderstood: number) => Conversation;

export const beatText: string = JSON.stringify({ t: 'beat' } satisfies ServerMessage);

/** Says what was not understood, so often and no more. */
export class Misunderstandings {
  readonly #device: Link;
  readonly #most: number;
  #count: number;

  constructor(device: Link, most: number, count = 0) {
    this.#device = device;
    this.#most = most;
    this.#count = count;
  }

  get count(): number {
    return this.#count;
  }

  say(error: string): void {
    this.#count += 1;
    this.#device.send(JSON.stringify({ t: 'what', error } satisfies ServerMessage));
    if (this.#count >= this.#most) this.#device.close('nonsense');
  }
}

type Attach = Tables['attach'];

/** A conversation with a table that is here. */
class TableConversation implements Conversation {
  readonly #device: DeviceLink;
  readonly #misunderstandings: Misunderstandings;
  #attached: Attached | null = null;
  /** Commands that came before the table was ready for them. */
  #early: Command[] = [];
  #hasEnded = false;

  constructor(device: DeviceLink, misunderstandings: Misunderstandings) {
    this.#device = device;
    this.#misunderstandings = misunderstandings;
  }

  begin(attach: Attach, hello: Hello): void {
    attach(hello, this.#device).then(
      (attached) => this.#attach(attached),
      (error: unknown) => this.#device.fail(error),
    );
  }

  hear(text: string): void {
    if (this.#hasEnded) return;
    const heard = hear(text);
    if (heard === 'nonsense') this.#misunderstandings.say('This message is not understood.');
    else if (heard === 'other-version' || heard.t === 'hello')
      this.#misunderstandings.say('A connection begins with one hello.');
    else if (heard.t === 'beat') this.#device.send(beatText);
    else if (this.#attached === null) this.#early.push(heard);
    else this.#receive(this.#attached, heard);
  }

  caughtUp(): void {
    this.#attached?.caughtUp();
  }

  end(): void {
    this.#hasEnded = true;
    this.#early = [];
    const attached = this.#attached;
    this.#attached = null;
    attached?.detach();
  }

  #attach(attached: Attached | null): void {
    if (attached === null) return;
    if (this.#hasEnded) {
      attached.detach();
      return;
    }
    this.#attached = attached;
    this.#device.letIn();
    for (const command of this.#early.splice(0)) this.#receive(attached, command);
  }

  #receive(attached: Attached, command: Command): void {
    try {
      attached.receive(command);
    } catch (error) {
      this.#device.fail(error);
    }
  }
}

/** Conversations with tables that are here; whoever is not understood so often is sent away. */
export function conversing(attach: Attach, mostNonsense: number): Converse {
  return (hello, device, misunderstood) => {
    const conversation = new TableConversation(
      device,
      new Misunderstandings(device, mostNonsense, misunderstood),
    );
    conversation.begin(attach, hello);
    return conversation;
  };
}
