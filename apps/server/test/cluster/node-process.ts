import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { secret } from './several.ts';

const entry = fileURLToPath(new URL('node-entry.mjs', import.meta.url));

/** One of several servers, in a process of its own. */
export class NodeProcess {
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly port: number;

  private constructor(child: ChildProcess, folder: string, port: number) {
    this.#child = child;
    this.#folder = folder;
    this.port = port;
  }

  static async start(database: string): Promise<NodeProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'rudel-node-'));
    const child = fork(entry, [folder, database, secret], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code} before it listened`);
    });
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ readonly port: number }];
    return new NodeProcess(child, folder, message.port);
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** It does nothing any more, and nobody can tell from outside. */
  stop(): void {
    this.#child.kill('SIGSTOP');
  }

  goOn(): void {
    this.#child.kill('SIGCONT');
  }

  /** In good order, or with no warning and no last words. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (this.isAlive) {
      const ended = once(this.#child, 'exit');
      this.#child.kill(signal);
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
