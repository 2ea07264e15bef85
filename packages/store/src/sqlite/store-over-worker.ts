import { once } from 'node:events';
import type { EventEmitter } from 'node:events';
import { StoreFault } from '../port.ts';
import type { Aside, Store } from '../port.ts';
import { refuseUnfitAside, refuseUnfitBounds, refuseUnfitEntries, refuseUnfitTable } from '../unfit.ts';
import { briefOf } from './brief.js';
import type { Answer, Call, Refusal } from './messages.ts';

/** A `Worker`, as far as it is used here. */
export interface StoreThread extends EventEmitter {
  postMessage(text: string, transferred: readonly []): void;
}

type Waiting = {
  readonly call: Call;
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: Error) => void;
};

/** What kind of error it is; its message might say more than it should. */
function nameOf(error: Error): string {
  return 'code' in error ? String(error.code) : error.name;
}

/** A refusal that has come from the other thread. */
export function faultOf({ kind, message, cause }: Refusal): StoreFault {
  return new StoreFault(kind, message, cause ?? null);
}

/**
 * Sends calls to the thread in groups, as texts, which are copied faster than objects: what is asked while the thread is busy with one group makes up the next. What is asked within one
 * turn of the event loop is together from the start.
 */
class Groups {
  readonly #worker: StoreThread;
  #next: Waiting[] = [];
  #sent: Waiting[] = [];
  #isDue = false;
  #ended: StoreFault | null = null;
  readonly #onEnd: (fault: StoreFault) => void;

  /** `onEnd` is called when the thread is gone. */
  constructor(worker: StoreThread, onEnd: (fault: StoreFault) => void) {
    this.#worker = worker;
    this.#onEnd = onEnd;
    worker.on('message', (answers: readonly Answer[]) => this.#settle(answers));
    worker.on('messageerror', () => this.#end('sent something unreadable'));
    worker.on('error', (error: Error) => this.#end(`failed: ${nameOf(error)}`));
    worker.on('exit', () => this.#end('has ended'));
  }

  ask<T>(call: Call): Promise<T> {
    return new Promise<unknown>((resolve, reject) => {
      if (this.#ended !== null) {
        reject(this.#ended);
        return;
      }
      this.#next.push({ call, resolve, reject });
      this.#plan();
    }) as Promise<T>;
  }

  #plan(): void {
    if (this.#isDue || this.#sent.length > 0 || this.#next.length === 0) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      this.#send();
    });
  }

  #send(): void {
    if (this.#ended !== null) return;
    this.#sent = this.#next;
    this.#next = [];
    this.#worker.postMessage(JSON.stringify(this.#sent.map(({ call }) => briefOf(call))), []);
  }

  #settle(answers: readonly Answer[]): void {
    const settled = this.#sent;
    this.#sent = [];
    this.#plan();
    for (const [at, { resolve, reject }] of settled.entries()) {
      const answer = answers[at] ?? null;
      if (answer !== null && 'refusal' in answer) {
        reject(faultOf(answer.refusal));
      } else {
        resolve(answer?.value);
      }
    }
  }

  #end(what: string): void {
    this.#ended ??= new StoreFault('ended', `The thread that has the database ${what}.`, 'thread');
    const waiting = [...this.#sent, ...this.#next];
    this.#sent = [];
    this.#next = [];
    for (const { reject } of waiting) reject(this.#ended);
    this.#onEnd(this.#ended);
  }
}

const isNothing = (aside: Aside | undefined): aside is undefined =>
  aside === undefined || Object.keys(aside).length === 0;

const toNobody = (): void => {};

/** A store whose database is in another thread, which is open already. */
export function storeOverWorker(worker: StoreThread): Store {
  let closing: Promise<void> | null = null;
  let tellEnd: (fault: StoreFault) => void = toNobody;
  const ended = new Promise<StoreFault>((resolve) => {
    tellEnd = resolve;
  });
  const groups = new Groups(worker, (fault) => {
    if (closing === null) tellEnd(fault);
  });

  async function ask<T>(call: Call): Promise<T> {
    if (closing !== null) throw new StoreFault('ended', 'The store is closed.');
    return groups.ask<T>(call);
  }

  async function close(): Promise<void> {
    await Promise.all([once(worker, 'exit'), groups.ask({ op: 'close' })]);
  }

  return {
    async create(id, keys, entries, aside): Promise<void> {
      refuseUnfitTable(id, keys, entries, aside);
      return ask({ op: 'create', id, keys, entries, aside });
    },
    async append(id, after, entries, aside): Promise<void> {
      refuseUnfitEntries(entries);
      if (aside !== undefined) refuseUnfitAside(id, aside, entries);
      return ask({ op: 'append', id, after, entries, aside: isNothing(aside) ? null : aside });
    },
    load: (id) => ask({ op: 'load', id }),
    chapter: (id, number) => ask({ op: 'chapter', id, number }),
    find: (by) => ask({ op: 'find', by }),
    listed: (limit) => ask({ op: 'listed', limit }),
    withDeadline: () => ask({ op: 'withDeadline' }),
    async aged(before, limit) {
      refuseUnfitBounds(before, limit);
      return ask({ op: 'aged', before, limit });
    },
    erase: (id, after, changed) => ask({ op: 'erase', id, after, changed }),
    total: () => ask({ op: 'total' }),
    probe: () => ask({ op: 'probe' }),
    ended,
    close(): Promise<void> {
      closing ??= close();
      return closing;
    },
  };
}
