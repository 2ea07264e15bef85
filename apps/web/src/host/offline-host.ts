import type { HttpRefusal, ServerMessage } from '@rudel/protocol';
import type { Host, WireListener } from './host.ts';
import type { CallName, HostCalls, ToPage, ToWorker } from './offline-messages.ts';

/** The part of a worker that is needed here. */
export type Helper = Pick<Worker, 'postMessage' | 'addEventListener'>;

const trouble: HttpRefusal = {
  error: 'trouble',
  message: 'Something went wrong on this device; please try again.',
};

/** Tables in a worker of this browser. */
export function hostIn(worker: Helper): Host {
  const answers = new Map<number, (value: unknown) => void>();
  const wires = new Map<number, WireListener>();
  let count = 0;
  const tell = (message: ToWorker): void => worker.postMessage(message);
  const fresh = (): number => {
    count += 1;
    return count;
  };
  const caller = <N extends CallName>(name: N): HostCalls[N] => {
    const call = async (...given: readonly unknown[]): Promise<unknown> => {
      const id = fresh();
      const answer = new Promise<unknown>((resolve) => answers.set(id, resolve));
      tell({ kind: 'call', id, name, given } as unknown as ToWorker);
      return answer;
    };
    return call as unknown as HostCalls[N];
  };
  worker.addEventListener('message', (event) => {
    const message = (event as MessageEvent<ToPage>).data;
    if (message.kind === 'answer' || message.kind === 'failed') {
      const failed = { ok: false, refusal: trouble };
      answers.get(message.id)?.(message.kind === 'answer' ? message.value : failed);
      answers.delete(message.id);
    } else if (message.kind === 'text') {
      wires.get(message.wire)?.message(JSON.parse(message.text) as ServerMessage);
    } else {
      const listener = wires.get(message.wire);
      wires.delete(message.wire);
      listener?.ended(message.why);
    }
  });
  return {
    kind: 'offline',
    create: caller('create'),
    look: caller('look'),
    join: caller('join'),
    listed: caller('listed'),
    handover: caller('handover'),
    take: caller('take'),
    record: caller('record'),
    open(listener) {
      const wire = fresh();
      wires.set(wire, listener);
      tell({ kind: 'open', wire });
      return {
        send: (message) => tell({ kind: 'send', wire, message }),
        close() {
          if (wires.delete(wire)) tell({ kind: 'close', wire });
        },
      };
    },
  };
}

let host: Host | null = null;

/** The tables of this device: one worker for the whole page. */
export async function offlineHost(): Promise<Host> {
  host ??= hostIn(new Worker(new URL('./offline-worker.ts', import.meta.url), { type: 'module' }));
  return host;
}
