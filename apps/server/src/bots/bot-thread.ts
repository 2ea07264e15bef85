import type { Worker } from 'node:worker_threads';
import type { BotMessage } from './bot-worker.ts';
import type { TimedQuestion } from './timed-answer.ts';

/** A thread that answers one question after another with a `BotAnswer` each. */
export type ThreadOf = (memory: number) => Worker;

export type ThreadLimits = {
  /** When a bot that has not answered is taken for hung, and when a thread that has not begun. */
  readonly hung: number;
  readonly beginning: number;
  /** What the thread may use, in MiB. */
  readonly memory: number;
};

export type Loss = 'hung' | 'error' | 'exit' | 'closed';

/** How a question ended: with a move, with null where the bot failed, or with its thread. */
export type Ending = { readonly move: string | null } | { readonly lost: Loss };

/** One thread of bots, hired when it is needed and replaced when it hangs or dies. */
export class BotThread {
  readonly #limits: ThreadLimits;
  readonly #threadOf: ThreadOf;
  readonly #onFree: () => void;
  #worker: Worker | null = null;
  #isReady = false;
  #asked: { readonly question: TimedQuestion; readonly end: (ending: Ending) => void } | null = null;
  #alarm: NodeJS.Timeout | undefined;

  constructor(limits: ThreadLimits, threadOf: ThreadOf, onFree: () => void) {
    this.#limits = limits;
    this.#threadOf = threadOf;
    this.#onFree = onFree;
  }

  get isFree(): boolean {
    return this.#asked === null;
  }

  ask(question: TimedQuestion, end: (ending: Ending) => void): void {
    this.#asked = { question, end };
    if (this.#worker === null) this.#worker = this.#hire();
    else if (this.#isReady) this.#send(this.#worker, question);
  }

  async dismiss(): Promise<void> {
    clearTimeout(this.#alarm);
    const worker = this.#worker;
    this.#worker = null;
    this.#isReady = false;
    await worker?.terminate();
  }

  async close(): Promise<void> {
    this.#asked?.end({ lost: 'closed' });
    await this.dismiss();
  }

  #send(worker: Worker, question: TimedQuestion): void {
    clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => this.#lose('hung'), this.#limits.hung);
    worker.postMessage(question, []);
  }

  #hire(): Worker {
    const worker = this.#threadOf(this.#limits.memory);
    this.#alarm = setTimeout(() => this.#lose('hung'), this.#limits.beginning);
    const ifMine = (act: () => void): void => {
      if (this.#worker === worker) act();
    };
    worker.on('message', (message: BotMessage) => ifMine(() => this.#hear(worker, message)));
    worker.on('error', () => ifMine(() => this.#lose('error')));
    worker.on('exit', () => ifMine(() => this.#lose('exit')));
    worker.unref();
    return worker;
  }

  #hear(worker: Worker, message: BotMessage): void {
    if (message !== 'ready') {
      this.#end(message);
      return;
    }
    this.#isReady = true;
    clearTimeout(this.#alarm);
    if (this.#asked !== null) this.#send(worker, this.#asked.question);
  }

  #lose(lost: Loss): void {
    void this.dismiss();
    this.#end({ lost });
  }

  #end(ending: Ending): void {
    clearTimeout(this.#alarm);
    const asked = this.#asked;
    this.#asked = null;
    asked?.end(ending);
    this.#onFree();
  }
}
