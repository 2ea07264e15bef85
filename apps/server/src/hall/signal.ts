/** Something that happens once, and those who wait for it. */
export class Signal {
  readonly given: Promise<void>;
  #give: (() => void) | null = null;

  constructor() {
    this.given = new Promise((resolve) => {
      this.#give = resolve;
    });
  }

  give(): void {
    this.#give?.();
  }
}
