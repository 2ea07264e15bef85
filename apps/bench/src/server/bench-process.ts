import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Answered, Asked } from './answers.ts';

/** One core for the server and another for the load; null where processes cannot be pinned. */
export type Cores = { readonly server: number; readonly load: number } | null;

export function coresToPin(): Cores {
  const hasTaskset = spawnSync('taskset', ['--version']).status === 0;
  return hasTaskset && availableParallelism() >= 2 ? { server: 0, load: 1 } : null;
}

export type ProcessPlan = {
  readonly script: URL;
  readonly args: readonly string[];
  readonly core: number | null;
  /** For Node itself. */
  readonly flags?: readonly string[];
};

/** Nothing else that `npm start` does not have: source maps alone slow servers down by a fifth. */
const usualFlags = ['--expose-gc'];

/** A program of the bench in a process of its own; it is asked one thing at a time. */
export class BenchProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  #number = 0;
  #answer: (answered: Answered) => void = () => {};

  constructor({ script, args, core, flags = [] }: ProcessPlan) {
    const command = [process.execPath, ...usualFlags, ...flags, fileURLToPath(script), ...args];
    const [program = '', ...rest] = core === null ? command : ['taskset', '-c', String(core), ...command];
    this.#child = spawn(program, rest, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#child.on('message', (answered: Answered) => {
      if (answered.number === this.#number) this.#answer(answered);
    });
    const error = `${fileURLToPath(script)} has ended early`;
    this.#ended = once(this.#child, 'exit').then(() => this.#answer({ number: this.#number, error }));
  }

  async ask<T>(question: object): Promise<T> {
    this.#number += 1;
    const asked: Asked = { number: this.#number, question };
    const answered = new Promise<Answered>((resolve) => {
      this.#answer = resolve;
    });
    this.#child.send(asked);
    const { value, error } = await answered;
    if (error !== undefined) throw new Error(error);
    return value as T;
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }
}
