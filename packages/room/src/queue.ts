/** Does one thing after the other. */
export class Queue {
  readonly #waiting: (() => Promise<void>)[] = [];
  #running = false;

  /** Whether something waits for what is being done now. */
  get hasWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push(() => task().then(resolve, reject));
      if (!this.#running) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#running = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) await next();
    this.#running = false;
  }
}
