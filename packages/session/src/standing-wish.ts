import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { AnyView, Open } from '@rudel/kernel';
import type { AnyWishAnswer, AnyWishes } from '@rudel/ui/game-ui';
import type { StandingWish } from '@rudel/ui/play';
import type { Surroundings } from '@rudel/ui/surroundings';

/** A wish that was left, and the view in which it was. */
export type KeptWish = { readonly wish: string; readonly since: AnyView };

/** Where a wish outlasts the page. */
export interface WishShelf {
  read(): KeptWish | null;
  write(kept: KeptWish | null): void;
}

/** How long an answer takes, in milliseconds: always the same, so that it tells nothing. */
export const wishPause = 600;

const waits: AnyWishAnswer = { kind: 'waits' };

export type WishParts = {
  readonly answers: AnyWishes;
  readonly known: ReadonlySignal<AnyView>;
  readonly shelf: WishShelf;
  readonly time: Pick<Surroundings, 'after'>;
  readonly send: (move: Open) => void;
};

/** Answers for a seat by the wish it has left, until that is over or taken back. */
export class AnsweredWish implements StandingWish {
  readonly wish: ReadonlySignal<string | null>;
  /** The wish is about to answer what is asked now. */
  readonly isAnswering: ReadonlySignal<boolean>;
  readonly stop: () => void;
  readonly #parts: WishParts;
  readonly #kept;

  constructor(parts: WishParts) {
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
      return answer.kind === 'move' ? time.after(wishPause, () => send(answer.move)) : () => {};
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
