import { EventEmitter } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { Store } from '../port.ts';
import type { StoreThread } from './groups.ts';
import { storeOverWorker } from './store-over-worker.ts';

/** The thread that has the database, as it looks through a line of one's own. */
class ThreadOverLine extends EventEmitter implements StoreThread {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on('message', (message: unknown) => this.emit('message', message));
    port.on('messageerror', () => this.emit('messageerror'));
    port.on('close', () => this.emit('exit'));
  }

  postMessage(text: string): void {
    this.#port.postMessage(text, []);
  }
}

/** The store of another thread, through a line that it has made. Whoever closes it hangs up; the store stays open for the others. */
export function storeOverLine(port: MessagePort): Store {
  return storeOverWorker(new ThreadOverLine(port), 'leave');
}
