import type { Farewell, Hello } from '@rudel/protocol';
import type { Conversation, Converse, DeviceLink } from '../socket/conversation.ts';
import { behind } from '../socket/outgoing.ts';
import type { FromPlace, Hearing, ToPlace } from './messages.ts';

type Surroundings = {
  readonly post: (message: FromPlace) => void;
  /** Notes that so much was sent to a device and may still be on its way to it. */
  readonly sent: (device: FarDevice, length: number) => void;
  readonly forget: (number: number) => void;
  readonly failed: (error: unknown) => void;
};

/** A device elsewhere, as its table here knows it. What was sent and may not have arrived there yet counts as much as what waits there. */
class FarDevice implements DeviceLink {
  readonly #number: number;
  readonly #around: Surroundings;
  #conversation: Conversation | null = null;
  #unseen = 0;
  #isSlow = false;
  /** Whether the table holds something back. */
  #holdsBack = false;

  constructor(number: number, around: Surroundings) {
    this.#number = number;
    this.#around = around;
  }

  begin(converse: Converse, hello: Hello, misunderstood: number): void {
    const conversation = converse(hello, this, misunderstood);
    this.#conversation = conversation;
  }

  hear(text: string): void {
    this.#conversation?.hear(text);
  }

  get isBehind(): boolean {
    this.#holdsBack ||= this.#hasMuchToRead;
    return this.#hasMuchToRead;
  }

  send(text: string): void {
    this.#unseen += text.length;
    this.#around.sent(this, text.length);
    this.#around.post(['send', this.#number, text]);
  }

  letIn(): void {
    this.#around.post(['let-in', this.#number]);
  }

  close(why: Farewell): void {
    this.#around.post(['close', this.#number, why]);
    this.end();
  }

  fail(error: unknown): void {
    this.#around.failed(error);
    this.#around.post(['failed', this.#number]);
    this.end();
  }

  end(): void {
    this.#around.forget(this.#number);
    this.#conversation?.end();
  }

  /** So much of what was sent is where the device is. */
  seen(length: number): void {
    this.#unseen -= length;
    this.#goOn();
  }

  turnSlow(isSlow: boolean): void {
    this.#isSlow = isSlow;
    this.#goOn();
  }

  get #hasMuchToRead(): boolean {
    return this.#isSlow || this.#unseen > behind;
  }

  #goOn(): void {
    if (!this.#holdsBack || this.#hasMuchToRead) return;
    this.#holdsBack = false;
    this.#conversation?.caughtUp();
  }
}

type Sent = readonly [device: FarDevice, length: number];

/** The devices elsewhere that talk to tables here. */
export class FarDevices {
  readonly #converse: Converse;
  readonly #around: Surroundings;
  readonly #devices = new Map<number, FarDevice>();
  /** What is on its way, batch by batch, and what goes with the next one. */
  readonly #batches: (readonly Sent[])[] = [];
  #next: Sent[] = [];
  #seen = 0;

  constructor(converse: Converse, post: (message: FromPlace) => void, failed: (error: unknown) => void) {
    this.#converse = converse;
    this.#around = {
      post,
      failed,
      sent: (device, length) => void this.#next.push([device, length]),
      forget: (number) => void this.#devices.delete(number),
    };
  }

  hello(number: number, hello: Hello, misunderstood: number): void {
    const device = new FarDevice(number, this.#around);
    this.#devices.set(number, device);
    device.begin(this.#converse, hello, misunderstood);
  }

  of(number: number): FarDevice | undefined {
    return this.#devices.get(number);
  }

  /** Nobody is at the other end any more. */
  lose(): void {
    for (const device of this.#devices.values()) device.end();
  }

  /** A batch leaves. */
  batchLeaves(): void {
    this.#batches.push(this.#next);
    this.#next = [];
  }

  /** So many batches have arrived so far. */
  batchesSeen(count: number): void {
    for (; this.#seen < count; this.#seen += 1)
      for (const [device, length] of this.#batches.shift() ?? []) device.seen(length);
  }
}

type DeviceHearing = Pick<Hearing<ToPlace>, 'hello' | 'text' | 'behind' | 'gone' | 'seen'>;

/** What is said over a line of devices at its other end, passed on to them. */
export const hearingFor = (devices: FarDevices): DeviceHearing => ({
  hello: (number, hello, misunderstood) => devices.hello(number, hello, misunderstood),
  text: (number, text) => devices.of(number)?.hear(text),
  behind: (number, isBehind) => devices.of(number)?.turnSlow(isBehind),
  gone: (number) => devices.of(number)?.end(),
  seen: (batches) => devices.batchesSeen(batches),
});
