import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { AnyView, Open } from '@rudel/kernel';
import type { Standing, StandingAnswer, StandingAnswers } from '../games/game-ui.ts';
import type { Surroundings } from '../session/surroundings.ts';

/** A wish that was left, and the view in which it was. */
export type KeptWish = { readonly wish: string; readonly since: AnyView };

/** Where a wish outlasts the page. */
export interface WishShelf {
  read(): KeptWish | null;
  write(kept: KeptWish | null): void;
}

/** How long an answer takes, in milliseconds: always the same, so that it tells nothing. */
export const standingPause = 600;

const waits: StandingAnswer = { kind: 'waits' };

export type StandingParts = {
  readonly answers: StandingAnswers;
  readonly known: ReadonlySignal<AnyView>;
  readonly shelf: WishShelf;
  readonly time: Pick<Surroundings, 'after'>;
  readonly send: (move: Open) => void;
};

/** Answers for a seat by the wish it has left, until that is over or taken back. */
export class StandingWish implements Standing {
  readonly wish: ReadonlySignal<string | null>;
  /** The wish is about to answer what is asked now. */
  readonly isAnswering: ReadonlySignal<boolean>;
  readonly stop: () => void;
  readonly #parts: StandingParts;
  readonly #kept;

  constructor(parts: StandingParts) {
    const { answers, known, time, shelf, send } = parts;
    this.#parts = parts;
    this.#kept = signal(shelf.read());
    this.wish = computed(() => this.#kept.value?.wish ?? null);
    const found = computed(() => {
      const kept = this.#kept.value;
      return kept === null ? waits : answers.answer(kept.wish, kept.since, known.value);
    });
    this.isAnswering = computed(() => found.value.kind === 'move');
    this.stop = effect(() => {
      const answer = found.value;
      if (answer.kind === 'over') this.cancel();
      return answer.kind === 'move' ? time.after(standingPause, () => send(answer.move)) : () => {};
    });
  }

  leave(wish: string): void {
    if (this.#parts.answers.wishes.includes(wish)) this.#put({ wish, since: this.#parts.known.peek() });
  }

  cancel(): void {
    this.#put(null);
  }

  #put(kept: KeptWish | null): void {
    this.#kept.value = kept;
    this.#parts.shelf.write(kept);
  }
}
