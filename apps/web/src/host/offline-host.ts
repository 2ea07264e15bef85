import type { HttpRefusal, ServerMessage } from '@rudel/protocol';
import type { Host, Wire, WireListener } from '@rudel/session/host';
import type { CallName, CallOf, HostCalls, ToPage, ToWorker } from './offline-messages.ts';

/** The part of a worker that is needed here. */
export type Helper = {
  postMessage(message: ToWorker, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToPage>) => void): void;
};

const trouble: HttpRefusal = {
  error: 'trouble',
  message: 'Something went wrong on this device; please try again.',
};

/** Talks with the worker: calls that are answered once, and wires. */
class Exchange {
  readonly #worker: Helper;
  readonly #answers = new Map<number, (value: unknown) => void>();
  readonly #wires = new Map<number, WireListener>();
  #count = 0;

  constructor(worker: Helper) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }) => this.#hear(data));
  }

  caller<N extends CallName>(name: N): HostCalls[N] {
    const call = async (...given: Parameters<HostCalls[N]>): Promise<unknown> => {
      const id = this.#fresh();
      const answer = new Promise<unknown>((resolve) => this.#answers.set(id, resolve));
      const asked: CallOf<N> = { kind: 'call', id, name, given };
      this.#tell(asked as ToWorker);
      return answer;
    };
    return call as HostCalls[N];
  }

  open(listener: WireListener): Wire {
    const wire = this.#fresh();
    this.#wires.set(wire, listener);
    this.#tell({ kind: 'open', wire });
    return {
      send: (message) => this.#tell({ kind: 'send', wire, message }),
      close: () => {
        if (this.#wires.delete(wire)) this.#tell({ kind: 'close', wire });
      },
    };
  }

  #fresh(): number {
    this.#count += 1;
    return this.#count;
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message, []);
  }

  #hear(message: ToPage): void {
    if (message.kind === 'answer') this.#answer(message.id, message.value);
    else if (message.kind === 'failed') this.#answer(message.id, { ok: false, refusal: trouble });
    else if (message.kind === 'text')
      this.#wires.get(message.wire)?.message(JSON.parse(message.text) as ServerMessage);
    else {
      const listener = this.#wires.get(message.wire);
      this.#wires.delete(message.wire);
      listener?.ended(message.why);
    }
  }

  #answer(id: number, value: unknown): void {
    const resolve = this.#answers.get(id);
    this.#answers.delete(id);
    resolve?.(value);
  }
}

/** Tables in a worker of this browser. */
export function hostIn(worker: Helper): Host {
  const exchange = new Exchange(worker);
  return {
    kind: 'offline',
    create: exchange.caller('create'),
    look: exchange.caller('look'),
    join: exchange.caller('join'),
    listed: exchange.caller('listed'),
    handover: exchange.caller('handover'),
    take: exchange.caller('take'),
    record: exchange.caller('record'),
    open: (listener) => exchange.open(listener),
  };
}

let host: Host | null = null;

/** The tables of this device: one worker for the whole page. */
export async function offlineHost(): Promise<Host> {
  host ??= hostIn(new Worker(new URL('./offline-worker.ts', import.meta.url), { type: 'module' }));
  return host;
}
