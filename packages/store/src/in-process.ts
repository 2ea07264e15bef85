import { EventEmitter } from 'node:events';
import type { Store } from './port.ts';
import { faultOf } from './refused.ts';
import type { Database } from './sqlite/database.ts';
import type { StoreThread } from './sqlite/groups.ts';
import { copyDatabase, madeReady } from './sqlite/open-database.ts';
import { refusalToOpen } from './sqlite/refusals.ts';
import { serve } from './sqlite/serve.ts';
import { storeOverWorker } from './sqlite/store-over-worker.ts';

export type { Database, Statement } from './sqlite/database.ts';

/** Both ends of a channel within one thread: a message arrives as soon as the one before it has been dealt with. */
class Channel extends EventEmitter implements StoreThread {
  /** The end at which the database is. */
  readonly served: EventEmitter & { postMessage: (message: unknown) => void; close: () => void } =
    Object.assign(new EventEmitter(), {
      postMessage: (message: unknown) => queueMicrotask(() => this.emit('message', message)),
      close: () => queueMicrotask(() => this.emit('exit')),
    });

  postMessage(text: string): void {
    queueMicrotask(() => this.#pass(text));
  }

  /** What ends a thread ends this one, too. */
  #pass(text: string): void {
    try {
      this.served.emit('message', text);
    } catch (error) {
      this.emit('error', error);
    }
  }
}

/** The store of `openSqliteStore`, over any database and in this thread: for simulations, which must be repeatable. */
export function storeInProcess(open: () => Database): Store {
  const channel = new Channel();
  try {
    serve(channel.served, madeReady(open(), { patience: 0, limit: null }), copyDatabase);
  } catch (error) {
    throw faultOf(refusalToOpen(error));
  }
  return storeOverWorker(channel);
}
