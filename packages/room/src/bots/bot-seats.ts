import type { Seat } from '@rudel/kernel';
import { BotsBusy } from '../ports.ts';
import type { Clockwork, Question, Thinkers, Thought } from '../ports.ts';

/** After how long bots are asked again that were too busy even to wait. */
const busyPause = 1000;

/** A bot's turn: what it is asked, after which pause it answers, and how long it may think, waiting not counted. */
export type Asking = { readonly question: Question; readonly pause: number; readonly limit: number };

/**
 * Takes an answer when its turn has come, with null for its text where the bot failed or took too long; null where its question
 * is no longer asked. Until then the seat is asked nothing else.
 */
export type TakeAnswer = () => { readonly text: string | null } | null;

type Pending = {
  /** What the question is about; another key is another question. */
  readonly key: string;
  cancel: () => void;
};

const nothing = (): void => {};

/** The bots of one table that are thinking. */
export class BotSeats {
  readonly #clockwork: Clockwork;
  readonly #thinkers: Thinkers;
  readonly #onAnswer: (seat: Seat, take: TakeAnswer) => void;
  readonly #pending = new Map<Seat, Pending>();

  constructor(clockwork: Clockwork, thinkers: Thinkers, onAnswer: (seat: Seat, take: TakeAnswer) => void) {
    this.#clockwork = clockwork;
    this.#thinkers = thinkers;
    this.#onAnswer = onAnswer;
  }

  get isIdle(): boolean {
    return this.#pending.size === 0;
  }

  /** Lets exactly these seats think, each about the question of its key. */
  tend(asked: ReadonlyMap<Seat, { readonly key: string; readonly asking: () => Asking }>): void {
    for (const [seat, pending] of this.#pending) {
      if (asked.get(seat)?.key === pending.key) continue;
      pending.cancel();
      this.#pending.delete(seat);
    }
    for (const [seat, { key, asking }] of asked) {
      if (!this.#pending.has(seat)) this.#ask(seat, key, asking());
    }
  }

  clear(): void {
    this.tend(new Map());
  }

  #ask(seat: Seat, key: string, { question, pause, limit }: Asking): void {
    const pending: Pending = { key, cancel: () => {} };
    this.#pending.set(seat, pending);
    const ready = { pause: false, thought: false, text: null as string | null };
    const settle = (): void => {
      if (!ready.pause || !ready.thought || this.#pending.get(seat) !== pending) return;
      this.#onAnswer(seat, () => {
        if (this.#pending.get(seat) !== pending) return null;
        this.#pending.delete(seat);
        return { text: ready.text };
      });
    };
    const endPause = this.#clockwork.after(pause, () => {
      ready.pause = true;
      settle();
    });
    const thought = (text: string | null): void => {
      if (ready.thought) return;
      ready.thought = true;
      ready.text = text;
      endLimit();
      settle();
    };
    let endLimit = nothing;
    let unwanted = nothing;
    const whenUnwanted = (listener: () => void): void => {
      unwanted = listener;
    };
    const begins = (): void => {
      endLimit();
      endLimit = this.#clockwork.after(limit, () => {
        unwanted();
        thought(null);
      });
    };
    pending.cancel = () => {
      endPause();
      endLimit();
      unwanted();
    };
    const isWanted = (): boolean => this.#pending.get(seat) === pending && !ready.thought;
    if (this.#thinkers.hasQueue !== true) begins();
    void this.#think(question, { isWanted, begins, whenUnwanted }).then(thought);
  }

  /** What the bot answers; null where it failed. Where too many wait, it is asked again. */
  async #think(question: Question, thought: Thought): Promise<string | null> {
    while (thought.isWanted()) {
      try {
        return await this.#thinkers.think(question, thought);
      } catch (error) {
        if (!(error instanceof BotsBusy)) return null;
        await new Promise<void>((resolve) => void this.#clockwork.after(busyPause, resolve));
      }
    }
    return null;
  }
}
