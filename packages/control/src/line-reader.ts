/** Puts lines together from pieces of text; whoever sends none for too long is cut off. */
export class LineReader {
  readonly #longest: number;
  readonly #onLine: (line: string) => void;
  readonly #onTooLong: () => void;
  #rest = '';

  constructor(longest: number, onLine: (line: string) => void, onTooLong: () => void) {
    this.#longest = longest;
    this.#onLine = onLine;
    this.#onTooLong = onTooLong;
  }

  add(text: string): void {
    this.#rest += text;
    const lines = this.#rest.split('\n');
    this.#rest = lines.pop() ?? '';
    if (this.#rest.length > this.#longest) this.#onTooLong();
    else for (const line of lines) this.#onLine(line);
  }
}
