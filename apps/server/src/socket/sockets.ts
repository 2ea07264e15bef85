import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { ServerOptions } from 'ws';
import { addressOf, clientOf } from '../address.ts';
import type { TableOwners } from '../bots/table-owners.ts';
import { NetworkBuckets, NetworkCounts, networksOf } from '../networks.ts';
import type { Network } from '../networks.ts';
import { Connection } from './connection.ts';
import type { Surroundings } from './connection.ts';
import { isOriginAllowed } from './origin.ts';

/** When connections are looked after, in milliseconds. */
export type SocketTimes = {
  /** Until a request must have arrived, that for a connection included. */
  readonly request: number;
  /** Until somebody who has said nothing is sent away. */
  readonly hello: number;
  /** Between two signs of life. */
  readonly beat: number;
  /** How long a closed connection may take to say goodbye. */
  readonly goodbye: number;
};

export const usualTimes: SocketTimes = { request: 10_000, hello: 5000, beat: 20_000, goodbye: 3000 };

export type SocketPorts = Omit<Surroundings, 'onLetIn'> & {
  readonly origins: readonly string[];
  readonly proxies: number;
  readonly times: SocketTimes;
  /** Whether somebody at an address is kept out. */
  readonly isBanned: (address: string) => boolean;
  /** Whose bots' time a table takes. */
  readonly owners: TableOwners;
  /** Whether nobody may come in at the moment; otherwise, and where this is missing, anybody may. */
  readonly isShut?: () => boolean;
};

const socketPath = '/ws';
const largestFrame = 16 * 1024;

const refusals = { 403: 'Forbidden', 404: 'Not Found', 429: 'Too Many Requests', 503: 'Service Unavailable' };

function refuse(stream: Duplex, status: keyof typeof refusals): void {
  const answer = `HTTP/1.1 ${status} ${refusals[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  stream.end(answer, () => stream.destroy());
}

/** The options of ws that its types do not know yet. */
type NewOptions = { maxFragments: number; maxBufferedChunks: number; closeTimeout: number };

function optionsOf({ goodbye }: SocketTimes): ServerOptions & NewOptions {
  return {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    autoPong: false,
    maxPayload: largestFrame,
    maxFragments: 64,
    maxBufferedChunks: 4096,
    closeTimeout: goodbye,
  };
}

/** All connections of a server. */
export class Sockets {
  readonly #ports: SocketPorts;
  /** With where they really come from, for bans that come later. */
  readonly #open = new Map<Connection, string>();
  readonly #counts = new NetworkCounts();
  readonly #newcomers: NetworkBuckets;
  readonly #beats: NodeJS.Timeout;
  readonly #upgrades: WebSocketServer;
  #isClosing = false;
  #onEmpty: (() => void) | null = null;

  constructor(server: Server, ports: SocketPorts) {
    this.#ports = ports;
    this.#newcomers = new NetworkBuckets(ports.limits.connect, ports.now);
    this.#upgrades = new WebSocketServer(optionsOf(ports.times));
    this.#beats = setInterval(() => this.#beat(), ports.times.beat);
    server.on('upgrade', (request, stream, head) => this.#upgrade(request, stream, head));
  }

  get count(): number {
    return this.#open.size;
  }

  /** Ends the connections of those who are kept out by now; returns how many. */
  dropBanned(): number {
    const banned = [...this.#open].filter(([, client]) => this.#ports.isBanned(client));
    for (const [connection] of banned) connection.terminate();
    return banned.length;
  }

  /** Says goodbye to everybody and waits until they are gone. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#beats);
    if (this.count === 0) return;
    const emptied = new Promise<void>((resolve) => {
      this.#onEmpty = resolve;
    });
    this.sendAway();
    const late = setTimeout(() => this.#terminateAll(), this.#ports.times.goodbye);
    await emptied;
    clearTimeout(late);
  }

  /** Says goodbye to everybody; they come back, here or elsewhere. */
  sendAway(): void {
    for (const connection of this.#open.keys()) connection.close('closed');
  }

  get #isFull(): boolean {
    const { limits, isShut } = this.#ports;
    return this.#isClosing || isShut?.() === true || this.count >= limits.connections;
  }

  #terminateAll(): void {
    for (const connection of this.#open.keys()) connection.terminate();
  }

  #beat(): void {
    for (const connection of this.#open.keys()) connection.beat();
  }

  #refusalOf(request: IncomingMessage, networks: readonly Network[]): keyof typeof refusals | null {
    const { limits, origins } = this.#ports;
    const [path] = (request.url ?? '').split('?');
    if (path !== socketPath) return 404;
    if (!isOriginAllowed(request, origins)) return 403;
    if (this.#ports.isBanned(clientOf(request, this.#ports.proxies))) return 403;
    if (this.#isFull) return 503;
    const isCrowd = this.#counts.isCrowd(networks, limits.connectionsPerAddress);
    return isCrowd || !this.#newcomers.take(networks) ? 429 : null;
  }

  #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    const address = addressOf(request, this.#ports.proxies);
    const networks = networksOf(address);
    const refusal = this.#refusalOf(request, networks);
    if (refusal !== null) {
      this.#ports.log.debug('upgrade-refused', { status: refusal });
      refuse(stream, refusal);
      return;
    }
    this.#upgrades.handleUpgrade(request, stream, head, (socket) => {
      /** Whoever is first at a table after a restart answers for its bots. */
      const onLetIn = (table: string): void => this.#ports.owners.note(table, address);
      const connection = new Connection(socket, stream, { ...this.#ports, onLetIn });
      this.#open.set(connection, clientOf(request, this.#ports.proxies));
      this.#counts.add(networks);
      const impatience = setTimeout(() => {
        if (!connection.isGreeted) connection.close('nonsense');
      }, this.#ports.times.hello);
      socket.on('close', () => {
        clearTimeout(impatience);
        this.#remove(connection, networks);
      });
    });
  }

  #remove(connection: Connection, networks: readonly Network[]): void {
    this.#open.delete(connection);
    this.#counts.remove(networks);
    if (this.count === 0) this.#onEmpty?.();
  }
}
