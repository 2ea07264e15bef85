import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';

/** What stands between a server and its database, and lets nothing through any more when it is cut. */
export class Cable {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server = createServer((near) => this.#join(near));
  #isCut = false;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  /** The address of the database at the end of this cable. */
  async lay(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    const url = new URL(this.#target.href);
    url.port = String(typeof address === 'object' ? address?.port : 0);
    return url.href;
  }

  /** Ends all connections and takes no others. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket): void {
    if (this.#isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(this.#target.port), this.#target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
    near.pipe(far).pipe(near);
  }
}
