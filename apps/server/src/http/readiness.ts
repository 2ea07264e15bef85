import { StoreFault } from '@rudel/store';
import type { Store } from '@rudel/store';
import type { Now } from '../limits.ts';

/** Why a server cannot serve at the moment, as far as everybody may know. */
export type NotReady = 'disk-full' | 'store' | 'rooms';

/** For so long an answer counts: asking again and again costs the disk nothing. In milliseconds. */
const freshFor = 1000;
/** So long may a write take. */
const patience = 1000;

/** Calls back once, after this many milliseconds, unless cancelled. */
export type After = (ms: number, callback: () => void) => () => void;

const afterReally: After = (ms, callback) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

const reasonOf = (error: unknown): NotReady =>
  error instanceof StoreFault && error.cause === 'full' ? 'disk-full' : 'store';

/** Finds out whether something can be written right now. There is never more than one try under way. */
export class Readiness {
  readonly #store: Pick<Store, 'probe'>;
  readonly #isServed: () => boolean;
  readonly #now: Now;
  readonly #after: After;
  #last: { readonly at: number; readonly reason: NotReady | null } | null = null;
  #trying: Promise<NotReady | null> | null = null;

  /** `isServed` says whether somebody serves every table. */
  constructor(store: Pick<Store, 'probe'>, isServed: () => boolean, now: Now, after: After = afterReally) {
    this.#store = store;
    this.#isServed = isServed;
    this.#now = now;
    this.#after = after;
  }

  /** Null where the server is ready. */
  async check(): Promise<NotReady | null> {
    if (!this.#isServed()) return 'rooms';
    if (this.#last !== null && this.#now() - this.#last.at < freshFor) return this.#last.reason;
    this.#trying ??= this.#try();
    return this.#inTime(this.#trying);
  }

  async #try(): Promise<NotReady | null> {
    let reason: NotReady | null = null;
    try {
      await this.#store.probe();
    } catch (error) {
      reason = reasonOf(error);
    }
    this.#last = { at: this.#now(), reason };
    this.#trying = null;
    return reason;
  }

  #inTime(trying: Promise<NotReady | null>): Promise<NotReady | null> {
    return new Promise((resolve) => {
      const cancel = this.#after(patience, () => resolve('store'));
      void trying.then((reason) => {
        cancel();
        resolve(reason);
      });
    });
  }
}
