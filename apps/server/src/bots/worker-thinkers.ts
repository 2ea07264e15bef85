import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Question, Thinkers } from '@rudel/room';
import type { Log } from '../logging.ts';
import type { BotAnswer, BotMessage } from './bot-worker.ts';

/** How bots are kept within bounds. */
export type BotLimits = {
  /** What a bot may think when nobody waits behind it, in milliseconds. */
  readonly budget: number;
  /** When a bot that has not answered is taken for hung, and when a thread that has not begun. */
  readonly hung: number;
  readonly beginning: number;
  /** How many questions may wait; more are not taken. */
  readonly queue: number;
  /** What the thread may use, in MiB. */
  readonly memory: number;
};

export const usualBotLimits: BotLimits = {
  budget: 250,
  hung: 2000,
  beginning: 20_000,
  queue: 2000,
  memory: 256,
};

const leastBudget = 5;

/** A thread that answers one question after another with a `BotAnswer` each. */
export type ThreadOf = (memory: number) => Worker;

/** The thread is a file of the build; a server that runs from its sources takes it from there as well. */
function botThread(memory: number): Worker {
  const here = new URL('bot-worker.js', import.meta.url);
  const built = existsSync(here) ? here : new URL('../../dist/bots/bot-worker.js', import.meta.url);
  return new Worker(built, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memory } });
}

type Waiting = {
  readonly question: Question;
  readonly resolve: (move: string) => void;
  readonly reject: (error: Error) => void;
};

/** Bots in one thread of their own, one question at a time. A thread that hangs or dies is replaced, and only its question is lost. */
export class WorkerThinkers implements Thinkers {
  readonly #log: Log;
  readonly #limits: BotLimits;
  readonly #threadOf: ThreadOf;
  readonly #queue: Waiting[] = [];
  #thread: Worker | null = null;
  #isReady = false;
  #asked: Waiting | null = null;
  #alarm: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(log: Log, limits: BotLimits = usualBotLimits, threadOf: ThreadOf = botThread) {
    this.#log = log;
    this.#limits = limits;
    this.#threadOf = threadOf;
  }

  think(question: Question): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) reject(new Error('the bots have gone home'));
      else if (this.#queue.length >= this.#limits.queue) reject(new Error('too many questions wait'));
      else {
        this.#queue.push({ question, resolve, reject });
        this.#next();
      }
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('the bots have gone home'));
    this.#fail('closed');
    await this.#dismiss();
  }

  /** Asks the next question, or gets a thread for it. */
  #next(): void {
    if (this.#asked !== null || this.#isClosed || this.#queue.length === 0) return;
    if (this.#thread === null) this.#thread = this.#hire();
    else if (this.#isReady) this.#ask(this.#thread, this.#queue.shift());
  }

  #ask(thread: Worker, asked: Waiting | undefined): void {
    if (asked === undefined) return;
    this.#asked = asked;
    const { budget, hung } = this.#limits;
    const ms = Math.max(leastBudget, Math.round(budget / (1 + this.#queue.length)));
    this.#alarm = setTimeout(() => this.#replace('hung'), hung);
    thread.postMessage({ ...asked.question, ms }, []);
  }

  #hire(): Worker {
    const thread = this.#threadOf(this.#limits.memory);
    this.#alarm = setTimeout(() => this.#replace('hung'), this.#limits.beginning);
    const ifMine = (act: () => void): void => {
      if (this.#thread === thread) act();
    };
    thread.on('message', (message: BotMessage) => ifMine(() => this.#hear(message)));
    thread.on('error', () => ifMine(() => this.#replace('error')));
    thread.on('exit', () => ifMine(() => this.#replace('exit')));
    thread.unref();
    return thread;
  }

  async #dismiss(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    this.#isReady = false;
    await thread?.terminate();
  }

  #hear(message: BotMessage): void {
    if (message === 'ready') {
      clearTimeout(this.#alarm);
      this.#isReady = true;
    } else this.#answer(message);
    this.#next();
  }

  #answer({ move }: BotAnswer): void {
    if (move === null) {
      this.#log.warn('bot-failed', this.#about());
      this.#fail('failed');
    } else {
      this.#settle()?.resolve(move);
    }
  }

  /** A thread that does not even begin takes the next question with it, so that nobody waits for ever. */
  #replace(why: 'hung' | 'error' | 'exit'): void {
    this.#log.error('bot-thread-lost', { why, ...this.#about() });
    if (!this.#isReady) this.#asked = this.#queue.shift() ?? null;
    void this.#dismiss();
    this.#fail(why);
    this.#next();
  }

  #about(): { readonly game: string; readonly level: string } {
    const { game, level } = this.#asked?.question ?? { game: 'none', level: 'none' };
    return { game, level };
  }

  #fail(why: string): void {
    this.#settle()?.reject(new Error(`the bot gave no answer: ${why}`));
  }

  #settle(): Waiting | null {
    const asked = this.#asked;
    this.#asked = null;
    clearTimeout(this.#alarm);
    return asked;
  }
}
