import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Api } from '../harness.ts';
import { Person } from '../person.ts';

const program = fileURLToPath(new URL('../../bin/rudel-server.js', import.meta.url));

/** The program as somebody starts it. */
class Program {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown[]>;
  out = '';
  error = '';

  constructor(env: Record<string, string>, options: readonly string[] = []) {
    const { PATH = '' } = process.env;
    this.#child = spawn(process.execPath, [...options, program], { env: { PATH, ...env } });
    this.#ended = once(this.#child, 'exit');
    this.#child.stdout?.on('data', (data) => {
      this.out += String(data);
    });
    this.#child.stderr?.on('data', (data) => {
      this.error += String(data);
    });
  }

  /** Its port, once it is ready. */
  async port(): Promise<number> {
    const ended = this.#ended.then(() => 'ended');
    for (;;) {
      const [, port] = /ready: http:\/\/[\w.[\]:]+:(\d+)/.exec(this.out) ?? [];
      if (port !== undefined) return Number(port);
      const stdout = this.#child.stdout;
      const said = stdout === null ? ended : Promise.race([once(stdout, 'data'), ended]);
      if ((await said) === 'ended') throw new Error(this.error);
    }
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  async exitCode(): Promise<unknown> {
    const [code] = await this.#ended;
    return code;
  }
}

/** Loaded before the server: lets a test end the thread that has the database, which no setting of the server can. */
const endingTheStore = `
  import { syncBuiltinESMExports } from 'node:module';
  import threads from 'node:worker_threads';
  const { Worker } = threads;
  threads.Worker = class extends Worker {
    constructor(url, options) {
      super(url, options);
      if (String(url).endsWith('/sqlite/worker.js')) process.on('SIGUSR2', () => void this.terminate());
    }
  };
  syncBuiltinESMExports();
`;

const folder = (): string => mkdtempSync(join(tmpdir(), 'rudel-program-'));

const local = { HOST: '127.0.0.1', RUDEL_LOG: 'warn' };

async function takenPort(): Promise<{ readonly port: number; readonly free: () => void }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, free: () => server.close() };
}

export function programSuite(): void {
  describe('the program', () => {
    it('says what is wrong with its settings, one sentence each, and ends with 2', async () => {
      const running = new Program({ PORT: 'x', RUDEL_LOG: 'loud' });
      expect(await running.exitCode()).toBe(2);
      const lines = running.error.trim().split('\n');
      expect(lines).toHaveLength(2);
      for (const line of lines) expect(line).toMatch(/^[A-Z].*\.$/);
    });

    it('says that a port is taken, and ends with 2', async () => {
      const { port, free } = await takenPort();
      const running = new Program({ ...local, PORT: String(port), RUDEL_DATA: folder() });
      expect(await running.exitCode()).toBe(2);
      expect(running.error.trim()).toBe(`Port ${port} is in use. Set PORT to another one, or leave it out.`);
      free();
    });

    it.each(['SIGINT', 'SIGTERM'] as const)('stops cleanly on %s, and goes on later', async (signal) => {
      const env = { ...local, PORT: '0', RUDEL_DATA: folder() };
      const running = new Program(env);
      const host = new Person(await running.port(), await new Api(await running.port()).create());
      await host.connect();
      await host.wish('name Anna');
      running.signal(signal);
      await host.until(() => host.closeCode !== null);
      expect([host.bye, host.closeCode]).toEqual(['closed', 1001]);
      expect(await running.exitCode()).toBe(0);
      expect(running.error).toBe('');

      const again = new Program(env);
      await host.connect(await again.port());
      expect(host.table?.seats[0]).toMatchObject({ name: 'Anna' });
      again.signal('SIGTERM');
      expect(await again.exitCode()).toBe(0);
    });

    it('ends with 1 and a last sentence when the thread that has the tables is gone', async () => {
      const preload = `data:text/javascript,${encodeURIComponent(endingTheStore)}`;
      const running = new Program({ ...local, PORT: '0', RUDEL_DATA: folder() }, ['--import', preload]);
      const host = new Person(await running.port(), await new Api(await running.port()).create());
      await host.connect();
      running.signal('SIGUSR2');
      await host.until(() => host.closeCode !== null);
      expect([host.bye, host.closeCode]).toEqual(['closed', 1001]);
      expect(await running.exitCode()).toBe(1);
      const lines = running.error.trim().split('\n');
      expect(lines.at(-1)).toMatch(/^The tables can no longer be read or written, .*\.$/);
      expect(lines.some((line) => line.includes('"event":"store-ended"'))).toBe(true);
    });

    it('does not open tables that another one has open', async () => {
      const env = { ...local, PORT: '0', RUDEL_DATA: folder() };
      const first = new Program(env);
      await first.port();
      const second = new Program(env);
      expect(await second.exitCode()).toBe(2);
      expect(second.error).toMatch(/^The tables in .* cannot be opened: .*\.\n$/);
      first.signal('SIGTERM');
      await first.exitCode();
    });
  });
}
