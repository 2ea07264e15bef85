import { protocolVersion } from '@rudel/protocol';
import type { Admission, ClientMessage, Farewell, Hello, ServerMessage } from '@rudel/protocol';
import type { Hall } from '../../src/hall/hall.ts';
import type { Conversation, DeviceLink } from '../../src/socket/conversation.ts';

/** A device without a socket, which reads as slowly as the test likes. */
export class FakeDevice implements DeviceLink {
  readonly texts: string[] = [];
  isBehind = false;
  isIn = false;
  hasFailed = false;
  farewell: Farewell | null = null;
  #conversation: Conversation | null = null;
  readonly #waiting = new Set<() => void>();

  /** Says hello, and nothing else yet. */
  static greeting(hall: Hall, { table, token }: Admission, misunderstood = 0): FakeDevice {
    const device = new FakeDevice();
    const hello: Hello = { t: 'hello', v: protocolVersion, table, token };
    device.#conversation = hall.converse(hello, device, misunderstood);
    return device;
  }

  /** Says hello and waits for the welcome. */
  static async welcomed(hall: Hall, admission: Admission): Promise<FakeDevice> {
    const device = FakeDevice.greeting(hall, admission);
    await device.until(() => device.isIn && device.told('welcome').length > 0);
    return device;
  }

  get messages(): readonly ServerMessage[] {
    return this.texts.map((text) => JSON.parse(text) as ServerMessage);
  }

  /** The messages of one kind. */
  told<T extends string>(kind: T): readonly Extract<ServerMessage, { readonly t: T }>[] {
    return this.messages.filter(
      (message): message is Extract<ServerMessage, { readonly t: T }> => 't' in message && message.t === kind,
    );
  }

  say(message: ClientMessage): void {
    this.sayText(JSON.stringify(message));
  }

  sayText(text: string): void {
    this.#conversation?.hear(text);
  }

  /** Sends a command and waits for its answer. */
  async wish(id: string, text: string): Promise<string> {
    this.say({ t: 'do', id, base: 0, text });
    const answer = (): ServerMessage | undefined =>
      this.messages.find((message) => 'id' in message && message.id === id);
    await this.until(() => answer() !== undefined);
    const found = answer();
    return found !== undefined && 't' in found ? found.t : '';
  }

  /** Waits until everything that was said before has been heard. */
  async settle(): Promise<void> {
    const beats = this.told('beat').length;
    this.say({ t: 'beat' });
    await this.until(() => this.told('beat').length > beats);
  }

  catchUp(): void {
    this.isBehind = false;
    this.#conversation?.caughtUp();
  }

  leave(): void {
    this.#conversation?.end();
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  send(text: string): void {
    this.texts.push(text);
    this.#wake();
  }

  close(why: Farewell): void {
    if (this.farewell !== null) return;
    this.farewell = why;
    this.#conversation?.end();
    this.#wake();
  }

  letIn(): void {
    this.isIn = true;
    this.#wake();
  }

  fail(): void {
    this.hasFailed = true;
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
