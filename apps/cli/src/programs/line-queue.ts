import type { Heard } from '@rudel/bots/program';

/** A line has so many characters at most, and so many lines wait to be read: whoever says more floods. */
const longestLine = 65_536;
const mostWaiting = 10_000;

type Waiting = { readonly take: (heard: Heard) => void; readonly timer: NodeJS.Timeout };

/** Lines as they come in pieces, for one who waits for them one by one, and never for longer than they said. */
export class LineQueue {
  readonly #lines: string[] = [];
  #rest = '';
  #last: Heard | null = null;
  #waiting: Waiting | null = null;

  /** Takes another piece; false once there is too much of it. */
  add(piece: string): boolean {
    if (this.#last !== null) return false;
    const parts = `${this.#rest}${piece}`.split('\n');
    this.#rest = parts.pop() ?? '';
    for (const line of parts) this.#lines.push(line);
    const isFlood =
      this.#rest.length > longestLine ||
      this.#lines.length > mostWaiting ||
      parts.some(({ length }) => length > longestLine);
    if (isFlood) this.end({ kind: 'flood' });
    else this.#serve();
    return !isFlood;
  }

  /** Nothing more will come; what is there is still read, except after a flood. */
  end(last: Heard): void {
    if (this.#last !== null) return;
    if (last.kind === 'flood') this.#lines.length = 0;
    else if (this.#rest !== '') this.#lines.push(this.#rest);
    this.#last = last;
    this.#serve();
  }

  next(ms: number): Promise<Heard> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#answer({ kind: 'silence' }), Math.max(0, ms));
      this.#waiting = { take: resolve, timer };
      this.#serve();
    });
  }

  #serve(): void {
    if (this.#waiting === null) return;
    const line = this.#lines.shift();
    if (line !== undefined) this.#answer({ kind: 'line', text: line });
    else if (this.#last !== null) this.#answer(this.#last);
  }

  #answer(heard: Heard): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    clearTimeout(waiting?.timer);
    waiting?.take(heard);
  }
}
