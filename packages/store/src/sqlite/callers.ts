import type { Call } from '../calls.ts';
import { callOf } from './brief.ts';
import type { Brief, CopyOrder, NewLine, Port, TakeWaiting } from './messages.ts';

/** What one of those who ask has sent together. */
export type Asked = { readonly port: Port; readonly calls: readonly Call[] };

export type CallerPorts = {
  readonly takeWaiting: TakeWaiting;
  readonly answer: (asked: readonly Asked[]) => void;
  readonly copy: (order: CopyOrder, port: Port) => void;
};

/** Those who ask, each through a line of their own. What waits at any of them when one is heard is answered together with it. */
export class Callers {
  readonly #around: CallerPorts;
  /** The oldest first: whatever somebody has asked before their end is done before anything that their successor asks. */
  #ports: readonly Port[] = [];

  constructor(first: Port, around: CallerPorts) {
    this.#around = around;
    this.#listen(first);
  }

  closeAll(): void {
    for (const port of this.#ports) port.close();
  }

  #listen(port: Port): void {
    this.#ports = [...this.#ports, port];
    port.on('message', (message) => this.#hearAll(port, message));
    port.on('close', () => {
      this.#ports = this.#ports.filter((other) => other !== port);
    });
  }

  #hearAll(from: Port, message: string | NewLine): void {
    const { takeWaiting, answer } = this.#around;
    const asked: Asked[] = [];
    for (const port of this.#ports) {
      let next = port === from ? message : takeWaiting(port);
      for (; next !== null; next = takeWaiting(port)) this.#hear(port, next, asked);
    }
    if (asked.length > 0) answer(asked);
  }

  #hear(port: Port, message: string | NewLine, asked: Asked[]): void {
    if (typeof message !== 'string') {
      this.#listen(message.line);
      return;
    }
    const order = JSON.parse(message) as readonly (Call | Brief)[] | CopyOrder;
    if ('copyTo' in order) this.#around.copy(order, port);
    else asked.push({ port, calls: order.map(callOf) });
  }
}
