import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { linePath, lineProtocol, leasePath, misdirected } from './call-peer.ts';
import type { PeerSecret } from './peer-secret.ts';

export type PeerPortAround = {
  readonly name: string;
  readonly secret: PeerSecret;
  /** What whoever reads the figures has to say; null where nobody may. */
  readonly metricsToken: string | null;
  readonly canRenew: () => Promise<boolean>;
  readonly serve: (stream: Duplex, head: Buffer) => void;
  readonly figures: () => Promise<{ readonly type: string; readonly text: string }>;
};

/** How long a request may take to arrive, in milliseconds. */
const patience = 5000;

const metricsPath = '/metrics';

/** The port for other servers. Whoever does not know the secret gets nothing, not even an answer. */
export class PeerPort {
  readonly #around: PeerPortAround;
  readonly #server: Server;
  readonly #lines = new Set<Duplex>();

  constructor(around: PeerPortAround) {
    this.#around = around;
    this.#server = createServer({ headersTimeout: patience, requestTimeout: patience });
    this.#server.on('request', (asked: IncomingMessage, answer: ServerResponse) =>
      this.#answer(asked, answer),
    );
    this.#server.on('upgrade', (asked: IncomingMessage, stream: Duplex, head: Buffer) =>
      this.#upgrade(asked, stream, head),
    );
    this.#server.on('clientError', (_error, stream) => stream.destroy());
  }

  get server(): Server {
    return this.#server;
  }

  /** How many lines others have to here. */
  get count(): number {
    return this.#lines.size;
  }

  /** Ends all lines to here: whoever is behind them is sent away. */
  dropLines(): void {
    for (const stream of this.#lines) stream.destroy();
  }

  async close(): Promise<void> {
    this.dropLines();
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  #answer(asked: IncomingMessage, answer: ServerResponse): void {
    if (asked.url === metricsPath && this.#mayReadFigures(asked)) {
      this.#tellFigures(answer);
      return;
    }
    const { secret, name, canRenew } = this.#around;
    const wanted = secret.wanted(asked.headers);
    if (wanted === null) {
      asked.socket.destroy();
      return;
    }
    const tell = (status: number): void => void answer.writeHead(status, secret.answer(asked.headers)).end();
    if (wanted !== name) tell(misdirected);
    else if (asked.url !== leasePath) tell(404);
    else void canRenew().then((can) => tell(can ? 200 : 503));
  }

  #tellFigures(answer: ServerResponse): void {
    this.#around.figures().then(
      ({ type, text }) => answer.writeHead(200, { 'content-type': type }).end(text),
      () => answer.writeHead(500).end(),
    );
  }

  #mayReadFigures({ headers: { authorization = '' } }: IncomingMessage): boolean {
    const { metricsToken } = this.#around;
    if (metricsToken === null) return false;
    const [given, wanted] = [Buffer.from(authorization), Buffer.from(`Bearer ${metricsToken}`)];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }

  #upgrade(asked: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    const { secret, name } = this.#around;
    const wanted = secret.wanted(asked.headers);
    if (wanted === null || asked.url !== linePath || asked.headers.upgrade !== lineProtocol) {
      stream.destroy();
      return;
    }
    const answer = Object.entries(secret.answer(asked.headers)).map(([key, value]) => `${key}: ${value}\r\n`);
    if (wanted !== name) {
      stream.end(
        `HTTP/1.1 ${misdirected} Misdirected Request\r\nconnection: close\r\n${answer.join('')}\r\n`,
      );
      return;
    }
    stream.write(
      `HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: ${lineProtocol}\r\n${answer.join('')}\r\n`,
    );
    this.#lines.add(stream);
    stream.once('close', () => this.#lines.delete(stream));
    this.#around.serve(stream, head);
  }
}
