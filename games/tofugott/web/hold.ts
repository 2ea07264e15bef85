import { computed, effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { View } from '@rudel/tofugott/page';
import { countedLast } from './logic/revealing.ts';
import type { Revealed } from './logic/revealing.ts';

const keyOf = (revealed: Revealed | null): string =>
  revealed === null ? '' : `${revealed.turn}.${revealed.question}`;

/**
 * Keeps the question that was just counted on the screen, so that everybody can read the last words, while the match has
 * gone on. It never holds up anybody else.
 */
export class Hold {
  readonly #key: ReadonlySignal<string>;
  readonly #seen;

  /** What is held; null for nothing. */
  readonly held: ReadonlySignal<Revealed | null>;

  /** @param isNeeded whether this seat must see what is asked now */
  constructor(view: ReadonlySignal<View>, isNeeded: () => boolean) {
    const last = computed(() => countedLast(view.value.shown));
    this.#key = computed(() => keyOf(last.value));
    this.#seen = signal(this.#key.peek());
    this.held = computed(() => (this.#key.value === this.#seen.value ? null : last.value));
    effect(() => {
      if (isNeeded()) this.release();
    });
  }

  release(): void {
    this.#seen.value = this.#key.value;
  }
}
