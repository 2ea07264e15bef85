import { setTimeout as pause } from 'node:timers/promises';
import type { CallAnswer, Question } from '../calls.ts';
import { StoreFault } from '../port.ts';
import { faultOf } from '../refused.ts';
import { Answering } from './answering.ts';
import type { Connection } from './connection.ts';
import { isLost } from './faults.ts';
import { wasKept } from './kept.ts';

type Waiting = {
  readonly call: Question;
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: Error) => void;
};

/** After a lost connection another is tried at once, then less and less often: a database that comes back is found within a second. */
const shortestPause = 50;
const longestPause = 1000;

/**
 * Asks the database one group of calls after the other: what is asked while it is busy with one makes up the next. While it cannot be reached
 * everything waits, and goes on by itself when it is back.
 */
export class Queue {
  readonly #connection: Connection;
  readonly #answering: Answering;
  #next: Waiting[] = [];
  #working: Promise<void> | null = null;
  #isClosing = false;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#answering = new Answering(connection);
  }

  async ask<T>(call: Question): Promise<T> {
    if (this.#isClosing) throw new StoreFault('ended', 'The store is closed.');
    return new Promise<unknown>((resolve, reject) => {
      this.#next.push({ call, resolve, reject });
      this.#working ??= this.#work();
    }) as Promise<T>;
  }

  /** Waits for what was asked before, as long as the database can be reached. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#working;
    await this.#connection.close();
  }

  async #work(): Promise<void> {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    while (this.#next.length > 0) {
      const group = this.#next;
      this.#next = [];
      await this.#settle(group);
    }
    this.#working = null;
  }

  async #settle(group: readonly Waiting[]): Promise<void> {
    try {
      const answers = await this.#answersTo(group.map(({ call }) => call));
      for (const [at, { resolve, reject }] of group.entries()) {
        const answer = answers[at] ?? null;
        if (answer === null || 'value' in answer) resolve(answer?.value);
        else reject(faultOf(answer.refusal));
      }
    } catch (error) {
      const fault = error instanceof Error ? error : new Error('Something else than an error was thrown.');
      for (const { reject } of group) reject(fault);
    }
  }

  async #answersTo(calls: readonly Question[]): Promise<readonly CallAnswer[]> {
    for (let wait = 0; ; wait = Math.min(longestPause, Math.max(shortestPause, 2 * wait))) {
      try {
        return wait === 0 ? await this.#answering.answers(calls) : await this.#again(calls);
      } catch (error) {
        if (!isLost(error)) throw error;
        if (this.#isClosing) throw new StoreFault('ended', 'The database cannot be reached.', 'other');
        this.#answering.forget();
        await pause(wait);
      }
    }
  }

  /** Once more, but for what has been done already. */
  async #again(calls: readonly Question[]): Promise<readonly CallAnswer[]> {
    const kept = new Set<Question>();
    for (const call of calls) if (await wasKept(this.#connection, call)) kept.add(call);
    const answers = await this.#answering.answers(calls.filter((call) => !kept.has(call)));
    const left = answers.values();
    return calls.map((call) => (kept.has(call) ? null : (left.next().value ?? null)));
  }
}
