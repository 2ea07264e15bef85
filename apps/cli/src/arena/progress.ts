import type { Io } from '../io.ts';

const width = 24;
const between = 250;

/** A bar on the terminal of whoever watches; nothing elsewhere. */
export class Progress {
  readonly #io: Io;
  readonly #label: (done: number, wanted: number) => string;
  readonly #wanted: number;
  #shown = 0;
  #at = Number.NEGATIVE_INFINITY;

  constructor(io: Io, wanted: number, label: (done: number, wanted: number) => string) {
    this.#io = io;
    this.#wanted = wanted;
    this.#label = label;
  }

  show(done: number): void {
    if (!this.#io.isWatched || this.#io.now() - this.#at < between) return;
    this.#at = this.#io.now();
    const full = Math.floor((width * done) / this.#wanted);
    const bar = `${'█'.repeat(full)}${'░'.repeat(width - full)}`;
    const text = `${bar} ${this.#label(done, this.#wanted)}`;
    this.#io.err(`\r${text.padEnd(this.#shown)}`);
    this.#shown = text.length;
  }

  /** Says something that stays, above the bar. */
  say(line: string): void {
    this.clear();
    this.#io.err(`${line}\n`);
  }

  clear(): void {
    if (this.#shown > 0) this.#io.err(`\r${' '.repeat(this.#shown)}\r`);
    this.#shown = 0;
    this.#at = Number.NEGATIVE_INFINITY;
  }
}
