import type { Farewell, Hello } from '@rudel/protocol';
import type { Conversation, DeviceLink } from '../socket/conversation.ts';
import type { ToPlace } from './messages.ts';

type Post = (message: ToPlace) => void;

/** A device here that talks to a table elsewhere. */
class NearDevice implements Conversation {
  readonly #number: number;
  readonly #device: DeviceLink;
  readonly #post: Post;
  readonly #onEnd: () => void;
  /** Whether the place was told that it reads slowly. */
  #isBehind = false;

  constructor(number: number, device: DeviceLink, post: Post, onEnd: () => void) {
    this.#number = number;
    this.#device = device;
    this.#post = post;
    this.#onEnd = onEnd;
  }

  hear(text: string): void {
    this.#post(['text', this.#number, text]);
  }

  caughtUp(): void {
    this.#tellBehind(false);
  }

  end(): void {
    this.#onEnd();
  }

  send(text: string): void {
    this.#device.send(text);
    if (this.#device.isBehind) this.#tellBehind(true);
  }

  letIn(): void {
    this.#device.letIn();
  }

  close(why: Farewell): void {
    this.#device.close(why);
  }

  fail(): void {
    this.#device.fail();
  }

  #tellBehind(isBehind: boolean): void {
    if (isBehind === this.#isBehind) return;
    this.#isBehind = isBehind;
    this.#post(['behind', this.#number, isBehind]);
  }
}

/** The devices here whose tables are in one place. */
export class NearDevices {
  readonly #post: Post;
  readonly #devices = new Map<number, NearDevice>();
  #count = 0;

  constructor(post: Post) {
    this.#post = post;
  }

  get count(): number {
    return this.#devices.size;
  }

  converse(hello: Hello, device: DeviceLink, misunderstood: number): Conversation {
    this.#count += 1;
    const number = this.#count;
    const near = new NearDevice(number, device, this.#post, () => {
      if (this.#devices.delete(number)) this.#post(['gone', number]);
    });
    this.#devices.set(number, near);
    this.#post(['hello', number, hello, misunderstood]);
    return near;
  }

  /** Whoever is gone by now hears nothing. */
  of(number: number): NearDevice | undefined {
    return this.#devices.get(number);
  }

  /** The place has ended: its devices are sent away and come back when they like. */
  lose(): void {
    const devices = [...this.#devices.values()];
    this.#devices.clear();
    for (const device of devices) device.close('closed');
  }
}
