import type { Wish } from '@rudel/protocol';

/** What explains itself on this device: the table is told when the first of it opens and when the last is closed. */
export class ReadingHere {
  readonly #wish: (wish: Wish) => void;
  #open = 0;

  constructor(wish: (wish: Wish) => void) {
    this.#wish = wish;
  }

  begin(): () => void {
    this.#change(1);
    let isOpen = true;
    return () => {
      if (isOpen) this.#change(-1);
      isOpen = false;
    };
  }

  /** A table that has just let this device in knows nothing of it. */
  tellAgain(): void {
    if (this.#open > 0) this.#tell();
  }

  #change(by: 1 | -1): void {
    const wasOpen = this.#open > 0;
    this.#open += by;
    if (wasOpen !== this.#open > 0) this.#tell();
  }

  #tell(): void {
    this.#wish({ kind: 'reading', on: this.#open > 0 });
  }
}
