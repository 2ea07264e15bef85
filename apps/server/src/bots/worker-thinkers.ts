import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BotsBusy } from '@rudel/room';
import type { Question, Thinkers, Thought } from '@rudel/room';
import type { Log } from '../logging.ts';
import { BotThread } from './bot-thread.ts';
import type { Ending, ThreadLimits, ThreadOf } from './bot-thread.ts';
import { FairQueue } from './fair-queue.ts';
import { OwnerShares } from './owner-shares.ts';
import type { MostPerOwner } from './owner-shares.ts';

/** How bots are kept within bounds. */
export type BotLimits = ThreadLimits & {
  /** What a bot may think when nobody waits behind it, in milliseconds. */
  readonly budget: number;
  /** How many questions may wait, of all and of one owner's tables; more are asked again later. */
  readonly queue: number;
  readonly perOwner: MostPerOwner;
  /** In how many threads they think. */
  readonly threads: number;
  /** How long a question waits before the bots count as busy. */
  readonly patience: number;
};

export const usualBotLimits: BotLimits = {
  budget: 250,
  hung: 2000,
  beginning: 20_000,
  queue: 20_000,
  perOwner: { tables: 32, questions: 800 },
  memory: 256,
  threads: Math.max(1, availableParallelism() - 1),
  patience: 2000,
};

const leastBudget = 5;

/** A thread loads no TypeScript: it is taken from the build, seen from the sources and from the build itself. */
function botThread(memory: number): Worker {
  const built = new URL('../../dist/bots/bot-worker.js', import.meta.url);
  return new Worker(built, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memory } });
}

type Waiting = {
  readonly question: Question;
  readonly thought: Thought | undefined;
  readonly since: number;
  readonly resolve: (move: string) => void;
  readonly reject: (error: Error) => void;
};

/** Whose share of the bots' time a table's questions take. */
export type OwnerOf = (table: string) => string;

/**
 * Bots in threads of their own. Those who wait are taken in turns, by the address that answers for a table and then by table, so that
 * nobody's many tables slow down another's one. What is no longer asked when its turn comes is dropped.
 */
export class WorkerThinkers implements Thinkers {
  readonly hasQueue = true;
  readonly #log: Log;
  readonly #limits: BotLimits;
  readonly #ownerOf: OwnerOf;
  readonly #now: () => number;
  readonly #queue = new FairQueue<Waiting>();
  readonly #threads: readonly BotThread[];
  readonly #shares: OwnerShares;
  readonly #listeners = new Map<string, () => void>();
  #isBusy = false;
  #isClosed = false;

  constructor(
    log: Log,
    limits: BotLimits = usualBotLimits,
    threadOf: ThreadOf = botThread,
    ownerOf: OwnerOf = (table) => table,
    now: () => number = () => performance.now(),
  ) {
    this.#log = log;
    this.#limits = limits;
    this.#ownerOf = ownerOf;
    this.#shares = new OwnerShares(limits.perOwner, now);
    this.#now = now;
    this.#threads = Array.from(
      { length: limits.threads },
      () => new BotThread(limits, threadOf, () => this.#next()),
    );
  }

  /** It depends on all tables together, and on those of the same owner. */
  isBusyFor(table: string): boolean {
    return this.#isBusy || this.#shares.waited(this.#ownerOf(table), table) > this.#limits.patience;
  }

  onBusy(table: string, listener: () => void): () => void {
    this.#listeners.set(table, listener);
    return () => {
      if (this.#listeners.get(table) === listener) this.#listeners.delete(table);
    };
  }

  async think(question: Question, thought?: Thought): Promise<string> {
    const { table } = question;
    if (this.#isClosed) throw new Error('the bots have gone home');
    const owner = this.#ownerOf(table);
    if (this.#queue.size >= this.#limits.queue || !this.#enters(owner, table)) throw new BotsBusy();
    try {
      return await new Promise((resolve, reject) => {
        const since = this.#now();
        this.#queue.add(owner, table, { question, thought, since, resolve, reject });
        this.#next();
      });
    } finally {
      this.#shares.leave(owner, table);
    }
  }

  #enters(owner: string, table: string): boolean {
    const wasBusy = this.isBusyFor(table);
    const enters = this.#shares.enter(owner, table);
    if (this.isBusyFor(table) !== wasBusy) this.#listeners.get(table)?.();
    return enters;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#queue.drain()) reject(new Error('the bots have gone home'));
    await Promise.all(this.#threads.map(async (thread) => thread.close()));
  }

  /** Gives what waits to the threads that are free. */
  #next(): void {
    for (const thread of this.#threads) {
      const next = thread.isFree && !this.#isClosed ? this.#stillAsked() : undefined;
      if (next !== undefined) this.#ask(thread, next);
    }
    if (this.#queue.size === 0) this.#turn(false);
  }

  #stillAsked(): Waiting | undefined {
    for (let next = this.#queue.take(); next !== undefined; next = this.#queue.take()) {
      if (next.thought?.isWanted() !== false) return next;
      next.reject(new Error('nobody asks this any more'));
    }
    return undefined;
  }

  #ask(thread: BotThread, waiting: Waiting): void {
    const { budget, threads, patience } = this.#limits;
    if (this.#now() - waiting.since > patience) this.#turn(true);
    const ms = Math.max(leastBudget, Math.round(budget / (1 + this.#queue.size / threads)));
    waiting.thought?.begins();
    const { game, level, view } = waiting.question;
    thread.ask({ game, level, view, ms }, (ending) => this.#end(waiting, ending));
  }

  #end({ question: { game, level }, resolve, reject }: Waiting, ending: Ending): void {
    if ('lost' in ending) {
      if (ending.lost !== 'closed') this.#log.error('bot-thread-lost', { why: ending.lost, game, level });
      reject(new Error(`the bot gave no answer: ${ending.lost}`));
    } else if (ending.move === null) {
      this.#log.warn('bot-failed', { game, level });
      reject(new Error('the bot gave no answer: failed'));
    } else resolve(ending.move);
  }

  #turn(isBusy: boolean): void {
    if (isBusy === this.#isBusy) return;
    this.#isBusy = isBusy;
    for (const listener of this.#listeners.values()) listener();
  }
}
