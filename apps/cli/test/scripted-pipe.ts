import type { Heard, Pipe } from '@rudel/bots/program';

/** The way to a program that is made up: it is asked what to say whenever it is waited for. Time does not pass. */
export class ScriptedPipe implements Pipe {
  /** All that was said, `> ` to the program and `< ` by it. */
  readonly transcript: string[] = [];
  readonly #answer: (told: readonly string[]) => Heard;
  #told: string[] = [];
  isClosed = false;

  constructor(answer: (told: readonly string[]) => Heard) {
    this.#answer = answer;
  }

  send(lines: readonly string[]): void {
    this.#told.push(...lines);
    this.transcript.push(...lines.map((line) => `> ${line}`));
  }

  async next(): Promise<Heard> {
    const heard = this.#answer(this.#told);
    this.#told = [];
    if (heard.kind === 'line') this.transcript.push(`< ${heard.text}`);
    return heard;
  }

  now(): number {
    return 0;
  }

  close(): void {
    this.isClosed = true;
  }
}
