import { createRequire } from 'node:module';
import { pick, seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { dogGame } from '../engine/boardgame-io-dog.ts';
import type { DogG } from '../engine/boardgame-io-dog.ts';
import type { Game, MatchState } from '../engine/boardgame-io.ts';
import type { Meter, SeatedTable } from './clients.ts';

type TransportData = { readonly type: string };
type TransportOptions = { readonly transportDataCallback: (data: TransportData) => void };
type Packet = { readonly data?: string | Buffer };
type Engine = { on(event: 'packet', listener: (packet: Packet) => void): void };
type Transport = { readonly socket: { readonly io: { readonly engine: Engine } } | null };
type MakeTransport = (options: TransportOptions) => Transport;

type BoardgameIoClient = {
  readonly transport: Transport;
  readonly moves: { readonly [name: string]: (...args: readonly unknown[]) => void };
  start(): void;
  stop(): void;
  getState(): MatchState<DogG> | null;
};

type ClientSetup = {
  readonly game: Game<DogG>;
  readonly numPlayers: number;
  readonly matchID: string;
  readonly playerID: string;
  readonly multiplayer: MakeTransport;
  readonly debug: false;
};

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as {
  readonly Client: (setup: ClientSetup) => BoardgameIoClient;
};
const { SocketIO } = require('boardgame.io/multiplayer') as {
  readonly SocketIO: (setup: { readonly server: string; readonly socketOpts: object }) => MakeTransport;
};

const seats = [0, 1, 2, 3] as const;
const socketOpts = { transports: ['websocket'], forceNew: true };

/** Payloads as socket.io's engine gets them: one letter for the kind, and the text. */
function metered(engine: Engine, meter: Meter): void {
  engine.on('packet', ({ data }) => {
    meter.bytes += 1 + (data === undefined ? 0 : Buffer.byteLength(data));
    meter.frames += 1;
  });
}

/** Boardgame.io's own client, over its own transport, that also says what arrives and when it is applied. */
function openClient(port: number, matchID: string, seat: number, told: (type: string) => void) {
  const connect = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts });
  const multiplayer: MakeTransport = (options) =>
    connect({
      ...options,
      transportDataCallback: (data) => {
        options.transportDataCallback(data);
        told(data.type);
      },
    });
  return Client({ game: dogGame, numPlayers: 4, matchID, playerID: String(seat), multiplayer, debug: false });
}

class BoardgameIoTable implements SeatedTable {
  readonly #port: number;
  readonly #meter: Meter;
  readonly #nth: number;
  readonly #rng: Rng;
  #match = 0;
  #clients: readonly BoardgameIoClient[] = [];
  #synced = 0;
  #awaited = 0;
  #arrived = (): void => {};

  constructor(port: number, nth: number, meter: Meter) {
    this.#port = port;
    this.#nth = nth;
    this.#meter = meter;
    this.#rng = seededRng(nth);
  }

  /** A match begins when its first client asks for it. */
  async open(): Promise<void> {
    this.#match += 1;
    this.#synced = 0;
    const matchID = `${this.#nth}-${this.#match}`;
    const ready = new Promise<void>((resolve) => {
      this.#clients = seats.map((seat) =>
        openClient(this.#port, matchID, seat, (type) => this.#told(type, resolve)),
      );
    });
    for (const client of this.#clients) {
      client.start();
      const engine = client.transport.socket?.io.engine;
      if (engine !== undefined) metered(engine, this.#meter);
    }
    await ready;
  }

  #told(type: string, ready: () => void): void {
    if (type === 'sync') {
      this.#synced += 1;
      if (this.#synced === seats.length) ready();
    }
    if (type !== 'update' && type !== 'patch') return;
    this.#awaited -= 1;
    if (this.#awaited === 0) this.#arrived();
  }

  move(arrived: () => void): void {
    for (const [seat, client] of this.#clients.entries()) {
      const state = client.getState();
      if (state === null) continue;
      const [chosen] = this.#choose(state, seat);
      if (chosen === undefined) continue;
      this.#awaited = seats.length;
      this.#arrived = arrived;
      client.moves[chosen.move]?.(...chosen.args);
      return;
    }
    this.#again(arrived);
  }

  #choose({ G, ctx }: MatchState<DogG>, seat: number) {
    if (ctx.gameover !== undefined) return [];
    const listed = dogGame.ai.enumerate(G, ctx, String(seat));
    return listed.length === 0 ? [] : [pick(listed, this.#rng)];
  }

  /** The match is over: the same four begin another. */
  #again(arrived: () => void): void {
    for (const client of this.#clients) client.stop();
    this.open().then(
      () => this.move(arrived),
      (error: unknown) => process.emitWarning(String(error)),
    );
  }

  leave(): Promise<void> {
    for (const client of this.#clients) client.stop();
    return Promise.resolve();
  }
}

/** Four clients of boardgame.io in one match of Dog. */
export async function seatBoardgameIoTable(port: number, nth: number, meter: Meter): Promise<SeatedTable> {
  const table = new BoardgameIoTable(port, nth, meter);
  await table.open();
  return table;
}
