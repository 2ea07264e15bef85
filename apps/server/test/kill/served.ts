import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('entry.mjs', import.meta.url));

export type ServedPlan = {
  readonly folder: string;
  /** `hasty` for the store that acknowledges before the commit. */
  readonly mutant?: string;
  /** Over how many threads tables are spread. */
  readonly workers?: number;
};

/** The real server in a process of its own, to be killed, or to have its threads killed. */
export class Served {
  readonly #child: ChildProcess;
  readonly port: number;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static async start({ folder, mutant = '', workers = 1 }: ServedPlan): Promise<Served> {
    const child = fork(entry, [folder, mutant, String(workers)], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${code} before it listened`);
    });
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ readonly port: number }];
    return new Served(child, message.port);
  }

  /** Ends a thread of tables as if it had failed in the middle of whatever it does. */
  async killRooms(nth: number): Promise<void> {
    const killed = once(this.#child, 'message');
    this.#child.send({ kill: nth });
    const [answer] = (await killed) as [string];
    if (answer !== 'killed') throw new Error(`a thread of tables cannot be killed: ${answer}`);
  }

  /** No warning, no last words. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }
}
