import type { Log } from '../../src/logging.ts';

/** A log that can be waited for. */
export class NotedLog implements Log {
  readonly events: string[] = [];
  readonly #waiting = new Set<() => void>();

  debug(): void {}

  info(event: string): void {
    this.#note(event);
  }

  warn(event: string): void {
    this.#note(event);
  }

  error(event: string): void {
    this.#note(event);
  }

  async until(event: string): Promise<void> {
    while (!this.events.includes(event))
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve);
      });
  }

  #note(event: string): void {
    this.events.push(event);
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}
