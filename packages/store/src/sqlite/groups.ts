import type { EventEmitter } from 'node:events';
import type { Call, CallAnswer } from '../calls.ts';
import { StoreFault } from '../port.ts';
import { faultOf } from '../refused.ts';
import { briefOf } from './brief.ts';
import type { Copied, CopyOrder } from './messages.ts';

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

/**
 * Sends calls to the thread in groups, as texts, which are copied faster than objects: what is asked while the thread is busy with one group makes up the next. What is asked within one
 * turn of the event loop is together from the start.
 */
export class Groups {
  readonly #worker: StoreThread;
  #next: Waiting[] = [];
  #sent: Waiting[] = [];
  #isDue = false;
  #copying: { readonly resolve: () => void; readonly reject: (fault: Error) => void } | null = null;
  #ended: StoreFault | null = null;
  readonly #onEnd: (fault: StoreFault) => void;

  /** `onEnd` is called when the thread is gone. */
  constructor(worker: StoreThread, onEnd: (fault: StoreFault) => void) {
    this.#worker = worker;
    this.#onEnd = onEnd;
    worker.on('message', (message: readonly CallAnswer[] | Copied) => {
      if ('copied' in message) this.#settleCopy(message);
      else this.#settle(message);
    });
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

  /** Asks for a copy, which takes its time: groups go on meanwhile. One at a time. */
  copy(file: string): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== null) {
        reject(this.#ended);
        return;
      }
      this.#copying = { resolve, reject };
      const order: CopyOrder = { copyTo: file };
      this.#worker.postMessage(JSON.stringify(order), []);
    });
  }

  #settleCopy({ copied }: Copied): void {
    const copying = this.#copying;
    this.#copying = null;
    if (copied === null) copying?.resolve();
    else copying?.reject(faultOf(copied));
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

  #settle(answers: readonly CallAnswer[]): void {
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
    this.#copying?.reject(this.#ended);
    this.#copying = null;
    this.#onEnd(this.#ended);
  }
}
