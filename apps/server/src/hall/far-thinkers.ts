import { BotsBusy } from '@rudel/room';
import type { Question, Thinkers, Thought } from '@rudel/room';
import type { BotOutcome, FromPlace } from './messages.ts';

type Asked = {
  readonly thought: Thought | undefined;
  readonly resolve: (move: string) => void;
  readonly reject: (error: Error) => void;
};

/** The bots, as tables have them that are elsewhere. */
export class FarThinkers implements Thinkers {
  readonly hasQueue: boolean;
  readonly #post: (message: FromPlace) => void;
  readonly #asked = new Map<number, Asked>();
  readonly #busy = new Set<string>();
  readonly #listeners = new Map<string, () => void>();
  #count = 0;

  constructor(hasQueue: boolean, post: (message: FromPlace) => void) {
    this.hasQueue = hasQueue;
    this.#post = post;
  }

  think(question: Question, thought?: Thought): Promise<string> {
    this.#count += 1;
    const number = this.#count;
    return new Promise((resolve, reject) => {
      this.#asked.set(number, { thought, resolve, reject });
      thought?.whenUnwanted(() => this.#drop(number));
      this.#post(['think', number, question]);
    });
  }

  isBusyFor(table: string): boolean {
    return this.#busy.has(table);
  }

  onBusy(table: string, listener: () => void): () => void {
    this.#listeners.set(table, listener);
    this.#post(['watch', table, true]);
    return () => {
      if (this.#listeners.get(table) !== listener) return;
      this.#listeners.delete(table);
      this.#busy.delete(table);
      this.#post(['watch', table, false]);
    };
  }

  begins(number: number): void {
    this.#asked.get(number)?.thought?.begins();
  }

  hear(number: number, outcome: BotOutcome): void {
    const asked = this.#asked.get(number);
    this.#asked.delete(number);
    if (outcome === 'busy') asked?.reject(new BotsBusy());
    else if (outcome === 'failed') asked?.reject(new Error('the bot gave no answer'));
    else asked?.resolve(outcome.move);
  }

  turnBusy(table: string, isBusy: boolean): void {
    if (isBusy) this.#busy.add(table);
    else this.#busy.delete(table);
    this.#listeners.get(table)?.();
  }

  #drop(number: number): void {
    const asked = this.#asked.get(number);
    if (asked === undefined) return;
    this.#asked.delete(number);
    this.#post(['unwanted', number]);
    asked.reject(new Error('nobody asks this any more'));
  }
}
