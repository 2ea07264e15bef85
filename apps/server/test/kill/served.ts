import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('entry.mjs', import.meta.url));

/** The real server in a process of its own, to be killed. */
export class Served {
  readonly #child: ChildProcess;
  readonly port: number;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static async start(folder: string, mutant: string): Promise<Served> {
    const child = fork(entry, [folder, mutant], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code} before it listened`);
    });
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ readonly port: number }];
    return new Served(child, message.port);
  }

  /** No warning, no last words. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }
}
