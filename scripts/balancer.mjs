import { connect, createServer } from 'node:net';

/** @import { Server, Socket } from 'node:net' */

/** How often servers are asked, and how long their answer may take, in milliseconds. */
const between = 500;
const patience = 1000;
const attempts = 20;

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
async function isReady(port) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(patience) });
    return answer.status === 200;
  } catch {
    return false;
  }
}

/** A small balancer on loopback, for trying out: connections go to ready servers by turns, and end when theirs is not ready any more. */
export class Balancer {
  /** The ports of servers that are ready. @type {readonly number[]} */
  ready = [];
  #next = 0;
  /** @readonly @type {Map<Socket, number>} */
  #open = new Map();
  /** @readonly @type {Server} */
  #server;
  /** @readonly @type {NodeJS.Timeout} */
  #checks;

  /** @param {() => readonly number[]} portsOf */
  constructor(portsOf) {
    this.#server = createServer((near) => this.#join(near));
    this.#checks = setInterval(() => void this.#check(portsOf()), between);
  }

  /**
   * Listens on a port, or on the first free one behind it.
   *
   * @param {number} port
   * @returns {Promise<number>}
   */
  async listen(port) {
    for (let tried = port; tried < port + attempts; tried += 1) if (await this.#listenOn(tried)) return tried;
    throw new Error(`There is no free port from ${port} on.`);
  }

  close() {
    clearInterval(this.#checks);
    this.#server.close();
    for (const socket of this.#open.keys()) socket.destroy();
  }

  /**
   * @param {number} port
   * @returns {Promise<boolean>}
   */
  #listenOn(port) {
    return new Promise((resolve) => {
      this.#server.once('error', () => resolve(false));
      this.#server.listen(port, '127.0.0.1', () => resolve(true));
    });
  }

  /** @param {readonly number[]} ports */
  async #check(ports) {
    const found = await Promise.all(ports.map(async (port) => ((await isReady(port)) ? [port] : [])));
    this.ready = found.flat();
    for (const [socket, port] of this.#open) if (!this.ready.includes(port)) socket.destroy();
  }

  /** @param {Socket} near */
  #join(near) {
    near.on('error', () => near.destroy());
    const port = this.ready[this.#next % Math.max(1, this.ready.length)];
    this.#next += 1;
    if (port === undefined) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    this.#open.set(near, port);
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => {
      this.#open.delete(near);
      far.destroy();
    });
    near.pipe(far).pipe(near);
  }
}
