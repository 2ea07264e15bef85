import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../apps/server/bin/rudel-server.js', import.meta.url));

/** Bots answer at once and hardly think, so that a match is played in seconds. */
const quick = JSON.stringify({ botPause: [0, 0] });
const leastThought = '5';

/** How a server is set up, as its environment says it. */
export type SetUp = { readonly pace?: string; readonly limits?: string };

/** Below those that the system gives to whoever connects somewhere: nobody else gets one of them while a server is restarted. */
const ports = { first: 20_000, last: 30_000 } as const;

const isFree = async (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(ports.first, ports.last);
    if (await isFree(port)) return port;
  }
}

/** The real server, built, in a process of its own, with a data folder of its own. */
export class ServerProcess {
  readonly address: string;
  readonly #port: number;
  readonly #data: string;
  readonly #setUp: SetUp;
  #child: ChildProcess | null = null;
  #output = '';

  private constructor(port: number, data: string, setUp: SetUp) {
    this.#port = port;
    this.#data = data;
    this.#setUp = setUp;
    this.address = `http://localhost:${port}`;
  }

  static async start(setUp: SetUp = {}): Promise<ServerProcess> {
    const data = await mkdtemp(join(tmpdir(), 'rudel-e2e-'));
    const server = new ServerProcess(await freePort(), data, setUp);
    await server.run();
    return server;
  }

  /** All it has printed and logged. */
  get output(): string {
    return this.#output;
  }

  async run(data: string = this.#data): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      RUDEL_DATA: data,
      RUDEL_PACE: this.#setUp.pace ?? quick,
      RUDEL_BOT_TIME: leastThought,
      RUDEL_LIMITS: this.#setUp.limits ?? '',
      NODE_ENV: 'production',
    };
    const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    const keep = (chunk: Buffer): void => {
      this.#output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    await this.#untilHealthy(child);
  }

  async #untilHealthy(child: ChildProcess): Promise<void> {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The server has ended:\n${this.#output}`);
      const answer = await fetch(`${this.address}/healthz`).catch(() => null);
      if (answer?.ok === true) return;
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  }

  /** Ends it: politely, or as a crash would. */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  async restart(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    await this.end(signal);
    await this.run();
  }

  /** As if whoever runs it had named a wrong folder: with no tables at all, until the next restart. */
  async restartElsewhere(): Promise<void> {
    await this.end();
    await this.run(await mkdtemp(join(this.#data, 'elsewhere-')));
  }

  async dispose(): Promise<void> {
    await this.end();
    await rm(this.#data, { recursive: true, force: true });
  }
}
